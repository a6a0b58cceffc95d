// The reveal's sentences in the reader's words.

import { signed } from "../score/points";
import { isMe, playerName, playerNames } from "../shared/players";
import { t } from "../state/store";
import { list } from "../words/words";
import type { Gift } from "./gifts";
import type { Said } from "./sentences";

export function word(said: Said): string {
  switch (said.id) {
    case "reveal-hands":
    case "reveal-hands-detail":
    case "reveal-totals":
      return t(said.id);
    case "reveal-nobody-holds":
    case "reveal-count":
      return t(said.id, { type: said.type });
    case "reveal-spirits":
      return wordSpirits(said.top.map(spirit), said.bottom.map(spirit));
    case "reveal-lift":
      return t(said.id, { top: said.top, bottom: said.bottom });
    case "reveal-type":
    case "reveal-verdict": {
      const { verdict, kind: type, under_top: top, under_bottom: bottom } = said.score;
      return t(said.id, { verdict, type, top, bottom });
    }
    case "reveal-alone":
      return t(said.id, { name: playerName(said.seat), me: isOnlyMe([said.seat]), type: said.type });
    case "reveal-gifts":
      return said.gifts.map(wordGift).join(" ");
    case "reveal-best":
    case "reveal-lead":
      return t(said.id, {
        names: playerNames(said.seats),
        count: said.seats.length,
        me: isOnlyMe(said.seats),
        points: signed(said.points),
      });
  }
}

function spirit(type: string): string {
  return t("spirit-of", { type });
}

function wordSpirits(top: readonly string[], bottom: readonly string[]): string {
  if (!top.length && !bottom.length) return t("reveal-spirits-none");
  const side = (names: readonly string[], id: string) =>
    names.length ? [t(id, { spirits: list(names), count: names.length })] : [];
  return [...side(top, "reveal-spirits-top"), ...side(bottom, "reveal-spirits-bottom")].join(" ");
}

/** "+1 for beads: Ana and Ben." */
function wordGift({ why, points, seats }: Gift): string {
  return t("reveal-gift", { why, points: signed(points), names: playerNames(seats) });
}

function isOnlyMe(seats: readonly number[]): "yes" | "no" {
  return seats.length === 1 && isMe(seats[0]!) ? "yes" : "no";
}
