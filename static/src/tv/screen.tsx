// What the big screen shows: one scene a phase, and over all of them the reactions. Its law: nobody taps here, so nothing
// is hidden behind a control; what has no room is left out.

import type { ComponentType } from "preact";
import { Reveal } from "../reveal/reveal";
import { DrawnTitle } from "../shared/piece";
import { closedBy, connection, type RoomPhase, t, view } from "../state/store";
import { ReactionMarks } from "../talk/reaction_marks";
import { EndScene } from "./end";
import { LobbyScene } from "./lobby";
import { ReadyScene } from "./ready";
import { RoundScene } from "./round";
import { SaidLine } from "./said";
import { StoryScene } from "./story";

const SCENES: Record<RoomPhase, ComponentType> = {
  lobby: LobbyScene,
  stories: StoryScene,
  ready: ReadyScene,
  playing: RoundScene,
  reveal: RevealScene,
  final: EndScene,
};

export function BigScreen() {
  if (closedBy.value !== null) return <Wait words={t("closed", { code: closedBy.value })} />;
  const phase = view.value?.room.phase;
  if (!phase) return <Wait words={t(connection.value === "off" ? "offline" : "connecting")} />;
  const Scene = SCENES[phase];
  return (
    <>
      <Scene />
      {connection.value === "off" && (
        <p class="tv-offline" role="status">
          {t("offline")}
        </p>
      )}
      <ReactionMarks />
    </>
  );
}

function Wait({ words }: { words: string }) {
  return (
    <main class="tv tv-waits">
      <h1 class="tv-wait">
        <DrawnTitle />
        <span class="visually-hidden">{t("game-title")}</span>
      </h1>
      <p class="tv-wait" role="status">
        {words}
      </p>
    </main>
  );
}

function RevealScene() {
  return (
    <>
      <Reveal />
      <SaidLine />
    </>
  );
}
