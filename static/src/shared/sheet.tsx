// A dialog that rises over the screen. The browser keeps the focus inside it and gives it back when it closes.

import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/words";
import { IconButton } from "./button";
import { Notices } from "./notice";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** The buttons at its foot. */
  bar?: ComponentChildren;
  class?: string;
}

let count = 0;
/** The ids of the titles of all open sheets, the topmost last. */
const open = signal<readonly string[]>([]);
export const isSheetOpen = computed(() => open.value.length > 0);

export function Sheet({ title, onClose, children, bar, class: more = "" }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useRef("");
  titleId.current ||= `sheet-${(count += 1)}`;
  useEffect(() => {
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    open.value = [...open.peek(), titleId.current];
    return () => {
      open.value = open.peek().filter((each) => each !== titleId.current);
      shown.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${more}`}
      aria-labelledby={titleId.current}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose(); // the ground beside the sheet
      }}
    >
      <header class="sheet-head">
        <h2 id={titleId.current} tabIndex={-1}>
          {title}
        </h2>
        <IconButton name="close" label={t("close")} onPress={onClose} />
      </header>
      <div class="sheet-body">{children}</div>
      {bar && <footer class="sheet-bar">{bar}</footer>}
      {open.value.at(-1) === titleId.current && <Notices />}
    </dialog>
  );
}
