// The lobby: the link to send, who sits, what is played; the host sets and deals.

import { Button } from "../shared/button";
import { roomPage } from "../shared/page";
import { Band } from "../shell/band";
import { BigScreenLink } from "../shell/big_screen";
import { Askers } from "../shell/doors";
import { Invite } from "../shell/invite";
import { NameForm } from "../shell/names";
import { rememberedName } from "../shell/remembered_name";
import { send, t, view } from "../state/store";
import { Asking, NoSeat } from "./asking";
import { Settings } from "./settings";
import { LobbyShelf } from "./shelf";

export function Lobby() {
  const { you, watching } = view.value!;
  const { room, isByKey } = roomPage();
  const canSit = you.acts.includes("take_seat");
  return (
    <main class="page lobby" data-stage="gather">
      <Band title={t("game-title")} isGame>
        <Invite />
      </Band>
      <div class="page-body">
        <div class="column">
          {canSit && (
            <section>
              <h2>{t("sit-down")}</h2>
              <NameForm type="take_seat" action={t("take-seat")} start={rememberedName()} />
            </section>
          )}
          <Asking />
          <Askers />
          <LobbyShelf />
          <p>
            <a class="button button-quiet intro-link" href={`/intro?${isByKey ? "room" : "code"}=${room}`}>
              {t("intro-link")}
            </a>
          </p>
          <NoSeat />
          {you.is_host && you.seat === null && <BigScreenLink />}
          {watching > 0 && <p class="hint">{t("watching", { count: watching })}</p>}
        </div>
        <Settings />
      </div>
      <LobbyBar />
    </main>
  );
}

function LobbyBar() {
  const { you, room, players } = view.value!;
  const mayDeal = you.acts.includes("deal");
  const names = { host: room.host === null ? t("the-host") : (players[room.host]?.name ?? t("the-host")) };
  if (!you.is_host)
    return (
      <footer class="page-bar">
        <p class="page-bar-hint">{room.host_is_here ? t("host-will-deal", names) : t("host-away")}</p>
      </footer>
    );
  return (
    <footer class="page-bar">
      <p class="page-bar-hint" id="deal-hint">
        {t(mayDeal ? "deal-hint" : "deal-too-few", { count: players.length })}
      </p>
      <Button
        look="primary"
        wide
        onPress={() => void send({ type: "deal" }, "deal")}
        id="deal"
        disabled={!mayDeal}
        describedBy="deal-hint"
        icon="chevron"
      >
        {t("deal")}
      </Button>
    </footer>
  );
}
