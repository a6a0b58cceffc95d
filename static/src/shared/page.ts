// What the page says about its room, read once at the start.

export interface RoomPage {
  readonly room: string;
  readonly link: string;
  readonly others: readonly string[];
}

let here: RoomPage = { room: "", link: "", others: [] };

export function readPage(root: HTMLElement): RoomPage {
  const { room = "", link = "", links = "" } = root.dataset;
  here = { room, link, others: links.split(" ").filter(Boolean) };
  return here;
}

export function roomPage(): RoomPage {
  return here;
}
