// The people and their sets as a view, so that names, totems and the sentences of events are those of the room. The
// reader is nobody here: a link to a replay is for anybody.

import { PROTOCOL, type Replay, type SeatView, type ViewFrame } from "../protocol";
import { NOTHING } from "../shared/pieces";

export function frameOf({ names, sets }: Replay): ViewFrame {
  const settings = { seats: names.length, variants: [], time_limit: null };
  return {
    type: "view",
    protocol: PROTOCOL,
    build: "",
    now: Date.now(),
    n: 1,
    talk: [],
    events: [],
    sections: {
      room: {
        phase: "final",
        play: 0,
        settings,
        host: null,
        host_is_here: false,
        free_seats: 0,
        kick: null,
        askers: [],
        code: null,
        is_locked: false,
      },
      players: names.map((name, seat) => ({ seat, name, is_here: true, has_left: false })),
      you: { seat: null, is_host: false, is_owner: false, acts: [], key: null },
      watching: 0,
      seats: sets.map((set, seat) => seatOf(seat, set)),
      progress: null,
      boxes: null,
      center: null,
      wishes: null,
      mine: null,
      offers: null,
      options: null,
      sheets: null,
      reveal: null,
    },
  };
}

function seatOf(seat: number, set: SeatView["set"]): SeatView {
  return {
    seat,
    set,
    presence: "here",
    ready: false,
    hand: 0,
    front: NOTHING,
    fingers: NOTHING,
    under_top: 0,
    under_bottom: 0,
  };
}
