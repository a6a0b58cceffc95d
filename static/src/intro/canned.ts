// The server of the introduction: it takes the commands that the script expects, in their order, and tells what was
// written down for them. It stands where the socket stands in a room, so that the table is the real one.

import { signal } from "@preact/signals";
import { type Answer, type FrameOut, type MessageIn, PROTOCOL, type Sections } from "../protocol";
import type { Told } from "./frames";
import { isToRead, type Step } from "./script";

export const ANSWERED_AFTER_MS = 150; // as over a network, so that a tap is seen to be on its way
export const FRIENDS_ACT_AFTER_MS = 1_600; // time to read what they answer to

export interface Around {
  /** Where frames go. */
  readonly take: (frame: FrameOut) => boolean;
  /** Calls later; a test decides when. */
  readonly later: (what: () => void, milliseconds: number) => void;
}

export class CannedServer {
  readonly epoch = 1;
  /** The step that is on; as many as there are steps when all are done. */
  readonly at = signal(0);
  private n = 1;

  constructor(
    private readonly steps: readonly Step[],
    private readonly around: Around,
  ) {}

  start(sections: Sections): void {
    this.around.take({
      type: "view",
      protocol: PROTOCOL,
      build: "intro",
      now: Date.now(),
      n: this.n,
      sections,
      talk: [],
      events: [],
    });
  }

  get step(): Step | undefined {
    return this.steps[this.at.value];
  }

  /** The reader goes on, or has made the choice that was asked for. */
  next(): void {
    this.at.value += 1;
    const { step } = this;
    if (step && step.taps === null && !isToRead(step)) this.friendsAct(step.told!);
  }

  send(message: MessageIn): boolean {
    if (message.type !== "command") return true;
    const { id, command } = message;
    const { step } = this;
    this.around.later(() => {
      if (step !== this.step || step?.command !== command.type) return this.answer(refused(id));
      this.tell(step.told![0]!, { id, done: true, code: null });
      this.next();
    }, ANSWERED_AFTER_MS);
    return true;
  }

  private friendsAct([told, ...others]: readonly Told[]): void {
    this.around.later(() => {
      this.tell(told!);
      if (others.length) this.friendsAct(others);
      else this.next();
    }, FRIENDS_ACT_AFTER_MS);
  }

  private tell({ sections, events }: Told, answer?: Answer): void {
    this.n += 1;
    this.around.take({ type: "update", n: this.n, sections, events, ...(answer && { answer }) });
  }

  private answer(answer: Answer): void {
    this.around.take({ type: "answer", answer });
  }
}

/** What the gate lets through by mistake does nothing. */
function refused(id: string): Answer {
  return { id, done: false, refused: "wrong_phase", rule: null, seats: [], lacks: null, where: null };
}
