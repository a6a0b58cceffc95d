// Which screen is on, by the room's phase, and what lies over all of them.

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Lobby } from "../lobby/lobby";
import { Ready } from "../lobby/ready";
import { Stories } from "../lobby/stories";
import { Reveal } from "../reveal/reveal";
import { Final } from "../score/final";
import { ScoreSheetSheet } from "../score/sheet";
import { Lasting, Notices } from "../shared/notice";
import { isSheetOpen } from "../shared/sheet";
import { closedBy, connection, type RoomPhase, t, view } from "../state/store";
import { Table } from "../table/table";
import { ReactionMarks } from "../talk/reaction_marks";
import { TalkSheet } from "../talk/talk_sheet";
import { Announcer } from "./announcer";
import { Closed } from "./closed";
import { ArrivalSheet, DeviceSheet } from "./device";
import { HostSheet, KickNotice } from "./host";
import { InviteSheet } from "./invite";
import { MenuSheet } from "./menu";
import { AskSheet, RenameSheet } from "./names";
import { keepPlace } from "./place";
import { AppearanceSheet, LanguageSheet } from "./preference_sheets";
import { openSheet, type SheetName } from "./sheets";

const SCREENS: Record<RoomPhase, ComponentType> = {
  lobby: Lobby,
  stories: Stories,
  ready: Ready,
  playing: Table,
  reveal: Reveal,
  final: Final,
};

const SHEETS: Record<SheetName, ComponentType> = {
  menu: MenuSheet,
  invite: InviteSheet,
  score: ScoreSheetSheet,
  talk: TalkSheet,
  device: DeviceSheet,
  name: RenameSheet,
  ask: AskSheet,
  host: HostSheet,
  language: LanguageSheet,
  appearance: AppearanceSheet,
};

export function Screens() {
  useEffect(keepPlace, []);
  const phase = view.value?.room.phase;
  const sheet = openSheet.value;
  const Shown = sheet === null ? null : SHEETS[sheet];
  return (
    <Lasting.Provider value={KickNotice}>
      {closedBy.value !== null ? <Closed code={closedBy.value} /> : <Screen phase={phase} />}
      {view.value && closedBy.value === null && (
        <>
          <ReactionMarks />
          {Shown && <Shown key={sheet} />}
          <ArrivalSheet />
        </>
      )}
      {!isSheetOpen.value && <Notices />}
      <Announcer />
    </Lasting.Provider>
  );
}

function Screen({ phase }: { phase: RoomPhase | undefined }) {
  useFocusOn(phase);
  if (!phase) return <Waiting />;
  const Shown = SCREENS[phase];
  return <Shown />;
}

/** When the screen changes under the reader, their place is the title of the new one. */
function useFocusOn(phase: RoomPhase | undefined): void {
  const last = useRef(phase);
  useEffect(() => {
    const isChange = last.current !== undefined && last.current !== phase;
    last.current = phase;
    if (!isChange || document.querySelector("dialog[open]")) return;
    const title = document.querySelector<HTMLElement>("main h1");
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [phase]);
}

function Waiting() {
  return (
    <main class="page">
      <header class="band">
        <h1 class="title">{t("game-title")}</h1>
      </header>
      <p class="page-body" role="status">
        {t(connection.value === "off" ? "offline" : "connecting")}
      </p>
    </main>
  );
}
