// The client's start on a room's page: words and socket at once, then the screens.

import { render } from "preact";
import { keepAwake } from "./feel/awake";
import { startFeeling } from "./feel/follow";
import { connect } from "./net/connect";
import { readPage } from "./shared/page";
import { bringSprite } from "./shared/sprite";
import { startAnnouncing } from "./shell/announcer";
import { followKey } from "./shell/key_told";
import { Screens } from "./shell/screens";
import { openTheReveal } from "./shell/sheets";
import { startTalking } from "./talk/start";
import { fetchWords } from "./words/fetching";

const root = document.getElementById("app");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const { room, build } = readPage(root);
  connect(room, build);
  followKey();
  const { lang = "en", words = "", sprite = "" } = root.dataset;
  await Promise.all([fetchWords(lang, words), bringSprite(sprite)]);
  startAnnouncing();
  openTheReveal();
  root.replaceChildren();
  render(<Screens />, root);
  setTimeout(() => startTheRest(room)); // after the first drawing, which needs none of it
}

function startTheRest(room: string): void {
  startTalking(room);
  startFeeling();
  keepAwake();
}
