// The replay's start: words, drawings and moments, then the page. It is asked for once: nothing of it changes while it
// is looked at.

import { render } from "preact";
import type { Replay } from "../protocol";
import { setSprite } from "../shared/piece";
import { take } from "../state/store";
import { fetchWords } from "../words/fetching";
import { t } from "../words/words";
import { frameOf } from "./frame";
import { Nothing, ReplayPage } from "./page";
import { open } from "./playing";

const GONE = 404;

const root = document.getElementById("replay");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const { lang = "en", words = "", moments = "", sprite = "", back = "/" } = root.dataset;
  setSprite(sprite);
  const [found] = await Promise.all([fetched(moments), fetchWords(lang, words)]);
  root.replaceChildren();
  if (typeof found === "number") return render(<Nothing {...whyNot(found)} back={back} />, root);
  take(frameOf(found));
  open(found);
  render(<ReplayPage back={back} />, root);
}

/** The replay, or the status of what came instead of it. */
async function fetched(address: string): Promise<Replay | number> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return answer?.status ?? 0;
  return answer.json();
}

function whyNot(status: number): { title: string; text: string } {
  if (status === GONE) return { title: t("replay-gone"), text: t("replay-gone-text") };
  return { title: t("replay-unread"), text: t("replay-unread-text") };
}
