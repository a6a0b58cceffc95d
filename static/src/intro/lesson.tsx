// The introduction's page: the coach above, the table below, and at the end how points come.

import { useEffect, useRef, useState } from "preact/hooks";
import { dismiss } from "../offer/list";
import { Notices } from "../shared/notice";
import { Announcer } from "../shell/announcer";
import { Table } from "../table/table";
import type { CannedServer } from "./canned";
import { Coach } from "./coach";
import { ring, watchTaps } from "./gate";
import { Points } from "./points";
import { isToRead } from "./script";

interface LessonProps {
  server: CannedServer;
  back: string;
  onAgain: () => void;
}

export function Lesson({ server, back, onAgain }: LessonProps) {
  const { step } = server;
  return (
    <>
      {step ? <AtTable server={server} back={back} /> : <Points back={back} onAgain={onAgain} />}
      <Announcer />
    </>
  );
}

function AtTable({ server, back }: { server: CannedServer; back: string }) {
  const table = useRef<HTMLDivElement>(null);
  const step = server.step!;
  const [hintAt, setHintAt] = useState<number | null>(null);
  useEffect(() => {
    return watchTaps(table.current!, {
      asked: () => server.step?.taps ?? null,
      tapped: () => server.step?.command === undefined && server.next(),
      missed: () => setHintAt(server.at.value), // the coach says it, and is read out
    });
  }, []);
  useEffect(() => {
    if (step.dismissed !== undefined) dismiss(step.dismissed);
    return ring(table.current!, step.taps);
  }, [step]);
  return (
    <div class="intro">
      <Coach
        at={server.at.value}
        say={step.say}
        isMissed={hintAt === server.at.value}
        back={back}
        onNext={isToRead(step) ? () => server.next() : null}
      />
      <div class="intro-table" ref={table}>
        <Table />
      </div>
      <Notices />
    </div>
  );
}
