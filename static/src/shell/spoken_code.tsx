// The room's spoken code: large, to be read aloud, and the host's ways to make, renew and close it.

import { Button } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { roomPage } from "../shared/page";
import { send, t, view } from "../state/store";
import { Concealed } from "./concealed";

const HALF = 3;

/** In two halves for the eye, letter by letter for a screen reader. */
export function SpokenCode() {
  const { code } = view.value!.room;
  if (code === null) return null;
  return (
    <p class="spoken-code">
      <small>{t("say-code", { address: new URL(roomPage().link).host })}</small>
      <b>
        <span aria-hidden="true">
          {code.slice(0, HALF)} {code.slice(HALF)}
        </span>
        <span class="visually-hidden">{[...code].join(" ")}</span>
      </b>
    </p>
  );
}

/** For the host alone. */
export function CodeTools() {
  const { code } = view.value!.room;
  return (
    <div class="menu-list code-tools">
      {code === null ? (
        <p>{t("door-code-none")}</p>
      ) : (
        <Concealed>
          <SpokenCode />
        </Concealed>
      )}
      <Button onPress={() => void send({ type: "make_spoken_code" }, "make_spoken_code")} id="make_spoken_code">
        {t(code === null ? "make-spoken-code" : "renew-spoken-code")}
      </Button>
      {code !== null && <CloseCode guestsLeave={false} />}
      <CloseCode guestsLeave />
      <p class="hint">{t("door-code-how")}</p>
    </div>
  );
}

function CloseCode({ guestsLeave }: { guestsLeave: boolean }) {
  const id = guestsLeave ? "send-guests-away" : "close-spoken-code";
  return (
    <ConfirmButton
      label={t(id)}
      question={t(guestsLeave ? "send-guests-away-sure" : "close-spoken-code-sure")}
      onConfirm={() => void send({ type: "close_spoken_code", guests_leave: guestsLeave }, id)}
      id={id}
    />
  );
}
