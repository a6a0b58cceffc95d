import assert from "node:assert/strict";
import test from "node:test";
import { type Effect, isFinal, type Link, type LinkEvent, NEW_LINK, shown, step } from "../../src/net/link";

type Told = [at: number, event: LinkEvent["type"] | number];

/** Plays events at their times ("lost" as its code) and gives the link at the end with all effects. */
function play(events: Told[], draw = 0.5): { link: Link; effects: Effect[] } {
  let link = NEW_LINK;
  const effects: Effect[] = [];
  for (const [at, type] of events) {
    const event: LinkEvent = typeof type === "number" ? { type: "lost", code: type } : ({ type } as LinkEvent);
    const next = step(link, event, at, draw);
    link = next.link;
    effects.push(...next.effects);
  }
  return { link, effects };
}

const LIVE: Told[] = [[0, "start"], [50, "opened"], [100, "view"]];

test("a link opens, says hello and is live with the view", () => {
  const { link, effects } = play(LIVE);
  assert.deepEqual(effects, ["open", "hello"]);
  assert.equal(link.stage, "live");
  assert.equal(shown(link), "ok");
});

test("an update before the view does not make it live", () => {
  assert.equal(play([[0, "start"], [50, "opened"], [60, "heard"]]).link.stage, "greeting");
});

test("a missed frame asks for the whole view, once", () => {
  const { effects } = play([...LIVE, [200, "gap"], [210, "gap"]]);
  assert.deepEqual(effects, ["open", "hello", "hello"]);
});

test("silence longer than the server's beat opens a new socket", () => {
  const { link, effects } = play([...LIVE, [12_600, "due"]]);
  assert.equal(play(LIVE).link.dueAt, 12_600);
  assert.deepEqual(effects.slice(2), ["drop", "open"]);
  assert.equal(link.stage, "opening");
});

test("a beat puts the silence off", () => {
  assert.equal(play([...LIVE, [10_000, "heard"]]).link.dueAt, 22_500);
});

test("a page that is seen again after two seconds of silence asks, and gives up two seconds later", () => {
  const asked = play([...LIVE, [60_000, "woke"]]);
  assert.deepEqual(asked.effects.slice(2), ["hello"]);
  assert.equal(asked.link.dueAt, 62_000);
  assert.deepEqual(play([...LIVE, [60_000, "woke"], [62_000, "due"]]).effects.slice(3), ["drop", "open"]);
});

test("a page that is seen again and heard something just now does nothing", () => {
  assert.deepEqual(play([...LIVE, [1_000, "woke"]]).effects, ["open", "hello"]);
});

test("a command without any sign of the server is noticed within four seconds", () => {
  const sent = play([...LIVE, [5_000, "sent"]]);
  assert.equal(sent.link.dueAt, 7_000);
  const asked = play([...LIVE, [5_000, "sent"], [7_000, "due"]]);
  assert.deepEqual(asked.effects.slice(2), ["hello"]);
  assert.equal(shown(asked.link), "slow");
  assert.deepEqual(play([...LIVE, [5_000, "sent"], [7_000, "due"], [9_000, "due"]]).effects.slice(3), ["drop", "open"]);
});

test("commands one after the other don't put the question off", () => {
  assert.equal(play([...LIVE, [5_000, "sent"], [6_500, "sent"]]).link.dueAt, 7_000);
});

test("a browser that says it is offline is asked after", () => {
  assert.deepEqual(play([...LIVE, [300, "unsure"]]).effects.slice(2), ["hello"]);
});

test("attempts are spread, and grow no longer than four seconds", () => {
  const lost = (draw: number, tries: number) =>
    step({ ...NEW_LINK, stage: "opening", tries }, { type: "lost", code: 1006 }, 0, draw).link.dueAt!;
  assert.equal(lost(0, 9), 300);
  assert.equal(lost(1, 0), 300);
  assert.equal(lost(1, 2), 1_200);
  assert.equal(lost(1, 30), 4_000);
});

test("with the network back it does not wait", () => {
  assert.deepEqual(play([...LIVE, [200, 1006], [250, "woke"]]).effects.slice(2), ["open"]);
});

test("with the network back it gives a stuck attempt up", () => {
  assert.deepEqual(play([[0, "start"], [1_500, "woke"]]).effects, ["open", "drop", "open"]);
  assert.deepEqual(play([[0, "start"], [500, "woke"]]).effects, ["open"]);
});

test("an attempt that stays silent is given up", () => {
  const { link, effects } = play([[0, "start"], [5_000, "due"]]);
  assert.deepEqual(effects, ["open", "drop"]);
  assert.equal(link.stage, "waiting");
  assert.equal(shown(link), "off");
});

test("close codes of 44xx end it for good", () => {
  for (const code of [4400, 4404, 4429]) {
    const { link, effects } = play([...LIVE, [200, code], [300, "woke"], [400, "due"]]);
    assert.equal(link.closedBy, code);
    assert.equal(shown(link), "closed");
    assert.equal(link.dueAt, null);
    assert.deepEqual(effects, ["open", "hello"]);
  }
  for (const code of [1000, 1006, 1012, 4000]) assert.ok(!isFinal(code));
});

test("another protocol asks for one reload", () => {
  assert.deepEqual(play([[0, "start"], [50, "opened"], [60, 4409], [70, "woke"]]).effects, ["open", "hello", "reload"]);
});

test("the first moments are not called offline", () => {
  assert.equal(shown(play([[0, "start"]]).link), "slow");
  assert.equal(shown(play([...LIVE, [200, 1006]]).link), "off");
});
