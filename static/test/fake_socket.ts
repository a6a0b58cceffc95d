// A socket whose other end is the test.

import type { Socket } from "../src/net/client";
import type { FrameOut, MessageIn } from "../src/protocol";

export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: MessageIn[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as MessageIn);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.onopen?.({} as Event);
  }

  says(frame: FrameOut | string): void {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) } as MessageEvent);
  }

  closes(code: number): void {
    this.onclose?.({ code } as CloseEvent);
  }

  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}
