// Commands that wait for their answer. Its law: a command is answered once; until then it is sent again after every
// loss of the socket and whenever the server is heard but its answer is late, under the same id, and the server applies
// it once.

import type { Answer, CommandIn, MessageIn } from "../protocol";

const SEND_AGAIN_MS = 2_000; // an answer this late may have been among the frames that a slow phone is not sent

export interface Waiting {
  readonly message: MessageIn & { type: "command" };
  readonly key: string | undefined;
  readonly resolve: (answer: Answer) => void;
  /** When and on which socket it was last sent; null before. */
  sent: { at: number; epoch: number } | null;
}

/** Acts that are meant for one round, and must not hit the next one. */
const OF_A_ROUND: ReadonlySet<CommandIn["type"]> = new Set<CommandIn["type"]>([
  "show_pieces",
  "hide_pieces",
  "make_offer",
  "withdraw_offer",
  "accept_offer",
  "decline_offer",
  "swap_with_center",
  "place_beads",
  "place_spirit",
  "set_wish",
  "begin",
  "void_round",
  "end_reveal",
]);

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  /** Puts a command in, named by `id`; `play` is the round that is on now. */
  add(
    id: string,
    command: CommandIn,
    play: number | undefined,
    key: string | undefined,
    resolve: (answer: Answer) => void,
  ): Waiting {
    const isMeant = OF_A_ROUND.has(command.type) && play !== undefined;
    const message = { type: "command" as const, id, command, ...(isMeant ? { play } : {}) };
    const waiting: Waiting = { message, key, resolve, sent: null };
    this.waiting.set(id, waiting);
    return waiting;
  }

  /** Takes out the command that an answer is for; undefined when it was answered before. */
  answered(answer: Answer): Waiting | undefined {
    const found = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    return found;
  }

  /** What has to be sent now that the server was heard: never sent, sent on a lost socket, or unanswered for long. */
  unsent(now: number, epoch: number): Waiting[] {
    return [...this.waiting.values()].filter(
      ({ sent }) => sent === null || sent.epoch !== epoch || now - sent.at > SEND_AGAIN_MS,
    );
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  keys(): ReadonlySet<string> {
    return new Set([...this.waiting.values()].flatMap(({ key }) => (key === undefined ? [] : [key])));
  }
}
