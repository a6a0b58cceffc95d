// What talk follows as long as the page is open.

import { keepLine } from "./draft";
import { followReading } from "./heard";
import { keepMutes } from "./mutes";
import { followReactions } from "./read_reactions";

/** `room` names what is kept in this browser. */
export function startTalking(room: string): void {
  keepLine(room);
  keepMutes(room);
  followReading();
  followReactions();
}
