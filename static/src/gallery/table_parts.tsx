// What the game is made of, as a player in the middle of a round sees it: the whole table with its boxes, chips, offers
// and tray, laid out for the window it is in; the boxes of the reveal, one lifted; the title band.

import { RevealBox } from "../reveal/reveal_box";
import { Band } from "../shell/band";
import { t, view } from "../state/store";
import { Table } from "../table/table";

export function TableParts() {
  const { top, bottom } = view.value!.boxes!;
  return (
    <>
      <section data-part="table">
        <Table />
      </section>
      <section class="gallery-lifted reveal" data-part="boxes">
        <RevealBox side="top" spirits={top.spirits} isLifted={false} />
        <RevealBox side="bottom" spirits={bottom.spirits} isLifted={false} />
        <RevealBox side="top" spirits={top.spirits} isLifted />
        <RevealBox side="bottom" spirits={bottom.spirits} isLifted />
      </section>
      <section data-part="band">
        <Band title={t("game-title")} isGame />
      </section>
    </>
  );
}
