// The introduction's start: words, the drawings, and a server that is written down beforehand.

import { render } from "preact";
import { bringSprite } from "../shared/sprite";
import { startAnnouncing } from "../shell/announcer";
import { connection, connectTo, take } from "../state/store";
import { fetchWords } from "../words/fetching";
import { t } from "../words/words";
import { CannedServer } from "./canned";
import { firstSections } from "./frames";
import { Lesson } from "./lesson";
import { STEPS } from "./script";

const root = document.getElementById("intro");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const { lang = "en", words = "", sprite = "" } = root.dataset;
  await Promise.all([fetchWords(lang, words), bringSprite(sprite)]);
  connection.value = "ok";
  begin(root);
  startAnnouncing();
}

/** From the first step, once or again. */
function begin(root: HTMLElement, isAgain = false): void {
  const server = new CannedServer(STEPS, { take, later: (what, milliseconds) => void setTimeout(what, milliseconds) });
  connectTo(server);
  server.start(firstSections([t("intro-name-you"), t("intro-name-one"), t("intro-name-two")]));
  if (isAgain) render(null, root);
  else root.replaceChildren();
  render(<Lesson server={server} back={root.dataset.back ?? "/"} onAgain={() => begin(root, true)} />, root);
}
