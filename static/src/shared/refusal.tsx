// Why something was not done, in the reader's words, beside what was tapped; where no such place is on the screen, the
// notices say it.

import { useEffect } from "preact/hooks";
import { type Refused, refusals, t, view } from "../state/store";
import { hasWords, list } from "../words/words";
import { wordsOf } from "./stack";

const places = new Map<string, number>();

/** Whether some control on the screen shows the refusals of this key itself. */
export function hasPlace(id: string): boolean {
  return places.has(id);
}

/** The sentence of a refusal, and the rule that it rests on. */
export function wordRefusal(refused: Refused): { text: string; rule: string | null } {
  const id = `refusal-${refused.refused}`;
  const text = t(hasWords(id) ? id : "refusal-unknown", {
    names: names(refused.seats ?? []),
    count: refused.seats?.length ?? 0,
  });
  const lacks = refused.lacks ? ` ${wordLacks(refused.lacks)}` : "";
  return { text: text + lacks, rule: refused.rule };
}

function names(seats: readonly number[]): string {
  const players = view.peek()?.players ?? [];
  return list(seats.map((seat) => players[seat]?.name ?? t("somebody")));
}

function wordLacks(lacks: NonNullable<Refused["lacks"]>): string {
  const parts = [wordsOf(lacks.pieces)].filter((words) => words !== t("no-pieces"));
  if (lacks.beads) parts.push(t("any-beads-more", { count: lacks.beads }));
  if (lacks.spirits) parts.push(t("any-spirits-more", { count: lacks.spirits }));
  return t("refusal-lacks", { pieces: list(parts) });
}

export function RefusalText({ refused }: { refused: Refused }) {
  const { text, rule } = wordRefusal(refused);
  return (
    <>
      {text}
      {rule && <small class="refusal-rule">{t("refusal-rule", { rule })}</small>}
    </>
  );
}

/** The place for refusals of one key. `word` has words of its own for some of them, else null. */
export function RefusalAt({ id, word }: { id: string; word?: ((refused: Refused) => string | null) | undefined }) {
  useEffect(() => {
    places.set(id, (places.get(id) ?? 0) + 1);
    return () => {
      const left = (places.get(id) ?? 1) - 1;
      if (left > 0) places.set(id, left);
      else places.delete(id);
    };
  }, [id]);
  const refused = refusals.value.get(id);
  return refused ? (
    <p class="refusal" role="alert">
      {word?.(refused) ?? <RefusalText refused={refused} />}
    </p>
  ) : null;
}
