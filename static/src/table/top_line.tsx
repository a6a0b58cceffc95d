// The line at the top: which round, how many animals stand on the boxes, the time left, the connection, the menu.

import { Icon } from "../shared/piece";
import { useSecondsTo } from "../shared/ticking";
import { ConnectionDot, MenuButton } from "../shell/menu_button";
import { t, view } from "../state/store";
import { TalkButton } from "../talk/talk_button";

const HURRY_S = 30;

export function TopLine() {
  const { round, rounds, deadline } = view.value!.progress!;
  return (
    <header class="top-line">
      <b class="round-number">{t("table-round", { round, rounds })}</b>
      <Pips />
      {deadline !== null && <TimeLeft until={deadline} />}
      <ConnectionDot />
      <TalkButton />
      <MenuButton />
    </header>
  );
}

/** One pip for each animal that the round has room for. */
export function Pips() {
  const { spirits_placed: placed, spirits_to_end: all } = view.value!.progress!;
  return (
    <span class="pips" role="img" aria-label={t("table-spirits-placed", { placed, all })}>
      {Array.from({ length: all }, (_, at) => (
        <i key={at} class="pip" data-on={at < placed || undefined} />
      ))}
    </span>
  );
}

export function TimeLeft({ until }: { until: number }) {
  const left = useSecondsTo(until);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return (
    <span
      class="time"
      role="timer"
      aria-label={t("table-time-left", { minutes, seconds })}
      data-hurry={left <= HURRY_S || undefined}
    >
      <Icon name="clock" />
      <span aria-hidden="true">
        {minutes}:{String(seconds).padStart(2, "0")}
      </span>
    </span>
  );
}
