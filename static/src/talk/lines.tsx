// What was said, oldest first, in the reader's words; what is newest is seen first (`.lines` grows from its end). While it is open it is the one that tells a screen reader of it.

import { Piece } from "../shared/piece";
import { totemOf } from "../shared/players";
import { type Talk, t, talk } from "../state/store";
import { heardTalk } from "./heard";
import { speaker, wordTalk } from "./wording";

export function Lines() {
  const heard = heardTalk.value;
  const hidden = talk.value.length - heard.length;
  return (
    <div class="lines" role="log" tabIndex={0} aria-label={t("talk-lines")}>
      {!heard.length && <p class="hint">{t("talk-empty")}</p>}
      {hidden > 0 && <p class="hint">{t("talk-hidden", { count: hidden })}</p>}
      <ol>
        {heard.map((each) => (
          <OneLine key={keyOf(each)} said={each} />
        ))}
      </ol>
    </div>
  );
}

function keyOf(said: Talk): string {
  return `${said.at} ${said.seat} ${said.type === "line_said" ? said.text : said.phrase}`;
}

function OneLine({ said }: { said: Talk }) {
  const type = said.seat === null ? null : totemOf(said.seat);
  return (
    <li class="line" data-phrase={said.type === "phrase_said" ? said.phrase : undefined}>
      {type && <Piece kind="spirit" type={type} size="small" />}
      <p>
        <b>{speaker(said)}</b> <span>{wordTalk(said)}</span>
      </p>
      {said.type === "phrase_said" && said.piece && (
        <Piece kind={said.piece.kind} type={said.piece.type} size="small" />
      )}
    </li>
  );
}
