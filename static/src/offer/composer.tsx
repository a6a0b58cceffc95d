// The composer: an offer with everything it can say, in one sheet. It edits the same draft as the action bar, so that
// closing it loses nothing.

import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { stacksOf, TYPES } from "../shared/pieces";
import { isMe, playerName, totemOf } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { type PieceKind, type PieceType, type SeatView, t, view } from "../state/store";
import { countIn, isNone } from "../table/heaps";
import { close } from "../table/open_sheet";
import { total, withOneMoreOrNone } from "../table/selection";
import {
  clearDraft,
  isOfferReady,
  offerToEveryone,
  recipients,
  select,
  selection,
  sendOffer,
  setWants,
  toggleRecipient,
  wants,
} from "./draft";
import { Pick } from "./pick";
import { countWanted, wantedOnce, wantsNothing } from "./wants";
import { recipientNames, shortPieces, shortWants } from "./wording";

const KEY = "composer"; // not the bar's: its refusals belong here

export function Composer({ counter }: { counter: number | null }) {
  const title = counter === null ? t("offer-new") : t("offer-counter-to", { name: playerName(counter) });
  return (
    <Sheet title={title} onClose={close} class="composer" bar={<Bar />}>
      <To />
      <GiveSide />
      <GetSide />
    </Sheet>
  );
}

function To() {
  const others = view.value!.seats!.filter(({ seat }) => !isMe(seat));
  return (
    <fieldset class="offer-to">
      <legend>{t("offer-to-whom")}</legend>
      <div class="chips">
        <button type="button" class="chip" aria-pressed={recipients.value === null} onClick={offerToEveryone}>
          {t("offer-to-everyone")}
        </button>
        {others.map((friend) => (
          <ToChip key={friend.seat} friend={friend} />
        ))}
      </div>
    </fieldset>
  );
}

function ToChip({ friend: { seat, presence } }: { friend: SeatView }) {
  const totem = totemOf(seat);
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={recipients.value?.includes(seat) ?? false}
      onClick={() => toggleRecipient(seat)}
    >
      {totem && <Piece kind="spirit" type={totem} plain />}
      <span class="chip-name">{playerName(seat)}</span>
      {presence !== "here" && <small>{t("table-presence", { presence })}</small>}
    </button>
  );
}

function GiveSide() {
  const { mine } = view.value!;
  const given = total(selection.value);
  return (
    <section class="offer-side side-give">
      <h3>
        {t("offer-you-give")} <span class="side-sum">{isNone(given) ? "" : shortPieces(given)}</span>
      </h3>
      <div class="pick-row">
        {stacksOf(total(mine!)).map(({ kind, type, count: held }) => {
          const count = countIn(given, kind, type);
          const press = () => select(withOneMoreOrNone(selection.value, mine!, kind, type));
          return <Pick key={kind + type} kind={kind} type={type} count={count} of={held} onPress={press} />;
        })}
      </div>
    </section>
  );
}

function GetSide() {
  return (
    <section class="offer-side side-get">
      <h3>
        {t("offer-you-get")} <span class="side-sum">{wantsNothing(wants.value) ? "" : shortWants(wants.value)}</span>
      </h3>
      <WantRow kind="bead" />
      <WantRow kind="spirit" />
    </section>
  );
}

function WantRow({ kind }: { kind: PieceKind }) {
  const types: readonly (PieceType | null)[] = [...TYPES, null];
  return (
    <div class="pick-row">
      {types.map((type) => {
        const wanted = { kind, type };
        const press = () => setWants(wantedOnce(wants.value, wanted));
        return (
          <Pick key={type ?? "any"} kind={kind} type={type} count={countWanted(wants.value, wanted)} onPress={press} />
        );
      })}
    </div>
  );
}

function Bar() {
  const isReady = isOfferReady.value;
  const submit = async () => {
    if (await sendOffer(KEY)) close();
  };
  return (
    <>
      <p class="sheet-line" id="composer-line" aria-live="polite">
        {sentence()}
      </p>
      <Button onPress={clearDraft}>{t("offer-clear-short")}</Button>
      <Button
        look="primary"
        id={KEY}
        disabled={!isReady}
        describedBy="composer-line"
        onPress={() => void submit()}
        icon="chevron"
      >
        {t("offer-send")}
      </Button>
    </>
  );
}

/** What would be offered, or what is missing. */
function sentence(): string {
  const gives = total(selection.value);
  if (isNone(gives) || wantsNothing(wants.value)) return t("offer-both-sides");
  if (!isOfferReady.value) return t("offer-nobody");
  return t("offer-sentence", {
    to: recipientNames(recipients.value),
    gives: shortPieces(gives),
    wants: shortWants(wants.value),
  });
}
