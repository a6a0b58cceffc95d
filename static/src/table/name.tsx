// What a button is called where its face says less: in words, out of sight. Not an aria-label, which would hide the
// face's own words from those who speak to their device.

export function Name({ children }: { children: string }) {
  return <span class="visually-hidden">{children}</span>;
}
