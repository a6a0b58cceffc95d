// Who can come to the table: the host's code and lock, and those who ask.

import { Button } from "../shared/button";
import { Switch } from "../shared/field";
import { playerName } from "../shared/players";
import { RefusalAt } from "../shared/refusal";
import { type AskerView, type PlayerView, send, t, view } from "../state/store";
import { CodeTools } from "./spoken_code";

export function Doors() {
  const { room } = view.value!;
  const lock = (locked: boolean) => void send({ type: "lock_room", locked }, "lock_room");
  return (
    <section class="menu-list doors">
      <h3>{t("doors")}</h3>
      <CodeTools />
      <Switch label={t("lock-room")} hint={t("lock-room-hint")} isOn={room.is_locked} onChange={lock} />
      <RefusalAt id="lock_room" />
    </section>
  );
}

/** Those who ask for a seat: in the lobby a tap lets them in, in a match they get a seat that nobody plays. */
export function Askers({ inSheet = false }: { inSheet?: boolean }) {
  const { room, players, you } = view.value!;
  if (!you.acts.includes("dismiss_asker")) return null;
  const free = room.phase === "lobby" ? [] : players.filter((player) => player.has_left || !player.is_here);
  const isFull = room.phase === "lobby" ? !you.acts.includes("let_in") : !free.length;
  const Title = inSheet ? "h3" : "h2";
  return (
    <section class="menu-list askers">
      <Title>{t("askers")}</Title>
      {isFull && <p class="hint">{t(room.phase === "lobby" ? "refusal-seats_full" : "askers-no-seat")}</p>}
      {room.askers.map((each) => (
        <AskerRow key={each.asker} asker={each} free={free} canSit={you.acts.includes("let_in")} />
      ))}
    </section>
  );
}

interface AskerRowProps {
  asker: AskerView;
  free: readonly PlayerView[];
  canSit: boolean;
}

function AskerRow({ asker: { asker, name }, free, canSit }: AskerRowProps) {
  return (
    <div class="person">
      <b>{name}</b>
      {canSit && (
        <Button
          look="primary"
          onPress={() => void send({ type: "let_in", asker }, `let_in-${asker}`)}
          id={`let_in-${asker}`}
        >
          {t("let-in")}
        </Button>
      )}
      {free.map(({ seat }) => (
        <Button
          key={seat}
          onPress={() => void send({ type: "hand_over", seat, asker }, `hand_over-${asker}-${seat}`)}
          id={`hand_over-${asker}-${seat}`}
        >
          {t("hand-over", { name: playerName(seat) })}
        </Button>
      ))}
      <Button onPress={() => void send({ type: "dismiss_asker", asker }, `dismiss-${asker}`)} id={`dismiss-${asker}`}>
        {t("not-now")}
      </Button>
    </div>
  );
}
