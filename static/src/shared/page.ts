// What the page says about its room, read once at the start.

export interface RoomPage {
  readonly room: string;
  readonly link: string;
  readonly others: readonly string[];
  /** For each language, where its words are. */
  readonly catalogues: Readonly<Record<string, string>>;
}

let here: RoomPage = { room: "", link: "", others: [], catalogues: {} };

export function readPage(root: HTMLElement): RoomPage {
  const { room = "", link = "", links = "", catalogues = "{}" } = root.dataset;
  here = { room, link, others: links.split(" ").filter(Boolean), catalogues: JSON.parse(catalogues) };
  return here;
}

export function roomPage(): RoomPage {
  return here;
}
