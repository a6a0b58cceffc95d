// The reader's own wish: a place in their tray that shows it, and the sheet in which one tap puts it up or takes it down.

import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { TYPES } from "../shared/pieces";
import { RefusalAt } from "../shared/refusal";
import { Sheet } from "../shared/sheet";
import { pending, send, t, view, type Wish } from "../state/store";
import { Name } from "./name";
import { close, openSheet } from "./open_sheet";
import { wishOf, wishWords } from "./wishes";

const KEY = "wish";

export function OwnWish() {
  const wish = wishOf(view.value!.you.seat);
  return (
    <button
      type="button"
      class="own-wish"
      aria-haspopup="dialog"
      data-type={wish?.type}
      onClick={() => (openSheet.value = { name: "wish" })}
    >
      <Name>{wish ? t("wish-own-shown", { piece: wishWords(wish) }) : t("wish-own-none")}</Name>
      <small aria-hidden="true">{t("wish-own")}</small>
      <span class="wish-disc" data-kind={wish?.kind ?? "bead"} aria-hidden="true">
        {wish ? <Piece kind={wish.kind} type={wish.type} size="small" /> : "?"}
      </span>
    </button>
  );
}

export function WishSheet() {
  const shown = wishOf(view.value!.you.seat);
  return (
    <Sheet
      title={t("wish-title")}
      onClose={close}
      class="wish-sheet"
      bar={shown && <Button onPress={() => void wishFor(null)}>{t("wish-clear")}</Button>}
    >
      <p>{t("wish-how")}</p>
      {(["bead", "spirit"] as const).map((kind) => (
        <div key={kind} class="pick-row">
          {TYPES.map((type) => (
            <Choice key={type} wish={{ kind, type }} shown={shown} />
          ))}
        </div>
      ))}
      <RefusalAt id={KEY} />
    </Sheet>
  );
}

/** Tapping what is shown already takes it down. */
function Choice({ wish, shown }: { wish: Wish; shown: Wish | null }) {
  const isShown = shown?.kind === wish.kind && shown.type === wish.type;
  return (
    <div class="pick" data-kind={wish.kind} data-type={wish.type} data-count={isShown ? 1 : undefined}>
      <button type="button" class="pick-add" aria-pressed={isShown} onClick={() => void wishFor(isShown ? null : wish)}>
        <Name>{wishWords(wish)}</Name>
        <Piece kind={wish.kind} type={wish.type} plain />
      </button>
    </div>
  );
}

async function wishFor(wish: Wish | null): Promise<void> {
  if (pending.peek().has(KEY)) return;
  const { done } = await send({ type: "set_wish", wish }, KEY);
  if (done) close();
}
