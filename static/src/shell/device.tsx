// One more device for the same seat: a code that works once and for a minute, made here and used there.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../shared/button";
import { roomPage } from "../shared/page";
import { QrCode } from "../shared/qr_code";
import { Sheet } from "../shared/sheet";
import { useSecondsTo } from "../shared/ticking";
import { send, serverNow, t, view } from "../state/store";
import { Concealed } from "./concealed";
import { closeSheet } from "./sheets";

const CODE_LIVES_MS = 60_000;

interface Code {
  readonly code: string;
  readonly until: number;
}

export function DeviceSheet() {
  const [code, setCode] = useState<Code | null>(null);
  const make = async () => {
    const answer = await send({ type: "make_code" }, "make_code");
    if (answer.done && answer.code) setCode({ code: answer.code, until: serverNow() + CODE_LIVES_MS });
  };
  useEffect(() => void make(), []);
  return (
    <Sheet title={t("other-device")} onClose={closeSheet}>
      <p>{t("device-how")}</p>
      {code && (
        <Concealed>
          <ShownCode code={code} />
        </Concealed>
      )}
      <Button onPress={() => void make()} id="make_code">
        {t("device-new-code")}
      </Button>
    </Sheet>
  );
}

function ShownCode({ code: { code, until } }: { code: Code }) {
  const left = useSecondsTo(until);
  if (!left)
    return (
      <p class="error" role="status">
        {t("device-code-over")}
      </p>
    );
  return (
    <div class="device-code">
      <QrCode label={t("device-qr")} code={code} />
      <p>
        <small>{t("device-link")}</small>
        <b class="device-link">{`${roomPage().link}?code=${code}`}</b>
        <small>{t("device-left", { count: left })}</small>
      </p>
    </div>
  );
}

/** A code that the page was opened with, until it was used or refused. */
const arrived = signal(new URLSearchParams(globalThis.location?.search ?? "").get("code"));

function forgetCode(): void {
  arrived.value = null;
  history.replaceState(null, "", location.pathname);
}

/** Asks before this browser takes the seat: the link may have been opened by the wrong person. */
export function ArrivalSheet() {
  const code = arrived.value;
  const sections = view.value;
  if (!code || !sections) return null;
  const use = async () => {
    const answer = await send({ type: "use_code", code }, "use_code");
    if (answer.done) forgetCode();
  };
  return (
    <Sheet
      title={t("arrival-title")}
      onClose={forgetCode}
      bar={
        <>
          <Button look="primary" onPress={() => void use()} id="use_code">
            {t("arrival-yes")}
          </Button>
          <Button onPress={forgetCode}>{t("arrival-no")}</Button>
        </>
      }
    >
      <p>{t(sections.you.seat === null ? "arrival-text" : "arrival-text-seated")}</p>
    </Sheet>
  );
}
