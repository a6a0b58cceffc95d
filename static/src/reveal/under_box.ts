// All that lay under a box, whoever put it there.

import type { Pieces } from "../protocol";
import { NOTHING } from "../shared/pieces";
import { plus } from "../table/heaps";

export function underBox(placed: readonly Pieces[]): Pieces {
  return placed.reduce(plus, NOTHING);
}
