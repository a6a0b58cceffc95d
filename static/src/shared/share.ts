// Giving a link away: the device's own sharing where it has one, the clipboard where it is allowed, else the link is
// selected for the reader to copy. Over plain http only the last is left.

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export function canCopy(): boolean {
  return isSecureContext && Boolean(navigator.clipboard);
}

/** Whether it was given away; false when the reader changed their mind, or the device refused. */
export async function share(url: string, title: string): Promise<boolean> {
  return navigator.share({ url, title }).then(
    () => true,
    () => false,
  );
}

/** "copied", or "selected" when that is all that could be done. */
export async function copy(input: HTMLTextAreaElement): Promise<"copied" | "selected"> {
  if (canCopy()) {
    const isDone = await navigator.clipboard.writeText(input.value).then(
      () => true,
      () => false,
    );
    if (isDone) return "copied";
  }
  input.focus();
  input.select();
  try {
    return document.execCommand("copy") ? "copied" : "selected"; // old, but it works where the clipboard is closed
  } catch {
    return "selected";
  }
}
