// What the game sounds like: fired clay, made of falling sine tones and a grain of noise, so no file is fetched.
// Its law: a sound is data and always comes out the same; two at once stay below clipping.

/** One stroke on clay. */
interface Stroke {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** The lowest tone, hertz. */
  readonly hz: number;
  /** The other tones, as multiples of the lowest: clay and bowls are not harmonic. */
  readonly over: readonly number[];
  /** 0 to 1, before the level that all sounds share. */
  readonly level: number;
  /** Seconds until the lowest tone is gone; the others go sooner. */
  readonly rings: number;
  /** The grain of the touch, 0 to 1 of the level. */
  readonly grain: number;
  /** Nothing above these hertz comes through: low is muffled. */
  readonly below: number;
}

export const SOUND_NAMES = [
  "offer",
  "trade",
  "swap",
  "under",
  "spirit",
  "begin",
  "round_over",
  "reveal_step",
  "reveal_point",
  "reveal_winner",
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const SHELL = [2.32, 3.87]; // a small glazed bead
const POT = [1.51, 2.36, 3.19]; // a box of clay
const BOWL = [1.004, 2.71, 2.72, 5.15]; // a bowl: each tone beats with a close neighbour

const bead = (at: number, hz: number, level = 0.7): Stroke => ({
  at,
  hz,
  over: SHELL,
  level,
  rings: 0.11,
  grain: 0.5,
  below: 9_000,
});
const bowl = (at: number, hz: number, level: number, rings: number): Stroke => ({
  at,
  hz,
  over: BOWL,
  level,
  rings,
  grain: 0.08,
  below: 6_000,
});

const STROKES: Readonly<Record<SoundName, readonly Stroke[]>> = {
  offer: [
    { at: 0, hz: 660, over: SHELL, level: 0.42, rings: 0.2, grain: 0.15, below: 4_000 },
    { at: 0.11, hz: 880, over: SHELL, level: 0.5, rings: 0.3, grain: 0.15, below: 4_000 },
  ],
  trade: [bead(0, 1_480), bead(0.075, 1_760, 0.8)],
  swap: [bead(0, 1_175, 0.6), { at: 0.06, hz: 740, over: POT, level: 0.5, rings: 0.16, grain: 0.9, below: 3_200 }],
  under: [{ at: 0, hz: 196, over: POT, level: 1, rings: 0.24, grain: 0.7, below: 700 }],
  spirit: [
    { at: 0, hz: 98, over: POT, level: 1, rings: 0.6, grain: 0.4, below: 900 },
    { at: 0.015, hz: 294, over: POT, level: 0.4, rings: 0.35, grain: 0.1, below: 1_800 },
  ],
  begin: [bowl(0, 523, 0.5, 0.9)],
  round_over: [bowl(0, 262, 0.8, 2.4), bowl(0.02, 392, 0.3, 1.6)],
  reveal_step: [{ at: 0, hz: 330, over: POT, level: 0.6, rings: 0.3, grain: 0.4, below: 2_400 }],
  reveal_point: [{ at: 0, hz: 1_047, over: SHELL, level: 0.5, rings: 0.4, grain: 0.15, below: 7_000 }],
  reveal_winner: [
    bowl(0, 392, 0.5, 1.2),
    bowl(0.16, 494, 0.5, 1.2),
    bowl(0.32, 587, 0.5, 1.3),
    bowl(0.5, 784, 0.6, 1.8),
  ],
};

const LEVEL = 0.22; // of full scale: the loudest two together stay below it
const ATTACK_S = 0.003; // shorter would crackle
const SILENT = 0.001; // an exponential never reaches none
const GRAIN_S = 0.02;

/** Seconds until a sound is over. */
export function lasts(name: SoundName): number {
  return Math.max(...STROKES[name].map(({ at, rings }) => at + rings));
}

/** Plays a sound into `out` from `start`, in the context's seconds; `loudness` is 1 for what is near. */
export function sound(context: BaseAudioContext, out: AudioNode, name: SoundName, start: number, loudness = 1): void {
  for (const stroke of STROKES[name]) strike(context, out, stroke, start + stroke.at, stroke.level * LEVEL * loudness);
}

function strike(context: BaseAudioContext, out: AudioNode, stroke: Stroke, start: number, level: number): void {
  const clay = context.createBiquadFilter();
  clay.type = "lowpass";
  clay.frequency.value = stroke.below;
  clay.connect(out);
  for (const [at, ratio] of [1, ...stroke.over].entries()) {
    tone(context, clay, {
      start,
      hz: stroke.hz * ratio,
      level: level / (1 + at),
      rings: stroke.rings / Math.sqrt(ratio),
    });
  }
  if (stroke.grain) grain(context, clay, start, level * stroke.grain);
}

interface Tone {
  start: number;
  hz: number;
  level: number;
  rings: number;
}

function tone(context: BaseAudioContext, out: AudioNode, { start, hz, level, rings }: Tone): void {
  const source = context.createOscillator();
  source.frequency.value = hz;
  source.connect(falling(context, out, start, level, rings));
  source.start(start);
  source.stop(start + rings);
}

function falling(context: BaseAudioContext, out: AudioNode, start: number, level: number, rings: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(level * SILENT, start + rings);
  gain.connect(out);
  return gain;
}

function grain(context: BaseAudioContext, out: AudioNode, start: number, level: number): void {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.connect(falling(context, out, start, level, GRAIN_S));
  source.start(start);
}

/** The same noise each time, from a small generator of its own. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * GRAIN_S), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[at] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
