import assert from "node:assert/strict";
import test from "node:test";
import { Speaker } from "../../src/feel/speaker";

/** A loudspeaker as a browser gives it: the test says in what state it is, and what resuming it does. */
function aContext(state: string, onResume: () => Promise<void> = () => Promise.resolve()) {
  const fake = { state, currentTime: 0, resumed: 0, resume };
  return fake;

  function resume(): Promise<void> {
    fake.resumed += 1;
    return onResume();
  }
}

function speakerOf(fake: ReturnType<typeof aContext>): Speaker {
  return new Speaker(() => fake as unknown as AudioContext);
}

const second = () => 1;

test("before the first tap nothing sounds, and no loudspeaker is asked for", () => {
  let made = 0;
  const speaker = new Speaker(() => {
    made += 1;
    return null;
  });
  assert.equal(speaker.play(second), false);
  assert.equal(made, 0);
});

test("a tap opens it, and the next sound is heard", () => {
  const fake = aContext("suspended");
  const speaker = speakerOf(fake);
  speaker.unlock();
  assert.equal(fake.resumed, 1);
  assert.equal(speaker.play(second), false);
  fake.state = "running";
  assert.equal(speaker.play(second), true);
});

test("after a call has interrupted it, it is silent until the next tap fetches it back", () => {
  const fake = aContext("running");
  const speaker = speakerOf(fake);
  speaker.unlock();
  fake.state = "interrupted";
  assert.equal(speaker.play(second), false);
  speaker.unlock();
  assert.equal(fake.resumed, 1);
  fake.state = "running";
  assert.equal(speaker.play(second), true);
});

test("one that is open already is left alone by further taps", () => {
  const fake = aContext("running");
  const speaker = speakerOf(fake);
  speaker.unlock();
  speaker.unlock();
  assert.equal(fake.resumed, 0);
});

test("a browser that refuses, or has none, is silent and complains of nothing", async () => {
  const refusing = speakerOf(aContext("suspended", () => Promise.reject(new Error("not allowed"))));
  refusing.unlock();
  const without = new Speaker(() => null);
  without.unlock();
  await Promise.resolve();
  assert.equal(refusing.play(second), false);
  assert.equal(without.play(second), false);
});

test("never more than two sounds at once; when one has ended there is room again", () => {
  const fake = aContext("running");
  const speaker = speakerOf(fake);
  speaker.unlock();
  assert.deepEqual(
    [1, 2, 3].map(() => speaker.play(second)),
    [true, true, false],
  );
  fake.currentTime = 1;
  assert.equal(speaker.play(second), true);
});
