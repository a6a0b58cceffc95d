// A name to be told: a new one for my seat, or one to ask for a seat with.

import { useState } from "preact/hooks";
import { NAME_LENGTH } from "../protocol";
import { Button } from "../shared/button";
import { LineForm, TextField } from "../shared/field";
import { notify } from "../shared/notice";
import { playerName } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { type CommandIn, send, t, view } from "../state/store";
import { haveAsked } from "./asked";
import { rememberedName, rememberName } from "./remembered_name";
import { closeSheet } from "./sheets";

interface NameFormProps {
  type: "take_seat" | "rename" | "ask_for_seat";
  action: string;
  start: string;
  onDone?: () => void;
}

/** One line for a name; what was typed stays when it is refused. */
export function NameForm({ type, action, start, onDone }: NameFormProps) {
  const [name, setName] = useState(start);
  const sendName = async () => {
    const command: CommandIn = { type, name };
    const answer = await send(command, type);
    if (!answer.done) return;
    rememberName(name);
    onDone?.();
  };
  return (
    <LineForm class="join" id={type} onSend={() => void sendName()}>
      <TextField
        label={t("your-name")}
        value={name}
        onInput={setName}
        limit={NAME_LENGTH * 2} // the server counts after tidying up, and says so
        autoComplete="nickname"
        id="name"
      />
      <Button type="submit" look="primary" onPress={() => {}} id={type} refusal="elsewhere">
        {action}
      </Button>
    </LineForm>
  );
}

export function RenameSheet() {
  const seat = view.value?.you.seat ?? null;
  return (
    <Sheet title={t("change-name")} onClose={closeSheet}>
      <NameForm type="rename" action={t("rename")} start={playerName(seat)} onDone={closeSheet} />
    </Sheet>
  );
}

export function AskSheet() {
  const done = () => {
    haveAsked();
    notify(t("asked-for-seat"));
    closeSheet();
  };
  return (
    <Sheet title={t("ask-for-seat")} onClose={closeSheet}>
      <p>{t(view.value?.room.phase === "lobby" ? "code-guest-how" : "ask-how")}</p>
      <NameForm type="ask_for_seat" action={t("ask")} start={rememberedName()} onDone={done} />
    </Sheet>
  );
}
