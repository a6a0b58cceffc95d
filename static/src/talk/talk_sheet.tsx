// The talk: who is there, what was said, and everything that can be said or shown.

import { Sheet } from "../shared/sheet";
import { closeSheet } from "../shell/sheets";
import { t, view } from "../state/store";
import { Lines } from "./lines";
import { People } from "./people";
import { PhraseBook } from "./phrase_book";
import { ReactionMarks } from "./reaction_marks";
import { ReactionsRow } from "./reactions_row";
import { SayForm } from "./say_form";

export function TalkSheet() {
  const sections = view.value;
  if (!sections) return null;
  const maySay = sections.you.acts.includes("say");
  return (
    <Sheet title={t("talk")} onClose={closeSheet} class="talk-sheet">
      <People />
      <Lines />
      <ReactionsRow onReact={backToTheRound} />
      {maySay && <PhraseBook onSaid={backToTheRound} />}
      {maySay && <SayForm />}
      <ReactionMarks />
    </Sheet>
  );
}

/** While a round runs, whoever has said it with one tap wants the table back. */
function backToTheRound(): void {
  if (view.peek()?.room.phase === "playing") closeSheet();
}
