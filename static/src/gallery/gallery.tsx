// The gallery: every drawing, control and token on one page, for whoever works on the look. Served to developers only, so
// its own headings are English and in no catalogue; all that it shows is what the rooms use, not a copy.

import { render } from "preact";
import { setSprite } from "../shared/piece";
import { take } from "../state/store";
import { setWords } from "../words/words";
import { Choices } from "./choices";
import { Controls } from "./controls";
import { Drawings } from "./drawings";
import { showStates, tableFrame } from "./sample";
import { TableParts } from "./table_parts";
import { Tokens } from "./tokens";

const root = document.getElementById("gallery");
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  setSprite(root.dataset.sprite ?? "");
  const catalogues: Record<string, string> = JSON.parse(root.dataset.catalogues ?? "{}");
  await speak(root.dataset.lang ?? "en", catalogues);
  take(tableFrame());
  render(<Gallery languages={Object.keys(catalogues)} onLanguage={(language) => speak(language, catalogues)} />, root);
  showStates();
  root.dataset.ready = "";
}

async function speak(language: string, catalogues: Record<string, string>): Promise<void> {
  const answer = await fetch(catalogues[language] ?? "");
  setWords(language, await answer.text());
  document.documentElement.lang = language;
}

interface GalleryProps {
  languages: readonly string[];
  onLanguage: (language: string) => void;
}

function Gallery({ languages, onLanguage }: GalleryProps) {
  return (
    <div class="gallery">
      <header class="gallery-head">
        <h1>Gallery</h1>
        <Choices languages={languages} onLanguage={onLanguage} />
      </header>
      <Drawings />
      <TableParts />
      <Controls />
      <Tokens />
    </div>
  );
}
