// Talk in the reader's words: a line as it was typed, a phrase of the phrase book as their language says it.

import { type Phrase, type PieceName, type Talk, t } from "../state/store";

const OPEN = "…"; // ends a sentence by itself

export function wordTalk(talk: Talk): string {
  return talk.type === "line_said" ? talk.text : wordPhrase(talk.phrase, talk.piece);
}

export function wordPhrase(phrase: Phrase, piece: PieceName | null): string {
  return t(`phrase-${phrase}`, { piece: piece ? wordPiece(piece) : "" });
}

/** How a phrase begins whose piece is not chosen yet. */
export function wordOpening(phrase: Phrase): string {
  return t(`phrase-${phrase}`, { piece: OPEN }).replace(`${OPEN}.`, OPEN);
}

/** A piece as a phrase names it: beads of a type, the animal of one. */
export function wordPiece({ kind, type }: PieceName): string {
  return t("phrase-piece", { kind, type });
}

/** Who said it; a host who is only a screen has no name. */
export function speaker({ name }: { name: string }): string {
  return name || t("talk-host");
}
