// What each player held, wherever it lay.

import { Piece } from "../shared/piece";
import { setOf, youOrName } from "../shared/players";
import type { RoundSheet } from "../state/store";
import { SeenPieces } from "../table/seen_pieces";
import { total } from "../table/selection";

export function Hands({ sheet }: { sheet: RoundSheet }) {
  return (
    <ul class="reveal-hands">
      {sheet.held.map((held, seat) => (
        <li key={seat} data-seat={seat} style={{ "--i": seat }}>
          <span class="reveal-who">
            {setOf(seat).map((type) => (
              <Piece key={type} kind="spirit" type={type} plain />
            ))}
            <b>{youOrName(seat)}</b>
          </span>
          <span class="reveal-held">
            <SeenPieces pieces={total(held)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
