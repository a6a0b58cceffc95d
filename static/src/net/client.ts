// One room's socket in a browser: does what `link` decides. Its law: a socket that was given up is never listened to
// again, so its late close cannot harm the one after it.

import { type FrameOut, type MessageIn, PROTOCOL } from "../protocol";
import { type Effect, type Link, type LinkEvent, NEW_LINK, step } from "./link";

/** The part of a WebSocket that is used; a test gives its own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  /** Whether the page is a screen for all, and nobody in the room. */
  readonly watch?: boolean;
  readonly open: () => Socket;
  readonly reload: () => void;
  /** Takes a frame; false when it does not follow what is known. */
  readonly take: (frame: FrameOut) => boolean;
  readonly changed: (link: Link) => void;
}

export class Client {
  private link: Link = NEW_LINK;
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly around: Surroundings;
  /** Counts sockets: what was sent on an earlier one may have been lost. */
  epoch = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  get isLive(): boolean {
    return this.link.stage === "live" || this.link.stage === "checking";
  }

  happen(event: LinkEvent): void {
    const before = this.link;
    const { link, effects } = step(before, event, Date.now());
    this.link = link;
    for (const effect of effects) this.effect(effect);
    this.arm();
    if (link !== before) this.around.changed(link);
  }

  /** Sends a message if the server has greeted; else it waits for its caller to send it again. */
  send(message: MessageIn): boolean {
    if (!this.isLive) return false;
    this.write(message);
    this.happen({ type: "sent" });
    return true;
  }

  private effect(effect: Effect): void {
    if (effect === "open") this.open();
    else if (effect === "drop") this.drop();
    else if (effect === "hello")
      this.write({ type: "hello", protocol: PROTOCOL, ...(this.around.watch && { watch: true }) });
    else if (effect === "ping") this.write({ type: "ping" });
    else this.around.reload();
  }

  private open(): void {
    this.drop();
    const socket = this.around.open();
    this.socket = socket;
    this.epoch += 1;
    socket.onopen = () => this.happen({ type: "opened" });
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.happen({ type: "lost", code });
    };
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private write(message: MessageIn): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // still connecting, or closing: its close is on the way, and what was sent is sent again then
    }
  }

  private hear(data: unknown): void {
    const frame = parse(data);
    if (!frame) return;
    this.happen({ type: frame.type === "view" ? "view" : "heard" });
    if (frame.type === "beat") this.write({ type: "beat" });
    if (!this.around.take(frame)) this.happen({ type: "gap" });
  }

  private arm(): void {
    clearTimeout(this.timer);
    if (this.link.dueAt === null) return;
    this.timer = setTimeout(() => this.happen({ type: "due" }), Math.max(0, this.link.dueAt - Date.now()));
  }
}

function parse(data: unknown): FrameOut | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === "object" && frame !== null && "type" in frame ? (frame as FrameOut) : null;
  } catch {
    return null;
  }
}
