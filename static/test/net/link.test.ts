import assert from "node:assert/strict";
import test from "node:test";
import { type Effect, isFinal, type Link, type LinkEvent, NEW_LINK, shown, step } from "../../src/net/link";
import { CLOSE } from "../../src/protocol";

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

const LIVE: Told[] = [
  [0, "start"],
  [50, "opened"],
  [100, "view"],
];

test("a link opens, says hello and is live with the view", () => {
  const { link, effects } = play(LIVE);
  assert.deepEqual(effects, ["open", "hello"]);
  assert.equal(link.stage, "live");
  assert.equal(shown(link), "ok");
});

test("an update before the view does not make it live", () => {
  assert.equal(
    play([
      [0, "start"],
      [50, "opened"],
      [60, "heard"],
    ]).link.stage,
    "greeting",
  );
});

test("a missed frame asks for the whole view, once", () => {
  const { effects } = play([...LIVE, [200, "gap"], [210, "gap"]]);
  assert.deepEqual(effects, ["open", "hello", "hello"]);
});

test("a page that is looked at pings after two and a half seconds of silence, and shows nothing of it", () => {
  assert.equal(play(LIVE).link.dueAt, 2_600);
  const { link, effects } = play([...LIVE, [2_600, "due"]]);
  assert.deepEqual(effects.slice(2), ["ping"]);
  assert.equal(link.dueAt, 4_600);
  assert.equal(shown(link), "ok");
});

test("whatever is heard answers a ping, and the next one comes later", () => {
  const { link, effects } = play([...LIVE, [2_600, "due"], [2_650, "heard"]]);
  assert.equal(link.dueAt, 5_150);
  assert.deepEqual(effects.slice(2), ["ping"]);
});

test("a stalled socket is off within five seconds, and a new one is opened", () => {
  const { link, effects } = play([...LIVE, [2_600, "due"], [4_600, "due"]]);
  assert.deepEqual(effects.slice(2), ["ping", "drop", "open"]);
  assert.equal(link.stage, "opening");
  assert.equal(shown(link), "off");
});

test("it stays off until the view is there", () => {
  const lost: Told[] = [...LIVE, [2_600, "due"], [4_600, "due"], [4_700, "opened"]];
  assert.equal(shown(play(lost).link), "off");
  assert.equal(shown(play([...lost, [4_800, "view"]]).link), "ok");
});

test("a command on a stalled socket does not make it later", () => {
  const { link } = play([...LIVE, [2_500, "sent"], [2_600, "due"]]);
  assert.equal(link.dueAt, 4_600);
});

test("a hidden page does not ping; silence longer than the server's beat opens a new socket", () => {
  const hidden: Told[] = [...LIVE, [200, "hidden"]];
  assert.equal(play(hidden).link.dueAt, 12_600);
  assert.deepEqual(play([...hidden, [12_600, "due"]]).effects.slice(2), ["drop", "open"]);
  assert.equal(play([...hidden, [10_000, "heard"]]).link.dueAt, 22_500);
});

test("a page that is seen again soon goes on pinging", () => {
  assert.equal(play([...LIVE, [200, "hidden"], [300, "woke"]]).link.dueAt, 2_600);
});

test("without a word of the browser, a network that is back is found within two seconds", () => {
  const off = play([...LIVE, [2_600, "due"]]).link;
  for (const draw of [0, 1]) {
    let { link } = step(off, { type: "due" }, 4_600, draw);
    const begun = [link.since];
    while (begun.length < 4) {
      link = step(link, { type: "due" }, link.dueAt!, draw).link;
      if (link.stage === "opening") begun.push(link.since);
    }
    const gaps = begun.slice(1).map((at, before) => at - begun[before]!);
    const resent = 1_000; // a phone sends the first packet of a connection again after a second
    for (const gap of gaps) assert.ok(gap - resent <= 2_000, `nothing is sent for ${gap - resent} ms`);
  }
});

test("every fourth attempt is patient: a slow network is not taken for none", () => {
  const patience = (tries: number) => step({ ...NEW_LINK, isLost: true, tries }, { type: "due" }, 0).link.dueAt;
  assert.deepEqual([0, 1, 2, 3, 4].map(patience), [2_000, 2_000, 2_000, 5_000, 2_000]);
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

test("a command without any sign of the server is asked about, and noticed within four seconds", () => {
  const sent: Told[] = [...LIVE, [300, "sent"]];
  assert.equal(play(sent).link.dueAt, 2_300);
  assert.deepEqual(play([...sent, [2_300, "due"]]).effects.slice(2), ["ping"]);
  assert.deepEqual(play([...sent, [2_300, "due"], [4_300, "due"]]).effects.slice(3), ["drop", "open"]);
});

test("commands one after the other don't put the question off", () => {
  assert.equal(play([...LIVE, [200, "sent"], [1_500, "sent"]]).link.dueAt, 2_200);
});

test("a browser that says it is offline is asked after", () => {
  assert.deepEqual(play([...LIVE, [300, "unsure"]]).effects.slice(2), ["hello"]);
});

test("an unanswered ping is not forgotten for it", () => {
  assert.equal(play([...LIVE, [2_600, "due"], [4_000, "unsure"]]).link.dueAt, 4_600);
});

test("pauses are spread; they grow to a second while somebody looks, else to four", () => {
  const lost = (draw: number, tries: number, isSeen = false) =>
    step({ ...NEW_LINK, stage: "opening", tries, isSeen }, { type: "lost", code: 1006 }, 0, draw).link.dueAt!;
  assert.equal(lost(1, 30, true), 1_000);
  assert.equal(lost(0, 9), 300);
  assert.equal(lost(1, 0), 300);
  assert.equal(lost(1, 2), 1_200);
  assert.equal(lost(1, 30), 4_000);
});

test("a server that stops sends all phones away at once: they come back one after another", () => {
  const back = (draw: number) => play([...LIVE, [200, CLOSE.RESTART]], draw);
  assert.equal(back(0).link.dueAt, 500);
  assert.equal(back(1).link.dueAt, 2_000);
  const many = Array.from({ length: 11 }, (_, at) => back(at / 10).link.dueAt);
  assert.equal(new Set(many).size, 11);
  assert.equal(back(0.5).link.stage, "waiting");
  assert.deepEqual(back(0.5).effects, ["open", "hello"]);
});

test("with the network back it does not wait", () => {
  assert.deepEqual(play([...LIVE, [200, 1006], [250, "woke"]]).effects.slice(2), ["open"]);
});

test("with the network back it gives a stuck attempt up", () => {
  assert.deepEqual(
    play([
      [0, "start"],
      [1_500, "woke"],
    ]).effects,
    ["open", "drop", "open"],
  );
  assert.deepEqual(
    play([
      [0, "start"],
      [500, "woke"],
    ]).effects,
    ["open"],
  );
});

test("an attempt that stays silent is given up", () => {
  const { link, effects } = play([
    [0, "start"],
    [5_000, "due"],
  ]);
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
  assert.deepEqual(
    play([
      [0, "start"],
      [50, "opened"],
      [60, 4409],
      [70, "woke"],
    ]).effects,
    ["open", "hello", "reload"],
  );
});

test("the first moments are not called offline", () => {
  assert.equal(shown(play([[0, "start"]]).link), "slow");
  assert.equal(shown(play([...LIVE, [200, 1006]]).link), "off");
});
