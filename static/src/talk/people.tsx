// The people of the table by their chips: a tap on one opens the way to mute them here, and back.

import { useState } from "preact/hooks";
import { Button } from "../shared/button";
import { Piece } from "../shared/piece";
import { isMe, totemOf } from "../shared/players";
import { type Seat, t, talk, view } from "../state/store";
import { isMuted, type Mute, toggleMute } from "./mutes";

export function People() {
  const [chosen, choose] = useState<Seat | null | undefined>(undefined);
  const people = everybody();
  const person = people.find(({ seat }) => seat === chosen);
  if (!people.length) return null;
  return (
    <section class="people" aria-label={t("players")}>
      <div class="people-row">
        {people.map((each) => (
          <Person
            key={each.seat}
            person={each}
            isChosen={each === person}
            onPress={() => choose(each === person ? undefined : each.seat)}
          />
        ))}
      </div>
      {person && <MuteLine person={person} />}
    </section>
  );
}

/** All but the reader; those without a seat together, once there is somebody. */
function everybody(): readonly Mute[] {
  const { players, watching, you } = view.value!;
  const others = players.filter(({ seat }) => !isMe(seat)).map(({ seat, name }) => ({ seat, name }));
  const watchers = you.seat === null ? watching - 1 : watching;
  const hasOthers = watchers > 0 || talk.value.some(({ seat }) => seat === null);
  return hasOthers ? [...others, { seat: null, name: t("watchers") }] : others;
}

interface PersonProps {
  person: Mute;
  isChosen: boolean;
  onPress: () => void;
}

function Person({ person: { seat, name }, isChosen, onPress }: PersonProps) {
  const type = seat === null ? null : totemOf(seat);
  const muted = isMuted(seat);
  return (
    <button
      type="button"
      class="person-chip"
      data-seat={seat ?? undefined}
      data-watchers={seat === null || undefined}
      data-muted={muted || undefined}
      aria-expanded={isChosen}
      onClick={onPress}
    >
      {type && <Piece kind="spirit" type={type} size="small" />}
      <b>{name}</b>
      {muted && <small>{t("muted")}</small>}
    </button>
  );
}

function MuteLine({ person }: { person: Mute }) {
  const { seat, name } = person;
  const muted = isMuted(seat);
  const who = { name, who: seat === null ? "watchers" : "player" };
  return (
    <div class="mute-line">
      <Button onPress={() => toggleMute(person)}>{t(muted ? "unmute" : "mute", who)}</Button>
      <p class="hint">{t("mute-hint")}</p>
    </div>
  );
}
