// The frames of a room's socket and what they hold, as the server sends them. Words as in the glossary; times are the
// server's, in milliseconds.

export type TypeName = "bull" | "snake" | "frog" | "owl" | "fish";
export type Kind = "bead" | "spirit";
export type Side = "top" | "bottom";
export type Zone = "fingers" | "front" | "hand";
export type Five = readonly [number, number, number, number, number];
export type Seat = number;
export type Variant = "locked" | "normal" | "longer" | "extended" | "story";
export type Phase = "lobby" | "stories" | "ready" | "playing" | "reveal" | "final";
export type MatchAct =
  | "pass_floor" | "claim_youngest" | "give_up_youngest" | "get_ready" | "take_back_ready" | "begin" | "void_round"
  | "end_reveal" | "end_match";
export type RoomAct =
  | "take_seat" | "leave" | "rename" | "say" | "ask_for_seat" | "change_settings" | "deal" | "kick" | "hand_over"
  | "rematch" | "make_code";
export type Presence = "here" | "away" | "left";
export type Verdict = "spirit_on_top" | "spirit_on_bottom" | "more_under_top" | "equal" | "more_under_bottom";
export type Reason = "holds_none" | "bead" | "spirit" | "bead_and_spirit" | "alone" | "equal";

export interface Pieces { readonly beads: Five; readonly spirits: Five }
export interface Wants { readonly pieces: Pieces; readonly any_beads: number; readonly any_spirits: number }
export interface Lacks { readonly pieces: Pieces; readonly beads: number; readonly spirits: number }
export interface Standing { readonly kind: TypeName; readonly by: Seat }
export interface Holding { readonly hand: Pieces; readonly front: Pieces; readonly fingers: Pieces }
export interface Glimpse { readonly count: number; readonly known: Pieces }

export interface TableSettings {
  readonly seats: number;
  readonly variants: readonly Variant[];
  readonly time_limit: number | null;
}
export interface KickView { readonly seat: Seat; readonly name: string; readonly until: number }
export interface AskerView { readonly asker: number; readonly name: string }
export interface RoomView {
  readonly phase: Phase;
  readonly play: number;
  readonly settings: TableSettings;
  readonly host: Seat | null;
  readonly host_is_here: boolean;
  readonly free_seats: number;
  readonly kick: KickView | null;
  readonly askers: readonly AskerView[];
}
export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly is_here: boolean;
  readonly has_left: boolean;
}
export interface You { readonly seat: Seat | null; readonly is_host: boolean; readonly acts: readonly RoomAct[] }

export interface Progress {
  readonly phase: Exclude<Phase, "lobby">;
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
export interface SeatView {
  readonly seat: Seat;
  readonly set: readonly TypeName[];
  readonly presence: Presence;
  readonly ready: boolean;
  readonly hand: number;
  readonly front: Pieces;
  readonly fingers: Pieces;
  readonly under_top: number;
  readonly under_bottom: number;
}
export interface BoxView { readonly beads: number; readonly spirits: readonly Standing[]; readonly locked: boolean }
export interface BoxesView { readonly top: BoxView; readonly bottom: BoxView }
export interface Mine {
  readonly hand: Pieces;
  readonly front: Pieces;
  readonly fingers: Pieces;
  readonly under_top: Pieces;
  readonly under_bottom: Pieces;
}
export interface OfferView {
  readonly offer: number;
  readonly giver: Seat;
  readonly to: readonly Seat[] | null;
  readonly gives: Pieces;
  readonly wants: Wants;
  readonly lacks: Lacks | null;
}
export interface Options {
  readonly acts: readonly MatchAct[];
  readonly offer: Pieces;
  readonly show: Pieces;
  readonly hide: Pieces;
  readonly swap_give: Pieces;
  readonly swap_take: Pieces;
  readonly under_top: Pieces;
  readonly under_bottom: Pieces;
  readonly on_box: Pieces;
  readonly ends_round: boolean;
}
export interface TypeScore {
  readonly kind: TypeName;
  readonly verdict: Verdict;
  readonly under_top: number;
  readonly under_bottom: number;
  readonly points: readonly number[];
  readonly reasons: readonly Reason[];
}
export interface RoundSheet {
  readonly round: number;
  readonly why: "spirits" | "time";
  readonly ended_at: number;
  readonly held: readonly Holding[];
  readonly center: Pieces;
  readonly under_top: readonly Pieces[];
  readonly under_bottom: readonly Pieces[];
  readonly on_top: readonly Standing[];
  readonly on_bottom: readonly Standing[];
  readonly scores: readonly TypeScore[];
  readonly totals: readonly number[];
}
export type Step = "hands" | "spirits" | "lift" | "type" | "totals";
export interface RevealBeat { readonly at: number; readonly step: Step; readonly kind: TypeName | null }
export interface Script { readonly started: number; readonly ends: number; readonly beats: readonly RevealBeat[] }

export interface Sections {
  readonly room: RoomView;
  readonly players: readonly PlayerView[];
  readonly you: You;
  readonly watching: number;
  readonly progress: Progress | null;
  readonly seats: readonly SeatView[] | null;
  readonly boxes: BoxesView | null;
  readonly center: Pieces | null;
  readonly mine: Mine | null;
  readonly offers: readonly OfferView[] | null;
  readonly options: Options | null;
  readonly sheets: readonly RoundSheet[] | null;
  readonly reveal: Script | null;
}

export interface Line {
  readonly type: "line_said";
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type SeenEvent =
  | { readonly type: "pieces_shown" | "pieces_hidden"; readonly seat: Seat; readonly pieces: Pieces }
  | {
      readonly type: "offer_made"; readonly offer: number; readonly giver: Seat; readonly to: readonly Seat[] | null;
      readonly gives: Pieces; readonly wants: Wants;
    }
  | {
      readonly type: "offer_ended"; readonly offer: number; readonly giver: Seat;
      readonly why: "withdrawn" | "accepted"; readonly by: Seat | null; readonly again: boolean;
    }
  | { readonly type: "offer_declined"; readonly offer: number }
  | {
      readonly type: "trade_made"; readonly giver: Seat; readonly taker: Seat; readonly gave: Glimpse;
      readonly got: Glimpse;
    }
  | {
      readonly type: "center_swapped"; readonly seat: Seat; readonly kind: Kind; readonly gave: Pieces;
      readonly took: TypeName;
    }
  | { readonly type: "beads_placed"; readonly seat: Seat; readonly side: Side; readonly beads: Glimpse }
  | { readonly type: "spirit_placed"; readonly seat: Seat; readonly side: Side; readonly kind: TypeName }
  | { readonly type: "round_ended"; readonly why: "spirits" | "time" }
  | { readonly type: "match_dealt"; readonly sets: readonly (readonly TypeName[])[] }
  | {
      readonly type:
        | "floor_passed" | "youngest_claimed" | "youngest_given_up" | "player_ready" | "ready_taken_back"
        | "seat_went_away" | "seat_came_back" | "seat_handed_over";
      readonly seat: Seat;
    }
  | { readonly type: "round_started"; readonly round: number; readonly by: Seat | null; readonly deadline: number | null }
  | { readonly type: "round_voided" | "reveal_ended" }
  | { readonly type: "match_ended"; readonly winners: readonly Seat[] }
  | { readonly type: "seat_vacated"; readonly seat: Seat; readonly kicked: boolean };

export type RoomSeen =
  | { readonly type: "seat_taken" | "seat_asked" | "member_kicked" | "kick_undone"; readonly name: string }
  | { readonly type: "seat_given_up" | "seat_given"; readonly seat: Seat; readonly name: string }
  | { readonly type: "host_changed"; readonly seat: Seat | null }
  | { readonly type: "rematch_called" }
  | Line
  | SeenEvent;

export interface Done { readonly id: string; readonly done: true; readonly code: string | null }
export interface Refused {
  readonly id: string;
  readonly done: false;
  readonly refused: string;
  readonly rule: string | null;
  readonly seats: readonly Seat[];
  readonly lacks: Lacks | null;
  readonly where: string | null;
}
export type Answer = Done | Refused;

export interface ViewFrame {
  readonly type: "view";
  readonly protocol: number;
  readonly build: string;
  readonly now: number;
  readonly n: number;
  readonly sections: Sections;
  readonly talk: readonly Line[];
  readonly events: readonly RoomSeen[];
  readonly answer?: Answer;
}
export interface UpdateFrame {
  readonly type: "update";
  readonly n: number;
  readonly sections: Partial<Sections>;
  readonly events: readonly RoomSeen[];
  readonly answer?: Answer;
}
export interface AnswerFrame { readonly type: "answer"; readonly answer: Answer }
export interface BeatFrame { readonly type: "beat"; readonly now: number }
export type FrameOut = ViewFrame | UpdateFrame | AnswerFrame | BeatFrame;

export interface PiecesIn { beads?: Five; spirits?: Five }
export interface PickedIn { anywhere?: PiecesIn; fingers?: PiecesIn; front?: PiecesIn; hand?: PiecesIn }
export interface WantsIn { pieces?: PiecesIn; any_beads?: number; any_spirits?: number }

export type TableCommandIn =
  | { type: "show_pieces"; pieces: PickedIn }
  | { type: "hide_pieces"; pieces: PiecesIn }
  | { type: "make_offer"; to: Seat[] | null; gives: PickedIn; wants: WantsIn }
  | { type: "withdraw_offer" | "decline_offer"; offer: number }
  | { type: "accept_offer"; offer: number; gives?: PickedIn }
  | { type: "swap_with_center"; kind: Kind; gives: TypeName; takes: TypeName; zone?: Zone }
  | { type: "place_beads"; side: Side; beads: PickedIn }
  | { type: "place_spirit"; side: Side; kind: TypeName };
export type RoomCommandIn =
  | { type: "take_seat" | "rename" | "ask_for_seat"; name: string }
  | { type: "change_settings"; settings: { seats: number; variants: Variant[]; time_limit: number | null } }
  | { type: "kick"; seat: Seat }
  | { type: "hand_over"; seat: Seat; asker: number }
  | { type: "say"; text: string }
  | { type: "leave" | "deal" | "undo_kick" | "rematch" | MatchAct };
export type CommandIn = TableCommandIn | RoomCommandIn | { type: "make_code" } | { type: "use_code"; code: string };

export type MessageIn =
  | { type: "hello"; protocol: number }
  | { type: "beat" }
  | { type: "command"; id: string; command: CommandIn; play?: number };
