// The way to the loudspeaker. A browser gives it after a tap only, and some take it away again (a call, a locked phone:
// "interrupted"), so its law: look before each sound, and let the next tap fetch it back. What can't sound now is left
// out: late, it would tell of the past.

const AT_ONCE = 2; // more is a clatter

export type MakeContext = () => AudioContext | null;

/** Begins a sound and returns how many seconds it lasts. */
export type Begin = (context: AudioContext, start: number) => number;

export class Speaker {
  private context: AudioContext | null = null;
  private endings: readonly number[] = [];

  constructor(private readonly make: MakeContext) {}

  /** Whether it was made, which takes long; to open it again does not. */
  get isMade(): boolean {
    return this.context !== null;
  }

  /** To be called inside a tap: makes the way, or opens it again. */
  unlock(): void {
    this.context ??= this.make();
    if (this.context && this.context.state !== "running") void this.context.resume().catch(() => {});
  }

  /** Whether it sounded. */
  play(begin: Begin): boolean {
    const { context } = this;
    if (context?.state !== "running") return false;
    const now = context.currentTime;
    const sounding = this.endings.filter((end) => end > now);
    if (sounding.length >= AT_ONCE) return false;
    this.endings = [...sounding, now + begin(context, now)];
    return true;
  }
}
