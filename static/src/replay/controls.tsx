// The bar at the foot: what just happened, the slider over all moments, and the buttons that play them.

import { Icon } from "../shared/piece";
import { readOut } from "../shell/announcer";
import { t } from "../words/words";
import { clockText } from "./course";
import { clock, goTo, isPlaying, momentIndex, moments, pause, play, round, SPEEDS, setSpeed, speed } from "./playing";
import { sentenceOf, toldAt } from "./telling";

export function Controls() {
  const index = momentIndex.value;
  const last = moments.value.length - 1;
  return (
    <footer class="page-bar replay-bar">
      <p class="replay-now">
        <b class="replay-clock" aria-hidden="true">
          {clockText(clock.value)}
        </b>
        <span>{sentenceOf(moments.value[index]!)}</span>
      </p>
      <input
        class="replay-slider"
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={t("replay-slider")}
        aria-valuetext={toldAt(round.value!, index)}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons">
        <Press
          name="chevron"
          label={t("replay-previous")}
          isOff={index === 0}
          class="replay-back"
          onPress={() => stepAndSay(-1)}
        />
        <Press
          name={isPlaying.value ? "pause" : "play"}
          label={t(isPlaying.value ? "replay-pause" : "replay-play")}
          isOff={last === 0}
          class="replay-play"
          onPress={isPlaying.value ? pause : play}
        />
        <Press name="chevron" label={t("replay-next")} isOff={index === last} onPress={() => stepAndSay(1)} />
        <div class="replay-speeds" role="group" aria-label={t("replay-speed")}>
          {SPEEDS.map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-pressed={each === speed.value}
              onClick={() => setSpeed(each)}
            >
              {t("replay-times", { speed: each })}
            </button>
          ))}
        </div>
      </div>
    </footer>
  );
}

/** Whoever presses a button hears what came of it; the slider says it by itself. */
export function goAndSay(index: number): void {
  goTo(index);
  readOut(toldAt(round.value!, momentIndex.value));
}

function stepAndSay(by: 1 | -1): void {
  goAndSay(momentIndex.value + by);
}

interface PressProps {
  name: string;
  label: string;
  onPress: () => void;
  isOff: boolean;
  class?: string;
}

function Press({ name, label, onPress, isOff, class: more = "" }: PressProps) {
  return (
    <button
      type="button"
      class={`button ${more}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={name} />
    </button>
  );
}

/** The arrow keys go from deed to deed wherever the reader is; the slider has them anyway. */
export function listenForArrows(): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof HTMLInputElement || !round.value) return;
    if (event.key === "ArrowLeft") stepAndSay(-1);
    else if (event.key === "ArrowRight") stepAndSay(1);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}
