// The way to the talk, with a dot while there is something new.

import { roomPage } from "../shared/page";
import { openSheet } from "../shell/sheets";
import { t } from "../state/store";
import { unread } from "./heard";

/** On yellow bands it keeps to the corner beside the menu; elsewhere it takes its place in the line. */
export function TalkButton({ inBand = false }: { inBand?: boolean }) {
  if (roomPage().isScreen) return null;
  return (
    <button
      type="button"
      class={inBand ? "icon-button talk-button talk-button-band" : "icon-button talk-button"}
      aria-label={t("talk-button", { count: unread.value })}
      aria-haspopup="dialog"
      data-own-reactions
      onClick={() => (openSheet.value = "talk")}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          stroke-linejoin="round"
          d="M3 4.5H21V16.5H12.5L7 21V16.5H3Z"
        />
      </svg>
      {unread.value > 0 && <i class="unread" />}
    </button>
  );
}
