// The way to the big screen: its address, to be typed on a television, and a link for a laptop that is at hand.

import { roomPage } from "../shared/page";
import { t } from "../state/store";
import { Concealed } from "./concealed";

/** For the host, who has the room's key. */
export function BigScreenLink() {
  const { room, isByKey } = roomPage();
  if (!isByKey) return null;
  return (
    <section class="menu-list big-screen">
      <h3>{t("big-screen")}</h3>
      <p class="hint">{t("big-screen-how")}</p>
      <Concealed>
        <Address />
      </Concealed>
      <a class="button" href={tvAddress("", room)} target="_blank" rel="noopener">
        {t("big-screen-open")}
      </a>
    </section>
  );
}

function Address() {
  const { link, room } = roomPage();
  return (
    <p class="big-screen-address">
      <span class="visually-hidden">{t("big-screen-address")}</span> <b>{tvAddress(link, room)}</b>
    </p>
  );
}

/** The room's link as others reach it, but to the big screen. */
function tvAddress(link: string, room: string): string {
  return `${link.replace(/\/r\/\w+$/, "")}/tv/${encodeURIComponent(room)}`;
}
