// The phrase book: what is said with one tap, or with two where it is about a piece. Each reader has it in their own
// language.

import { useEffect, useRef, useState } from "preact/hooks";
import { Piece } from "../shared/piece";
import { TYPES } from "../shared/pieces";
import { RefusalAt } from "../shared/refusal";
import { type Phrase, type PieceKind, type PieceName, pending, send, t } from "../state/store";
import { PHRASES, takesPiece } from "./phrases";
import { wordOpening, wordPhrase } from "./wording";

const KINDS: readonly PieceKind[] = ["bead", "spirit"];
const SAID = "say_phrase";

export function PhraseBook({ onSaid }: { onSaid: () => void }) {
  const [asking, ask] = useState<Phrase | null>(null);
  const speak = async (phrase: Phrase, piece: PieceName | null) => {
    if (pending.peek().has(SAID)) return;
    const answer = await send({ type: "say_phrase", phrase, piece }, SAID);
    if (!answer.done) return;
    ask(null);
    onSaid();
  };
  const press = (phrase: Phrase) => {
    if (takesPiece(phrase)) ask(asking === phrase ? null : phrase);
    else void speak(phrase, null);
  };
  return (
    <section class="phrase-book" aria-label={t("phrase-book")} aria-busy={pending.value.has(SAID)}>
      <div class="phrases">
        {PHRASES.filter((phrase) => asking === null || takesPiece(phrase)).map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="phrase"
            data-phrase={phrase}
            aria-expanded={takesPiece(phrase) ? asking === phrase : undefined}
            onClick={() => press(phrase)}
          >
            {takesPiece(phrase) ? wordOpening(phrase) : wordPhrase(phrase, null)}
          </button>
        ))}
      </div>
      {asking && <PiecePicker phrase={asking} onPick={(piece) => void speak(asking, piece)} />}
      <RefusalAt id={SAID} />
    </section>
  );
}

/** Five beads and five animals; each button says the whole phrase that it will say. */
function PiecePicker({ phrase, onPick }: { phrase: Phrase; onPick: (piece: PieceName) => void }) {
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => picker.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={picker} class="phrase-pieces" role="group" aria-label={t("phrase-which")}>
      {KINDS.flatMap((kind) =>
        TYPES.map((type) => (
          <button
            key={kind + type}
            type="button"
            class="phrase-piece"
            data-kind={kind}
            data-type={type}
            aria-label={wordPhrase(phrase, { kind, type })}
            onClick={() => onPick({ kind, type })}
          >
            <Piece kind={kind} type={type} plain />
          </button>
        )),
      )}
    </div>
  );
}
