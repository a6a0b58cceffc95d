// The result to give away: its link shows the picture of it in a chat, and leads to the replay.

import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../shared/button";
import { notify } from "../shared/notice";
import { replayLink } from "../shared/page";
import { canShare, copy, share } from "../shared/share";
import { t } from "../state/store";

/** Where nothing can be shared or copied by itself, the link is laid open, to be copied by hand. */
export function ShareResult({ roomKey }: { roomKey: string }) {
  const link = replayLink(roomKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const give = async () => {
    if (canShare() && (await share(link, t("game-title")))) return;
    setOpen(true);
  };
  useEffect(() => {
    if (isOpen && !canShare()) void copy(field.current!).then((how) => notify(t("link-given", { how })));
    else if (isOpen) field.current!.select();
  }, [isOpen]);
  return (
    <div class="share-result">
      <Button onPress={() => void give()} icon="share">
        {t("share-result")}
      </Button>
      {isOpen && (
        <textarea
          ref={field}
          class="text-input room-link-text"
          rows={3}
          readOnly
          spellcheck={false}
          aria-label={t("share-link")}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
