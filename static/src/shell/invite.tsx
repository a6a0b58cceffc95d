// The link of the room, to scan, to send, to copy, or to read aloud.

import { useRef } from "preact/hooks";
import { Button } from "../shared/button";
import { Switch } from "../shared/field";
import { notify } from "../shared/notice";
import { roomPage } from "../shared/page";
import { QrCode } from "../shared/qr_code";
import { canShare, copy, share } from "../shared/share";
import { Sheet } from "../shared/sheet";
import { t, view } from "../state/store";
import { Concealed } from "./concealed";
import { hideInvite, hidesInvite } from "./hiding";
import { closeSheet } from "./sheets";
import { SpokenCode } from "./spoken_code";

export function Invite() {
  return (
    <Concealed>
      <OpenInvite />
    </Concealed>
  );
}

function OpenInvite() {
  const { link, others, isByKey } = roomPage();
  const field = useRef<HTMLTextAreaElement>(null);
  const copyLink = async () => notify(t("link-given", { how: await copy(field.current!) }));
  const shareLink = async () => {
    if (!(await share(link, t("game-title")))) field.current?.select();
  };
  return (
    <div class="invite">
      <QrCode label={t(isByKey ? "link-qr" : "code-link-qr")} />
      <div class="invite-text">
        <label>
          <small>{t("scan-or-send")}</small>
          <textarea
            ref={field}
            class="text-input room-link-text"
            rows={3}
            readOnly
            spellcheck={false}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <div class="invite-acts">
          {canShare() && (
            <Button onPress={() => void shareLink()} icon="share">
              {t("share")}
            </Button>
          )}
          <Button onPress={() => void copyLink()} icon="copy">
            {t("copy")}
          </Button>
        </div>
      </div>
      <SpokenCode />
      {others.length > 0 && (
        <details class="other-links">
          <summary>{t("other-links")}</summary>
          <ul>
            {others.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export function InviteSheet() {
  return (
    <Sheet title={t("invite")} onClose={closeSheet} class="invite-sheet">
      {view.value?.room.is_locked ? (
        <p>{t("lobby-locked")}</p>
      ) : (
        <p>{t(roomPage().isByKey ? "invite-how" : "invite-by-code-how")}</p>
      )}
      <Invite />
      <Switch label={t("hide-invite")} isOn={hidesInvite().value} onChange={hideInvite} />
    </Sheet>
  );
}
