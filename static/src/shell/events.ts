// What happened, in a sentence of the reader's language; null for what the screen says better by itself.

import { countOf } from "../shared/pieces";
import { isMe, playerName, playerNames } from "../shared/players";
import { nameOf, wordsOf } from "../shared/stack";
import { type Glimpse, type Seat, type SeenEvent, type Talk, t, view, type Wants } from "../state/store";
import { isMuted } from "../talk/mutes";
import { speaker, wordTalk } from "../talk/wording";
import { list } from "../words/words";
import { openSheet } from "./sheets";

/** The arguments of a sentence about a player: their name, and whether it is the reader. */
function who(seat: Seat): { name: string; me: "yes" | "no" } {
  return { name: playerName(seat), me: isMe(seat) ? "yes" : "no" };
}

/** The same where only the name is told: it is the reader's if this very event seated them or took their seat. */
function whoNamed(name: string, moved: string | null): { name: string; me: "yes" | "no" } {
  return { name, me: name === moved ? "yes" : "no" };
}

function isHost(): "yes" | "no" {
  return view.peek()?.you.is_host ? "yes" : "no";
}

/** The sentence of an event as it is read out. `moved` is the reader's name where it gave or took their seat. */
export function wordEvent(event: SeenEvent, moved: string | null = null): string | null {
  const id = `event-${event.type}`;
  switch (event.type) {
    case "line_said":
    case "phrase_said":
      return wordSaid(event);
    case "seat_asked":
      return isHost() === "yes" ? t(id, { name: event.name }) : null; // only a host can answer
    case "member_kicked":
      return t(id, { ...whoNamed(event.name, moved), host: isHost() });
    case "round_voided":
      return t(id, { host: isHost() });
    case "seat_taken":
    case "kick_undone":
    case "seat_given":
    case "seat_given_up":
      return t(id, whoNamed(event.name, moved));
    case "host_changed":
      return event.seat === null ? null : t(id, who(event.seat));
    case "rematch_called":
    case "match_dealt":
      return t(id);
    case "round_started":
      return t(id, { round: event.round });
    case "round_ended":
      return t(id, { why: event.why });
    case "match_ended":
      return event.winners.length ? t(id, { names: playerNames(event.winners), count: event.winners.length }) : null;
    case "pieces_shown":
    case "pieces_hidden":
      return t(id, { ...who(event.seat), pieces: wordsOf(event.pieces) });
    case "offer_made":
      return t(id, { ...who(event.giver), gives: wordsOf(event.gives), wants: wordWants(event.wants) });
    case "offer_ended":
      return event.why === "withdrawn" && event.by === null ? t(id, who(event.giver)) : null;
    case "trade_made":
      return wordTrade(event.giver, event.taker, event.gave, event.got);
    case "center_swapped":
      return t(id, { ...who(event.seat), gave: wordsOf(event.gave), took: nameOf(event.kind, event.took) });
    case "beads_placed":
      return t(id, { ...who(event.seat), side: event.side, beads: wordGlimpse(event.beads) });
    case "spirit_placed":
      return t(id, { ...who(event.seat), side: event.side, spirit: nameOf("spirit", event.kind) });
    case "seat_vacated":
    case "seat_handed_over":
    case "offer_declined":
    case "reveal_ended":
      return null; // told by the event beside it, or by the screen that comes
    case "youngest_claimed":
    case "youngest_given_up":
    case "player_ready":
    case "ready_taken_back":
    case "floor_passed":
    case "seat_went_away":
    case "seat_came_back":
      return t(id, who(event.seat));
  }
}

/** Nothing of the reader's own, of those they do not hear, or while the talk itself lies open and is read out. */
function wordSaid(said: Talk): string | null {
  if (isMe(said.seat) || isMuted(said.seat) || openSheet.peek() === "talk") return null;
  return t("event-line_said", { name: speaker(said), text: wordTalk(said) });
}

/** A trade from the reader's side: what I gave first, else the one who offered. */
function wordTrade(giver: Seat, taker: Seat, gave: Glimpse, got: Glimpse): string {
  const [one, other, oneGave, otherGave] = isMe(taker) ? [taker, giver, got, gave] : [giver, taker, gave, got];
  return t("event-trade_made", {
    ...who(one),
    other: playerName(other),
    gave: wordGlimpse(oneGave),
    got: wordGlimpse(otherGave),
  });
}

/** "2 pink beads and 1 hidden piece": what was seen of it, and how many more. */
function wordGlimpse({ count, known }: Glimpse): string {
  const hidden = count - countOf(known);
  if (!hidden) return wordsOf(known);
  const unseen = t("hidden-pieces", { count: hidden });
  return hidden === count ? unseen : list([wordsOf(known), unseen]);
}

function wordWants(wants: Wants): string {
  const parts = countOf(wants.pieces) ? [wordsOf(wants.pieces)] : [];
  if (wants.any_beads) parts.push(t("any-beads", { count: wants.any_beads }));
  if (wants.any_spirits) parts.push(t("any-spirits", { count: wants.any_spirits }));
  return list(parts);
}
