// What the page says about its room, read once at the start.

export interface RoomPage {
  readonly room: string;
  readonly link: string;
  readonly others: readonly string[];
  /** Whether it is a screen for all to look at, on which nobody taps. */
  readonly isScreen: boolean;
  /** For each language, where its words are. */
  readonly catalogues: Readonly<Record<string, string>>;
}

let here: RoomPage = { room: "", link: "", others: [], isScreen: false, catalogues: {} };

export function readPage(root: HTMLElement): RoomPage {
  const { room = "", link = "", links = "", catalogues = "{}" } = root.dataset;
  here = { room, link, others: links.split(" ").filter(Boolean), isScreen: "screen" in root.dataset, catalogues: JSON.parse(catalogues) };
  return here;
}

/** Where the ended rounds can be seen again, as others can open it. */
export function replayLink(): string {
  return `${here.link}/replay`;
}

/** The same from here. */
export function replayPath(): string {
  return `/r/${here.room}/replay`;
}

export function roomPage(): RoomPage {
  return here;
}
