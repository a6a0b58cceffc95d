// The act that the reader is putting together: what they give, what they want of whom, or what they would swap with the
// center. One draft for the action bar and the composer alike, so that neither loses what was chosen in the other.

import { batch, computed, effect, signal } from "@preact/signals";
import {
  type MakeOffer,
  type OfferView,
  type PieceKind,
  type PieceType,
  type Seat,
  send,
  view,
  type Wants,
} from "../state/store";
import { countIn, isNone, single } from "../table/heaps";
import {
  chosenFrom,
  NO_SELECTION,
  type OnePiece,
  onePiece,
  picked,
  type Selection,
  tapped,
  total,
  within,
} from "../table/selection";
import { NO_WANTS, type Want, wantedOnce, wantsNothing, wantsOf } from "./wants";

export interface CenterPiece {
  readonly kind: PieceKind;
  readonly type: PieceType;
}
/** A swap under way, and what it would take. */
export interface Swap {
  readonly takes: CenterPiece | null;
}

export const selection = signal<Selection>(NO_SELECTION);
export const wants = signal<Wants>(NO_WANTS);
/** Recipients in the order they were chosen; none is nobody yet, null is everyone. */
export const recipients = signal<readonly Seat[] | null>(null);
/** Null while the reader is not about to swap. */
export const swap = signal<Swap | null>(null);
/** Whether anything has been chosen. */
export const hasDraft = computed(
  () =>
    swap.value !== null || recipients.value !== null || !wantsNothing(wants.value) || !isNone(total(selection.value)),
);

/** Whether the draft says what is given and what is wanted. */
export const hasBothSides = computed(() => !wantsNothing(wants.value) && !isNone(total(selection.value)));

/** Whether the draft says all that an offer needs. */
export const isOfferReady = computed(() => hasBothSides.value && recipients.value?.length !== 0);

const DOUBLE_TAP_MS = 350; // a second tap this soon after the first had its effect was meant for the same

let doneAt = -Infinity;
let touches = 0; // grows with every change by the reader: a late answer must not clear what came after

function touch(change: () => void): void {
  touches += 1;
  batch(change);
}

export function clearDraft(): void {
  touch(() => {
    selection.value = NO_SELECTION;
    wants.value = NO_WANTS;
    recipients.value = null;
    swap.value = null;
  });
}

export function choose(piece: OnePiece): void {
  const mine = view.value?.mine;
  if (mine) touch(() => (selection.value = tapped(selection.value, mine, piece)));
}

export function select(next: Selection): void {
  touch(() => (selection.value = next));
}

/** Wanting something of the players ends a swap. */
export function want(next: Want): void {
  setWants(wantedOnce(wants.value, next));
}

export function setWants(next: Wants): void {
  touch(() => {
    wants.value = next;
    swap.value = null;
  });
}

/** Adds or takes off a recipient. The last one taken off leaves nobody: what was meant for one is not for everyone. */
export function toggleRecipient(seat: Seat): void {
  const now = recipients.value ?? [];
  const next = now.includes(seat) ? now.filter((each) => each !== seat) : [...now, seat];
  touch(() => (recipients.value = next));
}

export function offerToEveryone(): void {
  touch(() => (recipients.value = null));
}

export function toggleSwap(): void {
  touch(() => (swap.value = swap.value ? null : { takes: null }));
}

/** A tap on a piece of the center: what the swap takes, or no longer. */
export function takeFromCenter(piece: CenterPiece): void {
  const now = swap.value?.takes;
  const isSame = now?.kind === piece.kind && now.type === piece.type;
  touch(() => (swap.value = isSame ? null : { takes: piece }));
}

/** A counter: the other's offer from this side, as far as the reader can give what it asks. */
export function mirror(offer: OfferView): void {
  const mine = view.value?.mine;
  if (!mine) return;
  touch(() => {
    selection.value = chosenFrom(mine, offer.wants.pieces);
    wants.value = wantsOf(offer.gives);
    recipients.value = [offer.giver];
    swap.value = null;
  });
}

/** Begins the offer that answers a friend's wish: to them, giving one of it. What is wanted for it stays as chosen. */
export function answerWish(seat: Seat, { kind, type }: CenterPiece): void {
  const mine = view.value?.mine;
  if (!mine) return;
  touch(() => {
    selection.value = chosenFrom(mine, single(kind, type));
    recipients.value = [seat];
    swap.value = null;
  });
}

/** What the draft says as a command; what it names may have gone meanwhile, then the server says so. */
function asCommand(): MakeOffer {
  return { type: "make_offer", to: recipients.value, gives: picked(selection.value), wants: wants.value };
}

/** Whether it was made. The draft is kept if it was not. */
export async function sendOffer(key = "offer"): Promise<boolean> {
  return clearedBy(send(asCommand(), key));
}

export async function sendSwap(): Promise<boolean> {
  const gives = onePiece(selection.value);
  const takes = swap.value?.takes;
  if (!gives || !takes) return false;
  const { kind, type, zone } = gives;
  return clearedBy(send({ type: "swap_with_center", kind, gives: type, takes: takes.type, zone }, "swap"));
}

/** Clears the draft when what it said was done, unless the reader has changed it since. */
export async function clearedBy(answer: ReturnType<typeof send>): Promise<boolean> {
  const sent = touches;
  const { done } = await answer;
  if (done && touches === sent) {
    clearDraft();
    doneAt = performance.now();
  }
  return done;
}

/** Whether a tap now is the second of a double tap whose first was done, with nothing chosen since. */
export function isDoubleTap(): boolean {
  return !hasDraft.peek() && performance.now() - doneAt < DOUBLE_TAP_MS;
}

/** Keeps the draft to what is there: pieces that have left are no longer chosen, and a new round begins anew. */
export function keepDraft(): () => void {
  let play: number | null = null;
  return effect(() => {
    const now = view.value;
    if (!now) return;
    if (play !== now.room.play) clearDraft();
    play = now.room.play;
    selection.value = within(selection.peek(), now.mine);
    const takes = swap.peek()?.takes;
    if (takes && now.center && !countIn(now.center, takes.kind, takes.type)) swap.value = { takes: null };
  });
}
