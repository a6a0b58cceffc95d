// The client's start on a room's page: words and socket at once, then the screens.

import { effect, untracked } from "@preact/signals";
import { render } from "preact";
import { keepAwake } from "./feel/awake";
import { startFeeling } from "./feel/follow";
import { Client } from "./net/client";
import { shown } from "./net/link";
import { reloadOnce, socketAddress, watchPage } from "./net/page";
import { readPage } from "./shared/page";
import { setSprite } from "./shared/piece";
import { startAnnouncing } from "./shell/announcer";
import { renew } from "./shell/renewal";
import { Screens } from "./shell/screens";
import { build, closedBy, connection, connectTo, take } from "./state/store";
import { startTalking } from "./talk/start";
import { setWords } from "./words/words";

const root = document.getElementById("app");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const { room } = readPage(root);
  setSprite(root.dataset.sprite ?? "");
  connect(room);
  await readWords(root.dataset.lang ?? "en", root.dataset.words ?? "");
  startTalking(room);
  startAnnouncing();
  startFeeling();
  keepAwake();
  root.replaceChildren();
  render(<Screens />, root);
}

function connect(room: string): void {
  const client = new Client({
    open: () => new WebSocket(socketAddress(room)),
    reload: () => reloadOnce("protocol"),
    take,
    changed: (link) => {
      connection.value = shown(link);
      closedBy.value = link.closedBy;
    },
  });
  connectTo(client);
  watchPage((event) => client.happen(event));
  client.happen({ type: "start" });
  reloadForNewBuild();
}

/** A server that came back with another build has other files for us. */
function reloadForNewBuild(): void {
  let first: string | null = null;
  effect(() => {
    const now = build.value;
    first ??= now;
    if (now !== first) untracked(() => renew(() => reloadOnce(`build ${now}`)));
  });
}

/** The page is of no use without words, so it asks until it has them. */
async function readWords(language: string, address: string): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 4_000)) {
    const catalogue = await fetch(address).then((found) => (found.ok ? found.text() : null), () => null);
    if (catalogue !== null) return setWords(language, catalogue);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
