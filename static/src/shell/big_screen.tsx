// The way to the big screen: its address, to be typed on a television, and a link for a laptop that is at hand.

import { roomPage } from "../shared/page";
import { t } from "../state/store";

export function BigScreenLink() {
  const { link, room } = roomPage();
  return (
    <section class="big-screen">
      <h3>{t("big-screen")}</h3>
      <p class="hint">{t("big-screen-how")}</p>
      <p class="big-screen-address"><span class="visually-hidden">{t("big-screen-address")}</span> {tvAddress(link, room)}</p>
      <a class="button" href={tvAddress("", room)} target="_blank" rel="noopener">{t("big-screen-open")}</a>
    </section>
  );
}

/** The room's link as others reach it, but to the big screen. */
function tvAddress(link: string, room: string): string {
  return `${link.replace(/\/r\/\w+$/, "")}/tv/${encodeURIComponent(room)}`;
}
