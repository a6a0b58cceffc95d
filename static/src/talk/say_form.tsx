// One line to say. Its count shows only when it matters, and a text that is too long is told so, never cut.

import { LINE_LENGTH } from "../protocol";
import { Button } from "../shared/button";
import { LineForm, TextField } from "../shared/field";
import { type Refused, t } from "../state/store";
import { canSay, draft, isPaused, say, shownLeft } from "./draft";

const PASTED = LINE_LENGTH * 10; // room for what is to be shortened

export function SayForm() {
  const left = shownLeft(draft.value);
  return (
    <LineForm class="join say-form" id="say" onSend={() => void say()} word={kindly}>
      <TextField
        label={t("say-something")}
        hideLabel
        placeholder={t("say-something")}
        value={draft.value}
        onInput={(text) => (draft.value = text)}
        limit={PASTED}
      />
      <Button type="submit" look="primary" onPress={() => {}} id="say" refusal="elsewhere" disabled={isUnfit()}>
        {t("say")}
      </Button>
      {left !== null && (
        <p class="say-left" role="status" data-over={left < 0 || undefined}>
          {left < 0 ? t("say-over", { count: -left }) : t("say-left", { count: left })}
        </p>
      )}
    </LineForm>
  );
}

/** An empty line leaves the button as it is: it waits for one. */
function isUnfit(): boolean {
  return isPaused.value || (draft.value.trim() !== "" && !canSay(draft.value));
}

function kindly({ refused }: Refused): string | null {
  return refused === "too_fast" ? t("say-wait") : null;
}
