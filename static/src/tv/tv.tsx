// The big screen's start: words and socket as on a phone. Its socket says `watch`, so it is told what everybody may see,
// whosever browser it runs in.

import { render } from "preact";
import { ALL_PHASES, keepAwake } from "../feel/awake";
import { startFeeling } from "../feel/follow";
import { connect } from "../net/connect";
import { readPage } from "../shared/page";
import { bringSprite } from "../shared/sprite";
import { fetchWords } from "../words/fetching";
import { BigScreen } from "./screen";

const root = document.getElementById("tv");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const { room, build } = readPage(root);
  connect(room, build, { watch: true });
  const { lang = "en", words = "", sprite = "" } = root.dataset;
  await Promise.all([fetchWords(lang, words), bringSprite(sprite)]);
  keepAwake(ALL_PHASES);
  startFeeling(); // heard from the first press of any key on: no browser lets a page sound before
  root.replaceChildren();
  render(<BigScreen />, root);
}
