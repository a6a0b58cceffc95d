// Before the match: how to join, large, and who sits where.

import { roomPage } from "../shared/page";
import { DrawnTitle } from "../shared/piece";
import { QrCode } from "../shared/qr_code";
import { hidesInvite } from "../shell/hiding";
import { t, view } from "../state/store";
import { list } from "../words/words";
import { PersonRow } from "./people";
import { SaidLine } from "./said";

export function LobbyScene() {
  const { code, is_locked: isLocked } = view.value!.room;
  return (
    <main class="tv tv-lobby">
      <section class="tv-join" data-coded={code !== null || undefined}>
        <h1>
          <DrawnTitle />
          <span class="visually-hidden">{t("game-title")}</span>
        </h1>
        {hidesInvite().value ? <p class="tv-scan">{t(isLocked ? "lobby-locked" : "invite-hidden")}</p> : <WaysIn />}
      </section>
      <Seats />
      <SaidLine of={null} />
    </main>
  );
}

function WaysIn() {
  const { code, is_locked: isLocked } = view.value!.room;
  return (
    <>
      <QrCode label={t("link-qr")} />
      <p class="tv-scan">{t(isLocked ? "lobby-locked" : "tv-join")}</p>
      <p class="tv-link">{roomPage().link}</p>
      {code !== null && <SpokenCode code={code} />}
    </>
  );
}

const HALF = 3;

/** In two halves for the eye. */
function SpokenCode({ code }: { code: string }) {
  return (
    <p class="tv-code">
      <small>{t("say-code", { address: new URL(roomPage().link).host })}</small>
      <b>
        {code.slice(0, HALF)} {code.slice(HALF)}
      </b>
    </p>
  );
}

function Seats() {
  const { players, room, watching } = view.value!;
  const { seats } = room.settings;
  const free = Array.from({ length: room.free_seats }, (_, at) => players.length + at);
  const host = room.host === null ? t("the-host") : (players[room.host]?.name ?? t("the-host"));
  return (
    <section class="tv-side">
      <h2>
        {t("players")} <small>{t("seats-taken", { taken: players.length, seats })}</small>
      </h2>
      <ol class="tv-rows">
        {players.map(({ seat, is_here }) => (
          <PersonRow key={seat} seat={seat} isAway={!is_here} state={is_here ? undefined : t("away")} />
        ))}
        {free.map((seat) => (
          <li key={seat} class="tv-row" data-free>
            <span class="tv-totems">
              <i class="tv-token" />
            </span>
            <b>{t("free-seat")}</b>
          </li>
        ))}
      </ol>
      <p class="tv-hint">{t("host-will-deal", { host })}</p>
      <Played />
      {watching > 0 && (
        <p class="tv-hint" data-watchers>
          {t("watching", { count: watching })}
        </p>
      )}
    </section>
  );
}

/** What is played, if it is more than the base game. */
function Played() {
  const { variants, time_limit: limit } = view.value!.room.settings;
  const names = list(variants.map((variant) => t("variant", { variant })));
  return (
    <>
      {variants.length > 0 && (
        <p class="tv-hint">
          {t("played-with", { count: variants.length })} {names}
        </p>
      )}
      {limit !== null && (
        <p class="tv-hint">
          {t("time-limit")}: {t("minutes", { count: limit / 60_000 })}
        </p>
      )}
    </>
  );
}
