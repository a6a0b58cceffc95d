// The protocol's types, made from the server's own by `make protocol`: not to be edited.
// Times are the server's, in milliseconds. What each message means: docs/protocol.md.

/** What a hello names. */
export const PROTOCOL = 1;
export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
export const BEADS_PER_TYPE = 4;
export const OPEN_OFFERS_PER_SEAT = 5;
/** Characters of a name at the most. */
export const NAME_LENGTH = 24;
/** Characters of a line of talk at the most. */
export const LINE_LENGTH = 280;
/** Lines and phrases of talk that a view brings. */
export const TALK_KEPT = 50;
/** The time limits of a round that a host can choose, in milliseconds. */
export const TIME_LIMITS_MS = [180000, 300000, 480000, 600000, 900000, 1200000] as const;
/** The order of all counts of pieces. */
export const TYPES = ["bull", "snake", "frog", "owl", "fish"] as const satisfies readonly PieceType[];
/** Why the server closes a socket. */
export const CLOSE = {
  /** What came was none of WebSocket's frames, or a compressed one. */
  NO_FRAME: 1002,
  /** A frame was not text. */
  BINARY: 1003,
  /** A text frame was not UTF-8. */
  NO_TEXT: 1007,
  /** A frame was larger than any message is, or cut into more parts. */
  TOO_LARGE: 1009,
  /** The server stops; come back in a moment. */
  RESTART: 1012,
  /** Nothing could be sent for ten seconds; come back. */
  STUCK: 4000,
  /** Far too many frames; come back more slowly. */
  TOO_FAST: 4008,
  /** A frame was no message at all, or the first one was no hello. */
  BROKEN_CLIENT: 4400,
  /** There is no room of this key, or it is gone. */
  NO_SUCH_ROOM: 4404,
  /** The client is of another build: reload once. */
  OTHER_PROTOCOL: 4409,
  /** No more spectators, or no more browsers on this seat. */
  FULL: 4429,
} as const;

/** A count a type, in the order of `TYPES`. */
export type Five = readonly [number, number, number, number, number];

// -- What a viewer sees

/** Where a match stands, in this order; READY comes again before every round [BEG2]. */
export type Phase = "stories" | "ready" | "playing" | "reveal" | "final";

/** The lobby, or where the match stands. */
export type RoomPhase = "lobby" | Phase;

/** Stable ids. */
export type Variant = "locked" | "normal" | "longer" | "extended" | "story";

/** `seats` is how many may sit; `time_limit` is milliseconds a round, null for no limit [END5]. */
export interface TableSettings {
  readonly seats: number;
  readonly variants: readonly Variant[];
  readonly time_limit: number | null;
}

/** 0 to 4, in the order of the deal. */
export type Seat = number;

/** A kick that the host can still undo, until `until` (server time, milliseconds). */
export interface KickView {
  readonly seat: Seat;
  readonly name: string;
  readonly until: number;
}

/** A spectator who asks for a seat, in the room's count from 1. */
export type AskerNumber = number;

export interface AskerView {
  readonly asker: AskerNumber;
  readonly name: string;
}

/**
 * `play` counts the rounds begun here and is named by acts of a round; `host` is null for a screen only. `code` is the
 * spoken code, null while there is none; while the room `is_locked` nobody new sits down or asks for a seat.
 */
export interface RoomView {
  readonly phase: RoomPhase;
  readonly play: number;
  readonly settings: TableSettings;
  readonly host: Seat | null;
  readonly host_is_here: boolean;
  readonly free_seats: number;
  readonly kick: KickView | null;
  readonly askers: readonly AskerView[];
  readonly code: string | null;
  readonly is_locked: boolean;
}

/** A player as everybody sees them. */
export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly is_here: boolean;
  readonly has_left: boolean;
}

/** Requests open to a viewer beyond the match, named like their commands. */
export type RoomAct =
  | "take_seat" | "leave" | "rename" | "say" | "ask_for_seat" | "change_settings" | "deal" | "kick" | "hand_over"
  | "let_in" | "dismiss_asker" | "lock_room" | "make_spoken_code" | "pace_reveal" | "rematch" | "make_code";

/**
 * Who the viewer is. A host who stands in is no owner, and so may not delete the room. `key` is the room's, for a
 * player or host who came by the spoken code: their page goes on with it, so that the code's end is not theirs. All
 * others have it already, or are not told.
 */
export interface You {
  readonly seat: Seat | null;
  readonly is_host: boolean;
  readonly is_owner: boolean;
  readonly acts: readonly RoomAct[];
  readonly key: string | null;
}

/** How far the match is. `starter` null is the host; `deadline` is server time in milliseconds. */
export interface Progress {
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly spirits_placed: number;
  readonly spirits_to_end: number;
  readonly variants: readonly Variant[];
  readonly time_limit: number | null;
  readonly deadline: number | null;
  readonly tellers: readonly Seat[];
  readonly youngest: Seat | null;
  readonly starter: Seat | null;
  readonly missing: readonly Seat[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

/** The five types [PCE1]. Their names, colours and shapes on the screen are data, not code. */
export type PieceType = "bull" | "snake" | "frog" | "owl" | "fish";

/** Whether somebody plays a seat. Away is a lost connection, left is a departure or a kick [END3] [MAT4]. */
export type Presence = "here" | "away" | "left";

/** A heap of pieces: how many beads and how many spirits of each type, in the order of `TYPES`. Never negative. */
export interface Pieces {
  readonly beads: Five;
  readonly spirits: Five;
}

/** A seat as everybody sees it [PUB2]. `hand` is one number, beads and spirits together. */
export interface SeatView {
  readonly seat: Seat;
  readonly set: readonly PieceType[];
  readonly presence: Presence;
  readonly ready: boolean;
  readonly hand: number;
  readonly front: Pieces;
  readonly fingers: Pieces;
  readonly under_top: number;
  readonly under_bottom: number;
}

/** A spirit on a box, and who put it there: both public [PUB2]. */
export interface Standing {
  readonly kind: PieceType;
  readonly by: Seat;
}

/** A box as everybody sees it: how many beads lie under it, which spirits stand on it and who put them there. */
export interface BoxView {
  readonly beads: number;
  readonly spirits: readonly Standing[];
  readonly locked: boolean;
}

export interface BoxesView {
  readonly top: BoxView;
  readonly bottom: BoxView;
}

/** A bead goes under a box, a spirit animal on top of one. */
export type PieceKind = "bead" | "spirit";

/** A piece as people speak of it: a bead or the spirit of a type, held by whomever. */
export interface PieceName {
  readonly type: PieceType;
  readonly kind: PieceKind;
}

/** A piece that a player shows as wanted, whoever has it. */
export type Wish = PieceName;

/** A player's own pieces, and the note of what they put under each box, which only they have [PUB4]. */
export interface Mine {
  readonly hand: Pieces;
  readonly front: Pieces;
  readonly fingers: Pieces;
  readonly under_top: Pieces;
  readonly under_bottom: Pieces;
}

/** One viewer's count of the offers they have seen in a round, from 1. */
export type OfferNumber = number;

/** What an offer asks for: named pieces, and any beads or spirits beyond them [TRD4]. */
export interface Wants {
  readonly pieces: Pieces;
  readonly any_beads: number;
  readonly any_spirits: number;
}

/** What somebody misses to accept: named pieces, and how many beads and spirits more for the "any". */
export interface Lacks {
  readonly pieces: Pieces;
  readonly beads: number;
  readonly spirits: number;
}

/** An offer as its viewer sees it. `lacks` is what the viewer misses to accept it, null where they may not. */
export interface OfferView {
  readonly offer: OfferNumber;
  readonly giver: Seat;
  readonly to: readonly Seat[] | null;
  readonly gives: Pieces;
  readonly wants: Wants;
  readonly lacks: Lacks | null;
}

/** Acts around the rounds that may be open to a viewer, named like their commands. */
export type Act =
  | "pass_floor" | "claim_youngest" | "give_up_youngest" | "get_ready" | "take_back_ready" | "begin" | "void_round"
  | "end_reveal" | "end_match";

/** What may be done: `acts` by name, and for acts with pieces the most of each that may be named. */
export interface Options {
  readonly acts: readonly Act[];
  /** May be given in a new offer. */
  readonly offer: Pieces;
  /** From hand or fingers to the front. */
  readonly show: Pieces;
  readonly hide: Pieces;
  /** May be given to the center, one piece at a time. */
  readonly swap_give: Pieces;
  /** May be asked of the center, for one of the same kind. */
  readonly swap_take: Pieces;
  readonly under_top: Pieces;
  readonly under_bottom: Pieces;
  /** Spirits that may be placed on either box. */
  readonly on_box: Pieces;
  /** Whether placing a spirit now ends the round [END1]. */
  readonly ends_round: boolean;
}

/** What ended a round: the last spirit on a box [END1], or the time limit [END5]. */
export type RoundEnd = "spirits" | "time";

/** A player's three zones. */
export interface Holding {
  readonly hand: Pieces;
  readonly front: Pieces;
  readonly fingers: Pieces;
}

/** What decides a type: its spirit on a box first, else the beads under the boxes compared. */
export type Verdict = "spirit_on_top" | "spirit_on_bottom" | "more_under_top" | "equal" | "more_under_bottom";

/** Why a player scores what they score for a type. */
export type Reason = "holds_none" | "bead" | "spirit" | "bead_and_spirit" | "alone" | "equal";

/** How one type came out: the verdict, the beads under each box, and each player's points (-1 to +2) and reason. */
export interface TypeScore {
  readonly kind: PieceType;
  readonly verdict: Verdict;
  readonly under_top: number;
  readonly under_bottom: number;
  readonly points: readonly number[];
  readonly reasons: readonly Reason[];
}

/** Pieces that changed place, as one viewer saw it: how many, and the types they know of them [PUB3]. */
export interface Glimpse {
  readonly count: number;
  readonly known: Pieces;
}

/** The two who traded know who of them gave the offer; others see the lower seat first, as `giver` [TRD6]. */
export interface TradeSeen {
  readonly type: "trade_made";
  readonly giver: Seat;
  readonly taker: Seat;
  readonly gave: Glimpse;
  readonly got: Glimpse;
}

export interface SwapSeen {
  readonly type: "center_swapped";
  readonly seat: Seat;
  readonly kind: PieceKind;
  readonly gave: Pieces;
  readonly took: PieceType;
}

/** The box top, marked CERAMIC, raises a type; the bottom lowers it. */
export type Side = "top" | "bottom";

export interface BeadsPlacedSeen {
  readonly type: "beads_placed";
  readonly seat: Seat;
  readonly side: Side;
  readonly beads: Glimpse;
}

export interface SpiritPlacedSeen {
  readonly type: "spirit_placed";
  readonly seat: Seat;
  readonly side: Side;
  readonly kind: PieceType;
}

/** The truth of an ended round, open to all [END4]. `under_top` and `under_bottom` have an entry a seat. */
export interface RoundSheet {
  readonly round: number;
  readonly why: RoundEnd;
  readonly ended_at: number;
  readonly held: readonly Holding[];
  readonly center: Pieces;
  readonly under_top: readonly Pieces[];
  readonly under_bottom: readonly Pieces[];
  readonly on_top: readonly Standing[];
  readonly on_bottom: readonly Standing[];
  readonly scores: readonly TypeScore[];
  readonly totals: readonly number[];
  readonly timeline: readonly (TradeSeen | SwapSeen | BeadsPlacedSeen | SpiritPlacedSeen)[];
}

/** What a beat shows. */
export type Step = "hands" | "spirits" | "lift" | "type" | "totals";

/** One step, `at` milliseconds after the round's end; `kind` is the type that it scores. */
export interface RevealBeat {
  readonly at: number;
  readonly step: Step;
  readonly kind: PieceType | null;
}

/** The whole reveal: it starts and ends in server time, milliseconds. */
export interface Script {
  readonly started: number;
  readonly ends: number;
  readonly beats: readonly RevealBeat[];
  /** Since when it stands still, server time in milliseconds; null while it runs. Held, it has no end. */
  readonly held: number | null;
}

/** All sections of a viewer's view; those of a match are null while there is none. */
export interface Sections {
  readonly room: RoomView;
  readonly players: readonly PlayerView[];
  readonly you: You;
  readonly watching: number;
  readonly progress: Progress | null;
  readonly seats: readonly SeatView[] | null;
  readonly boxes: BoxesView | null;
  readonly center: Pieces | null;
  readonly wishes: readonly (Wish | null)[] | null;
  readonly mine: Mine | null;
  readonly offers: readonly OfferView[] | null;
  readonly options: Options | null;
  readonly sheets: readonly RoundSheet[] | null;
  readonly reveal: Script | null;
}

// -- What was seen to happen

/** Talk. `seat` is null for a host who is only a screen. */
export interface Line {
  readonly type: "line_said";
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Phrases of the phrase book. Those of `who_has`, `i_have` and `i_want` name a piece. */
export type Phrase =
  | "hello" | "who_has" | "i_have" | "i_want" | "deal" | "no_deal" | "more" | "last_offer" | "please" | "trust_me"
  | "bluff" | "hurry_up" | "wait" | "too_late" | "thanks" | "well_played" | "soon";

/** Talk from the phrase book. `piece` is what the phrase is about, for those that are about one. */
export interface PhraseSaid {
  readonly type: "phrase_said";
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase: Phrase;
  readonly piece: PieceName | null;
  readonly at: number;
}

/** What is kept of the talk. */
export type Talk = Line | PhraseSaid;

export interface SeatTakenSeen {
  readonly type: "seat_taken";
  readonly name: string;
}

export interface SeatGivenUpSeen {
  readonly type: "seat_given_up";
  readonly seat: Seat;
  readonly name: string;
}

export interface SeatGivenSeen {
  readonly type: "seat_given";
  readonly seat: Seat;
  readonly name: string;
}

export interface SeatAskedSeen {
  readonly type: "seat_asked";
  readonly name: string;
}

export interface KickedSeen {
  readonly type: "member_kicked";
  readonly name: string;
}

export interface KickUndoneSeen {
  readonly type: "kick_undone";
  readonly name: string;
}

/** `seat` is null when the host is only a screen. */
export interface HostChangedSeen {
  readonly type: "host_changed";
  readonly seat: Seat | null;
}

/** The room is in its lobby again, with those who still sit there. */
export interface RematchCalled {
  readonly type: "rematch_called";
}

export interface ShownSeen {
  readonly type: "pieces_shown";
  readonly seat: Seat;
  readonly pieces: Pieces;
}

export interface HiddenSeen {
  readonly type: "pieces_hidden";
  readonly seat: Seat;
  readonly pieces: Pieces;
}

export interface OfferMadeSeen {
  readonly type: "offer_made";
  readonly offer: OfferNumber;
  readonly giver: Seat;
  readonly to: readonly Seat[] | null;
  readonly gives: Pieces;
  readonly wants: Wants;
}

/** Why an offer ended. An end because pieces left is worded like a withdrawal [TRD5]. */
export type OfferEnd = "withdrawn" | "accepted";

/** `again` is for the giver alone: they still hold what they gave and can offer it again [TRD5]. */
export interface OfferEndedSeen {
  readonly type: "offer_ended";
  readonly offer: OfferNumber;
  readonly giver: Seat;
  readonly why: OfferEnd;
  readonly by: Seat | null;
  readonly again: boolean;
}

export interface OfferDeclinedSeen {
  readonly type: "offer_declined";
  readonly offer: OfferNumber;
}

export interface RoundEndedSeen {
  readonly type: "round_ended";
  readonly why: RoundEnd;
}

export interface MatchDealtSeen {
  readonly type: "match_dealt";
  readonly sets: readonly (readonly PieceType[])[];
}

export interface FloorPassed {
  readonly type: "floor_passed";
  readonly seat: Seat;
}

export interface YoungestClaimed {
  readonly type: "youngest_claimed";
  readonly seat: Seat;
}

export interface YoungestGivenUp {
  readonly type: "youngest_given_up";
  readonly seat: Seat;
}

export interface PlayerReady {
  readonly type: "player_ready";
  readonly seat: Seat;
}

export interface ReadyTakenBack {
  readonly type: "ready_taken_back";
  readonly seat: Seat;
}

export interface RoundStarted {
  readonly type: "round_started";
  /** From 1. */
  readonly round: number;
  readonly by: Seat | null;
  /** Server time in milliseconds [END5]. */
  readonly deadline: number | null;
  /** Server time in milliseconds; 0 in journals that were written before times were kept. */
  readonly at: number;
}

export interface RoundVoided {
  readonly type: "round_voided";
}

export interface RevealEnded {
  readonly type: "reveal_ended";
}

export interface MatchEnded {
  readonly type: "match_ended";
  /** More than one on a tie, none when no round was scored [MAT1] [MAT4]. */
  readonly winners: readonly Seat[];
}

export interface SeatWentAway {
  readonly type: "seat_went_away";
  readonly seat: Seat;
}

export interface SeatCameBack {
  readonly type: "seat_came_back";
  readonly seat: Seat;
}

export interface SeatVacated {
  readonly type: "seat_vacated";
  readonly seat: Seat;
  readonly kicked: boolean;
}

export interface SeatHandedOver {
  readonly type: "seat_handed_over";
  readonly seat: Seat;
}

/** All events that reach a client. */
export type SeenEvent =
  | SeatTakenSeen | SeatGivenUpSeen | SeatGivenSeen | SeatAskedSeen | KickedSeen | KickUndoneSeen | HostChangedSeen
  | Line | PhraseSaid | RematchCalled | ShownSeen | HiddenSeen | OfferMadeSeen | OfferEndedSeen | OfferDeclinedSeen
  | TradeSeen | SwapSeen | BeadsPlacedSeen | SpiritPlacedSeen | RoundEndedSeen | MatchDealtSeen | FloorPassed
  | YoungestClaimed | YoungestGivenUp | PlayerReady | ReadyTakenBack | RoundStarted | RoundVoided | RevealEnded
  | MatchEnded | SeatWentAway | SeatCameBack | SeatVacated | SeatHandedOver;

// -- The replay of ended rounds: `/r/KEY/replay.json`

/**
 * The table after a deed, `at` milliseconds into the round; the first has none and is the deal. `points` are what each
 * seat would have scored had the round ended there.
 */
export interface Moment {
  readonly at: number;
  readonly deed: TradeSeen | SwapSeen | BeadsPlacedSeen | SpiritPlacedSeen | null;
  readonly held: readonly Pieces[];
  readonly center: Pieces;
  readonly under_top: readonly Pieces[];
  readonly under_bottom: readonly Pieces[];
  readonly on_top: readonly Standing[];
  readonly on_bottom: readonly Standing[];
  readonly points: readonly number[];
}

/**
 * The trade that brought one of the two the most: what their hands just before and just after it would have scored with
 * the boxes as they were in the end. `moment` is its place in the round's moments; `gain` and `other_gain` are points.
 */
export interface BestDeal {
  readonly moment: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly other: Seat;
  readonly other_gain: number;
}

/** The bead type that changed hands most, in trades and swaps: how many beads. */
export interface MostWanted {
  readonly kind: PieceType;
  readonly beads: number;
}

/** The deed from which on those who won the round would have won it; who was ahead just before it. */
export interface TurningPoint {
  readonly moment: number;
  readonly ahead_before: readonly Seat[];
  readonly ahead_after: readonly Seat[];
}

/** null where a round had nothing of the kind. */
export interface Highlights {
  readonly best_deal: BestDeal | null;
  readonly most_wanted: MostWanted | null;
  readonly turning_point: TurningPoint | null;
}

/** An ended round: its `moments` begin with the deal; `why` is what ended it. */
export interface RoundReplay {
  readonly round: number;
  readonly why: RoundEnd;
  readonly moments: readonly Moment[];
  readonly highlights: Highlights;
}

/** The ended rounds of the room's match. `names` and `sets` have an entry a seat. */
export interface Replay {
  readonly names: readonly string[];
  readonly sets: readonly (readonly PieceType[])[];
  readonly rounds: readonly RoundReplay[];
}

// -- Answers

/** Why a command was refused. */
export type RefusalCode =
  | "not_a_player" | "not_the_host" | "wrong_phase" | "round_over" | "no_such_seat" | "nothing_chosen" | "not_held"
  | "no_gifts" | "impossible" | "too_many_offers" | "offer_gone" | "not_your_offer" | "your_own_offer" | "choose_any"
  | "wrong_pieces" | "only_beads" | "center_lacks" | "fingers_full" | "box_locked" | "not_the_starter"
  | "not_all_ready" | "already_youngest" | "not_your_floor" | "unchanged" | "still_here" | "name_unfit" | "text_unfit"
  | "seats_full" | "already_seated" | "not_seated" | "kicked" | "settings_unfit" | "too_few_players" | "no_such_asker"
  | "too_late" | "too_many_askers" | "ask_the_host" | "room_locked" | "too_many_codes" | "room_worn_out"
  | "code_unknown" | "not_stored" | "malformed" | "too_fast";

/** A client's own name for a command, so that one sent twice is applied once. */
export type CommandId = string;

/** A command was applied; `code` is what a `make_code` brought. */
export interface Done {
  readonly id: CommandId;
  readonly done: true;
  readonly code: string | null;
}

/** A command was refused: why, the rule that says so, and what the reader's client needs to word it. */
export interface Refused {
  readonly id: CommandId;
  readonly refused: RefusalCode;
  readonly rule: string | null;
  readonly seats: readonly number[];
  readonly lacks: Lacks | null;
  /** The place of what was malformed. */
  readonly where: string | null;
  readonly done: false;
}

export type Answer = Done | Refused;

// -- Frames from the server

/** Everything a viewer sees: the answer to a hello, and to whatever makes them another viewer. */
export interface ViewFrame {
  readonly type: "view";
  readonly protocol: number;
  /** Names the server's build, and so the client's that belongs to it. */
  readonly build: string;
  /** The server's clock, in milliseconds. */
  readonly now: number;
  /** The count of this viewer's views; the next update has one more. */
  readonly n: number;
  readonly sections: Sections;
  /** The last lines and phrases said, oldest first. */
  readonly talk: readonly Talk[];
  readonly events: readonly SeenEvent[];
  readonly answer?: Answer;
}

/** What has changed for a viewer: sections whole, events in order, and the answer if it is the sender's. */
export interface UpdateFrame {
  readonly type: "update";
  /** One more than the frame before; anything else is a gap, answered with a hello. */
  readonly n: number;
  readonly sections: Partial<Sections>;
  readonly events: readonly SeenEvent[];
  readonly answer?: Answer;
}

/** An answer alone: nothing that the sender sees has changed. */
export interface AnswerFrame {
  readonly type: "answer";
  readonly answer: Answer;
}

/** The server's heartbeat, with its clock in milliseconds. */
export interface BeatFrame {
  readonly type: "beat";
  readonly now: number;
}

/** What everybody in the room can show at any time, spectators too. */
export type Reaction = "applause" | "laugh" | "wow" | "heart" | "cry" | "hurry";

/** How often a seat showed a reaction; `seat` is null for all without a seat, added up. */
export interface ReactionsSeen {
  readonly seat: Seat | null;
  readonly reaction: Reaction;
  readonly count: number;
}

/** What was shown since the last such frame. It changes no view, and is not sent to a connection that is behind. */
export interface ReactionsFrame {
  readonly type: "reactions";
  readonly reactions: readonly ReactionsSeen[];
}

export type FrameOut = ViewFrame | UpdateFrame | AnswerFrame | BeatFrame | ReactionsFrame;

// -- Commands

/** Pieces: how many beads and how many spirits of each type. What is left out is none. */
export interface PiecesIn {
  readonly beads?: Five;
  readonly spirits?: Five;
}

/** Own pieces, by the zone they are taken from, or `anywhere`: from what all can see first. */
export interface PickedIn {
  readonly anywhere?: PiecesIn | null;
  readonly fingers?: PiecesIn | null;
  readonly front?: PiecesIn | null;
  readonly hand?: PiecesIn | null;
}

/** Put own pieces in front of me, from hand or fingers. */
export interface ShowPieces {
  readonly type: "show_pieces";
  readonly pieces: PickedIn;
}

/** Take own pieces from the front into the hand. */
export interface HidePieces {
  readonly type: "hide_pieces";
  readonly pieces: PiecesIn;
}

/** What is asked for: named pieces, and any beads or spirits beyond them. */
export interface WantsIn {
  readonly pieces?: PiecesIn | null;
  readonly any_beads?: number;
  readonly any_spirits?: number;
}

/** Offer a trade to some seats, or with `to` null to everyone. */
export interface MakeOffer {
  readonly type: "make_offer";
  readonly to: readonly Seat[] | null;
  readonly gives: PickedIn;
  readonly wants: WantsIn;
}

/** Take back an own offer, by its number in my view. */
export interface WithdrawOffer {
  readonly type: "withdraw_offer";
  readonly offer: number;
}

/** Take an offer. `gives` is needed when it asks for "any": exactly the pieces I give. */
export interface AcceptOffer {
  readonly type: "accept_offer";
  readonly offer: number;
  readonly gives?: PickedIn | null;
}

/** Take an offer off my list; nobody is told. */
export interface DeclineOffer {
  readonly type: "decline_offer";
  readonly offer: number;
}

/** Where a held piece lies. Fingers hold what just came from the center [CTR4]; only the hand is hidden [PUB2]. */
export type Zone = "fingers" | "front" | "hand";

/** Give the center one piece for one of the same kind. */
export interface SwapWithCenter {
  readonly type: "swap_with_center";
  readonly kind: PieceKind;
  readonly gives: PieceType;
  readonly takes: PieceType;
  readonly zone?: Zone | null;
}

/** Put own beads under a box, for good. */
export interface PlaceBeads {
  readonly type: "place_beads";
  readonly side: Side;
  readonly beads: PickedIn;
}

/** Put an own spirit animal on a box, for good. */
export interface PlaceSpirit {
  readonly type: "place_spirit";
  readonly side: Side;
  readonly kind: PieceType;
}

/** Acts of a running round: the envelope names the `play` they are for. */
export type TableCommandIn =
  | ShowPieces | HidePieces | MakeOffer | WithdrawOffer | AcceptOffer | DeclineOffer | SwapWithCenter | PlaceBeads
  | PlaceSpirit;

/** Sit down in the lobby under a name of 1 to 24 characters. */
export interface TakeSeat {
  readonly type: "take_seat";
  readonly name: string;
}

/** Change my name. */
export interface Rename {
  readonly type: "rename";
  readonly name: string;
}

/** Give up my seat; in a match it stays on the table, played by nobody. */
export interface Leave {
  readonly type: "leave";
}

/** How many may sit, the variants by id, and the time limit of a round in milliseconds or null. */
export interface SettingsIn {
  readonly seats: number;
  readonly variants: readonly Variant[];
  readonly time_limit?: number | null;
}

/** The host sets seats, variants and time limit, in the lobby. */
export interface ChangeSettings {
  readonly type: "change_settings";
  readonly settings: SettingsIn;
}

/** The host deals: seats and variants are fixed for the match. */
export interface Deal {
  readonly type: "deal";
}

/** The host removes a player, named by seat and by the name shown there; it can be undone for 10 s. */
export interface Kick {
  readonly type: "kick";
  readonly seat: Seat;
  readonly name: string;
}

/** The host takes the last kick back. */
export interface UndoKick {
  readonly type: "undo_kick";
}

/** A spectator of a match tells the host that they would play. */
export interface AskForSeat {
  readonly type: "ask_for_seat";
  readonly name: string;
}

/** The host gives an away or vacated seat to a spectator who asked. */
export interface HandOver {
  readonly type: "hand_over";
  readonly seat: Seat;
  readonly asker: number;
}

/** The host has a spectator who asked in the lobby sit down. */
export interface LetIn {
  readonly type: "let_in";
  readonly asker: number;
}

/** The host takes a spectator off the list of those who ask for a seat. */
export interface DismissAsker {
  readonly type: "dismiss_asker";
  readonly asker: number;
}

/** The host locks the room, so that nobody new sits down or asks for a seat, or opens it again. */
export interface LockRoom {
  readonly type: "lock_room";
  readonly locked: boolean;
}

/** Talk, up to 280 characters. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** A piece as people speak of it: a bead or the spirit of a type. */
export interface PieceNameIn {
  readonly type: PieceType;
  readonly kind: PieceKind;
}

/** Talk with a phrase of the phrase book, which each reader has in their own language. */
export interface SayPhrase {
  readonly type: "say_phrase";
  readonly phrase: Phrase;
  readonly piece?: PieceNameIn | null;
}

/** What the host may do with the running reveal. */
export type RevealStep = "hold" | "go_on" | "next";

/** Hold the reveal, go on with it, or go to its next beat, on all screens. */
export interface PaceReveal {
  readonly type: "pace_reveal";
  readonly step: RevealStep;
}

/** The host takes the room back to its lobby after a match. */
export interface Rematch {
  readonly type: "rematch";
}

/** End my story, or as host anybody's; that of `teller`, if it is given. */
export interface PassFloor {
  readonly type: "pass_floor";
  readonly teller?: Seat | null;
}

/** Say that I am the youngest, and begin the rounds. */
export interface ClaimYoungest {
  readonly type: "claim_youngest";
}

/** I am not the youngest after all. */
export interface GiveUpYoungest {
  readonly type: "give_up_youngest";
}

/** I am ready. */
export interface GetReady {
  readonly type: "get_ready";
}

/** I am not ready after all. */
export interface TakeBackReady {
  readonly type: "take_back_ready";
}

/** "Let's begin": the starter begins the round. */
export interface Begin {
  readonly type: "begin";
}

/** The host voids the running round. */
export interface VoidRound {
  readonly type: "void_round";
}

/** The host skips the rest of the reveal. */
export interface EndReveal {
  readonly type: "end_reveal";
}

/** The host ends the match between rounds. */
export interface EndMatch {
  readonly type: "end_match";
}

/** Everything around the rounds. */
export type RoomCommandIn =
  | TakeSeat | Rename | Leave | ChangeSettings | Deal | Kick | UndoKick | AskForSeat | HandOver | LetIn | DismissAsker
  | LockRoom | Say | SayPhrase | PaceReveal | Rematch | PassFloor | ClaimYoungest | GiveUpYoungest | GetReady
  | TakeBackReady | Begin | VoidRound | EndReveal | EndMatch;

/** Show beside my face which piece I want; with `wish` null no more. */
export interface SetWish {
  readonly type: "set_wish";
  readonly wish: PieceNameIn | null;
}

/** Show the room how I feel. */
export interface React {
  readonly type: "react";
  readonly reaction: Reaction;
}

/** Shown for a moment, and kept nowhere. */
export type GestureIn = SetWish | React;

/** A player wants a code, good for 60 s and once, that adds another browser to their seat. */
export interface MakeCode {
  readonly type: "make_code";
}

/** Another browser joins a seat with its code. */
export interface UseCode {
  readonly type: "use_code";
  readonly code: string;
}

/** The host wants a short code to be said aloud: new, or in place of the old one. */
export interface MakeSpokenCode {
  readonly type: "make_spoken_code";
}

/** The host closes the spoken code. Who came by it stays, unless `guests_leave`: then those without a seat go. */
export interface CloseSpokenCode {
  readonly type: "close_spoken_code";
  readonly guests_leave?: boolean;
}

export type CommandIn =
  | ShowPieces | HidePieces | MakeOffer | WithdrawOffer | AcceptOffer | DeclineOffer | SwapWithCenter | PlaceBeads
  | PlaceSpirit | TakeSeat | Rename | Leave | ChangeSettings | Deal | Kick | UndoKick | AskForSeat | HandOver | LetIn
  | DismissAsker | LockRoom | Say | SayPhrase | PaceReveal | Rematch | PassFloor | ClaimYoungest | GiveUpYoungest
  | GetReady | TakeBackReady | Begin | VoidRound | EndReveal | EndMatch | SetWish | React | MakeCode | UseCode
  | MakeSpokenCode | CloseSpokenCode;

// -- Frames to the server

/**
 * The first frame of a connection, and again after a gap: the answer is the whole view. With `watch` the connection is
 * a screen: it sees what a spectator sees whosever browser it is, is nobody in the room, and its commands are refused.
 * The first hello decides on that.
 */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly watch?: boolean;
}

/** The answer to the server's heartbeat: somebody is there. */
export interface BeatIn {
  readonly type: "beat";
}

/** Is anybody there? The server answers with its heartbeat at once. */
export interface Ping {
  readonly type: "ping";
}

/** A command under an id of the client's own; `play` is the round that an act of a round is meant for. */
export interface Command {
  readonly type: "command";
  readonly id: string;
  readonly command: CommandIn;
  readonly play?: number | null;
}

export type MessageIn = Hello | BeatIn | Ping | Command;
