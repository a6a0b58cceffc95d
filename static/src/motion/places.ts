// Where a place is on this screen: selectors, the best first, over the data attributes that the table carries.

import type { Seat, Zone } from "../protocol";
import { ZONES } from "../table/selection";
import type { KnownPiece, Place } from "./flights";

/** `me` is the reader's own seat, whose pieces lie in the tray; null for one who looks on. */
export function selectorsOf(place: Place, piece: KnownPiece | null, me: Seat | null): readonly string[] {
  switch (place.at) {
    case "center":
      return [...exact(".center-piece", piece), ".center"];
    case "box":
      return place.part === "on" ? [boxOf(place.side, ".box-spirits")] : [boxOf(place.side, ".box-face")];
    case "seat":
      return place.seat === me ? mine(piece, place.zone) : theirs(piece, place.seat, place.zone);
  }
}

function boxOf(side: string, part: string): string {
  return `.box[data-side=${side}] ${part}`;
}

function exact(selector: string, piece: KnownPiece | null): string[] {
  return piece ? [`${selector}[data-kind=${piece.kind}][data-type=${piece.type}] .piece`] : [];
}

function mine(piece: KnownPiece | null, zone: Zone | null): string[] {
  const zones = zone ? [zone] : ZONES;
  const stacks = zones.flatMap((each) => exact(`.tray .stack-button[data-zone=${each}]`, piece));
  return [...stacks, `.tray .zone[data-zone=${zone ?? "hand"}] .zone-pieces`, ".tray"];
}

function theirs(piece: KnownPiece | null, seat: Seat, zone: Zone | null): string[] {
  const chip = `.friend[data-seat="${seat}"]`;
  const open = (zone ? [zone] : ZONES).filter((each) => each !== "hand");
  const stacks = open.flatMap((each) => exact(`${chip} .stack[data-zone=${each}]`, piece));
  return [...stacks, `${chip} .friend-${zone && zone !== "hand" ? "holds" : "hand"}`, chip];
}
