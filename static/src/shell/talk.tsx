// Talk: the last lines and one to add. What was typed stays until the table has it.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../shared/button";
import { LineForm, TextField } from "../shared/field";
import { Piece } from "../shared/piece";
import { totemOf } from "../shared/players";
import { Sheet } from "../shared/sheet";
import { LINE_LENGTH } from "../protocol";
import { type Line, send, t, talk, view } from "../state/store";
import { closeSheet } from "./sheets";

/** What is being typed; outlives the sheet. */
export const draft = signal("");

async function say(): Promise<void> {
  const text = draft.value.trim();
  if (!text) return;
  const answer = await send({ type: "say", text }, "say");
  if (answer.done && draft.value.trim() === text) draft.value = "";
}

export function TalkSheet() {
  return (
    <Sheet title={t("talk")} onClose={closeSheet} class="talk-sheet">
      <Lines />
      {view.value?.you.acts.includes("say") && <SayForm />}
    </Sheet>
  );
}

/** The form alone, for screens that have talk beside their own things. */
export function SayForm() {
  return (
    <LineForm class="join" id="say" onSend={() => void say()}>
      <TextField
        label={t("say-something")}
        hideLabel
        placeholder={t("say-something")}
        value={draft.value}
        onInput={(text) => (draft.value = text)}
        limit={LINE_LENGTH}
      />
      <Button type="submit" look="primary" onPress={() => {}} id="say" refusal="elsewhere">{t("say")}</Button>
    </LineForm>
  );
}

function Lines() {
  const end = useRef<HTMLLIElement>(null);
  const lines = talk.value.filter((each): each is Line => each.type === "line_said");
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (!lines.length) return <p class="hint">{t("talk-empty")}</p>;
  return (
    <div class="lines" role="log" tabIndex={0} aria-label={t("talk")}>
      <ol>
        {lines.map((line) => <OneLine key={`${line.at}-${line.seat}-${line.text}`} line={line} />)}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}

function OneLine({ line }: { line: Line }) {
  const type = line.seat === null ? null : totemOf(line.seat);
  return (
    <li class="line">
      {type && <Piece kind="spirit" type={type} size="small" />}
      <p>
        <b>{line.name}</b> <span>{line.text}</span>
      </p>
    </li>
  );
}
