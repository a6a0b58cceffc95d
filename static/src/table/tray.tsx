// The reader's own pieces by the place they lie in. A tap on a stack chooses one more of it, past the last none.

import { choose, selection } from "../offer/draft";
import { Icon, Piece } from "../shared/piece";
import { type Heap, stacksOf } from "../shared/pieces";
import { nameOf } from "../shared/stack";
import { t, view, type Zone } from "../state/store";
import { countIn } from "./heaps";
import { hideHint } from "./hint";
import { Name } from "./name";
import { OwnWish } from "./own_wish";
import { ZONES } from "./selection";

const ICON: Readonly<Record<Zone, string>> = { fingers: "fingers", front: "eye", hand: "eye-off" };

export function Tray() {
  return (
    <section class="tray" aria-label={t("table-tray")}>
      {ZONES.map((zone) => (
        <Well key={zone} zone={zone} />
      ))}
      <OwnWish />
    </section>
  );
}

function Well({ zone }: { zone: Zone }) {
  const stacks = stacksOf(view.value!.mine![zone]);
  return (
    <div class={`zone zone-${zone}`} data-zone={zone} data-empty={stacks.length ? undefined : ""}>
      <h2 class="zone-label">
        <Icon name={ICON[zone]} />
        <span>{t("table-zone", { zone })}</span>
      </h2>
      <ul class="zone-pieces">
        {stacks.map((heap) => (
          <li key={heap.kind + heap.type}>
            <OwnStack heap={heap} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnStack({ heap: { kind, type, count }, zone }: { heap: Heap; zone: Zone }) {
  const chosen = countIn(selection.value[zone], kind, type);
  const press = () => {
    hideHint();
    choose({ kind, type, zone });
  };
  return (
    <button
      type="button"
      class="stack-button"
      data-kind={kind}
      data-type={type}
      data-zone={zone}
      data-count={count}
      data-chosen={chosen || undefined}
      aria-pressed={chosen > 0}
      onClick={press}
    >
      <Name>{t("table-stack", { pieces: nameOf(kind, type, count), zone, chosen })}</Name>
      <Piece kind={kind} type={type} plain />
      {count > 1 && (
        <b class="count" aria-hidden="true">
          {count}
        </b>
      )}
      {chosen > 0 && count > 1 && (
        <b class="chosen-count" aria-hidden="true">
          {t("table-chosen", { chosen, count })}
        </b>
      )}
    </button>
  );
}
