// What the page says about its room, read once at the start.

export interface RoomPage {
  readonly room: string;
  readonly link: string;
  readonly others: readonly string[];
  /** The server's build that the page and its scripts came from. */
  readonly build: string;
  /** Whether `room` is the room's key, and no code that was said aloud. */
  readonly isByKey: boolean;
  /** Whether it is a screen for all to look at, on which nobody taps. */
  readonly isScreen: boolean;
  /** For each language, where its words are. */
  readonly catalogues: Readonly<Record<string, string>>;
}

let here: RoomPage = { room: "", build: "", link: "", others: [], isByKey: true, isScreen: false, catalogues: {} };

export function readPage(root: HTMLElement): RoomPage {
  const { room = "", build = "", by = "key", link = "", links = "", catalogues = "{}" } = root.dataset;
  here = {
    room,
    build,
    link,
    others: links.split(" ").filter(Boolean),
    isByKey: by === "key",
    isScreen: "screen" in root.dataset,
    catalogues: JSON.parse(catalogues),
  };
  return here;
}

/** Where this page is on the server, be it by key or by code. */
export function roomPath(): string {
  return `${here.isByKey ? "/r/" : "/c/"}${encodeURIComponent(here.room)}`;
}

/** The room's key: the page's own, or what the server has told since. Who came by a spoken code may have none. */
export function roomKey(told: string | null): string | null {
  return told ?? (here.isByKey ? here.room : null);
}

/** Where the ended rounds can be seen again. */
export function replayPath(key: string): string {
  return `/r/${key}/replay`;
}

/** The same as others can open it. */
export function replayLink(key: string): string {
  return new URL(replayPath(key), here.link).href;
}

export function roomPage(): RoomPage {
  return here;
}
