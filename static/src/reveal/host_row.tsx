// The host's hand on the reveal: hold it, go on, one beat further, or to its end. All others are told that it is held.

import { Button } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { useHasJustChanged } from "../shared/fresh";
import { pending, type RevealStep, send, t, view } from "../state/store";
import type { Picture } from "./picture";

const BEAT_IS_NEW_MS = 500; // a tap this soon was meant for the beat before

export function HostRow({ picture }: { picture: Picture }) {
  const { you, options, reveal } = view.value!;
  const hasJustChanged = useHasJustChanged(picture.index, BEAT_IS_NEW_MS);
  if (!you.acts.includes("pace_reveal")) return null;
  const pace = (step: RevealStep) => void send({ type: "pace_reveal", step }, "pace_reveal");
  const next = () => {
    if (hasJustChanged() || pending.peek().has("pace_reveal")) return;
    pace("next");
    const isLast = picture.index === reveal!.beats.length - 1;
    if (picture.isHeld && !isLast) pace("go_on"); // whoever asks for the next beat wants to see it happen
  };
  return (
    <div class="host-row" role="group" aria-label={t("reveal-host")}>
      <Button
        look={picture.isHeld ? "primary" : "plain"}
        onPress={() => pace(picture.isHeld ? "go_on" : "hold")}
        id="pace_reveal"
      >
        {t(picture.isHeld ? "reveal-go-on" : "reveal-hold")}
      </Button>
      <Button onPress={next}>{t("reveal-next")}</Button>
      {options?.acts.includes("end_reveal") && (
        <ConfirmButton
          label={t("reveal-to-end")}
          question={t("reveal-to-end-sure")}
          onConfirm={() => void send({ type: "end_reveal" }, "end_reveal")}
          id="end_reveal"
        />
      )}
    </div>
  );
}
