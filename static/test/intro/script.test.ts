// The script of the introduction is a game that could be: what it tells adds up, and every step can be reached.

import assert from "node:assert/strict";
import test from "node:test";
import { CannedServer } from "../../src/intro/canned";
import { firstSections, ME } from "../../src/intro/frames";
import { isToRead, STEPS, type Step } from "../../src/intro/script";
import type { CommandIn, FrameOut, Sections } from "../../src/protocol";
import { countOf } from "../../src/shared/pieces";
import { apply, START, type State } from "../../src/state/state";
import { hasWords } from "../../src/words/words";
import { speakEnglish } from "../words/english";

const ANY = { type: "make_offer", to: null, gives: {}, wants: {} } as const;

/** The introduction without a page: time passes when the test says so. */
class Lesson {
  state: State = START;
  answers: boolean[] = [];
  private waiting: (() => void)[] = [];
  readonly server: CannedServer;

  constructor(steps: readonly Step[] = STEPS) {
    this.server = new CannedServer(steps, {
      take: (frame) => this.take(frame),
      later: (what) => void this.waiting.push(what),
    });
    this.server.start(firstSections(["Me", "Ana", "Ben"]));
  }

  get sections(): Sections {
    return this.state.sections!;
  }

  private take(frame: FrameOut): boolean {
    this.state = apply(this.state, frame, 0);
    if ("answer" in frame && frame.answer) this.answers.push(frame.answer.done);
    return true;
  }

  send(type: CommandIn["type"]): void {
    this.server.send({ type: "command", id: "1", command: { ...ANY, type } as CommandIn });
    this.pass();
  }

  /** Whatever waits happens, and whatever that brings. */
  pass(): void {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) next();
  }

  /** What the step asks for. */
  follow(): void {
    const { step } = this.server;
    if (step?.command) this.send(step.command);
    else if (step!.taps !== null || isToRead(step!)) this.server.next();
    this.pass();
  }
}

test("whoever does what is asked comes to the end", () => {
  const lesson = new Lesson();
  for (let taps = 0; lesson.server.step && taps < STEPS.length; taps += 1) lesson.follow();
  assert.equal(lesson.server.step, undefined);
  assert.deepEqual([...new Set(lesson.answers)], [true]);
  assert.equal(lesson.sections.progress?.spirits_placed, lesson.sections.progress?.spirits_to_end);
});

test("what it tells of my pieces adds up at every step", () => {
  const lesson = new Lesson();
  while (lesson.server.step) {
    const { mine, seats, boxes, center } = lesson.sections;
    const { say } = lesson.server.step;
    const me = seats![ME]!;
    assert.equal(me.hand, countOf(mine!.hand), say);
    assert.deepEqual(me.fingers, mine!.fingers, say);
    assert.equal(boxes!.top.beads, countOf(mine!.under_top), say);
    const on = boxes!.top.spirits.length;
    assert.equal(countOf(mine!.hand) + countOf(mine!.fingers) + countOf(mine!.under_top) + on, 5, say);
    assert.equal(countOf(center!), 10, say);
    lesson.follow();
  }
});

test("another command than the one that is asked for is refused, and nothing moves", () => {
  const lesson = new Lesson();
  const before = lesson.sections;
  lesson.send("place_beads");
  assert.deepEqual(lesson.answers, [false]);
  assert.equal(lesson.server.at.value, 0);
  assert.equal(lesson.sections, before);
});

test("a command that comes twice is taken once", () => {
  const lesson = new Lesson(STEPS.filter(({ command }) => command));
  lesson.server.send({ type: "command", id: "1", command: ANY });
  lesson.server.send({ type: "command", id: "2", command: ANY });
  lesson.pass();
  assert.deepEqual(lesson.answers, [true, false]);
  assert.equal(lesson.server.at.value, 1);
});

test("every sentence has its words", () => {
  speakEnglish();
  assert.deepEqual(
    STEPS.filter(({ say }) => !hasWords(say)),
    [],
  );
});
