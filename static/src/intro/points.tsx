// The last page of the introduction: how points come, in pictures, and the way to the table.

import { useEffect, useRef } from "preact/hooks";
import type { PieceType, Side } from "../protocol";
import { Icon, LetteredBead, Piece } from "../shared/piece";
import { t } from "../words/words";

export function Points({ back, onAgain }: { back: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <main class="page intro-points">
      <header class="band">
        <h1 class="title" ref={title} tabIndex={-1}>
          {t("intro-points")}
        </h1>
      </header>
      <div class="page-body">
        <ul class="ways">
          <Way side="top" spirit="frog" bead="frog" worth="+1">
            {t("intro-points-top")}
          </Way>
          <Way side="bottom" spirit="snake" bead="snake" worth="−1">
            {t("intro-points-bottom")}
          </Way>
          <Way side="top" under="bull" bead="bull" worth="+1">
            {t("intro-points-more")}
          </Way>
          <Way side="bottom" under="fish" bead="fish" worth="−1">
            {t("intro-points-less")}
          </Way>
        </ul>
        <p>
          <b>{t("intro-points-alone")}</b>
        </p>
        <p>{t("intro-points-match")}</p>
        <p>
          <button type="button" class="button" onClick={onAgain}>
            {t("intro-once-more")}
          </button>
        </p>
      </div>
      <footer class="page-bar">
        <p class="page-bar-hint">{t("intro-ready")}</p>
        <a class="button button-primary button-wide" href={back}>
          {t(back === "/" ? "intro-to-home" : "intro-to-room")}
          <Icon name="chevron" />
        </a>
      </footer>
    </main>
  );
}

interface WayProps {
  side: Side;
  spirit?: PieceType;
  under?: PieceType;
  bead: PieceType;
  worth: string;
  children: string;
}

/** A box with what lies on or under it, and what a bead is worth then. */
function Way({ side, spirit, under, bead, worth, children }: WayProps) {
  return (
    <li class="way">
      <span class="way-picture" aria-hidden="true">
        <span class="way-box" data-side={side}>
          {spirit && <Piece kind="spirit" type={spirit} size="free" class="piece" />}
          <span class="way-lid">
            <Icon name={side === "top" ? "plus" : "minus"} />
          </span>
          {under && (
            <span class="way-under">
              <Piece kind="bead" type={under} size="small" />
              <Piece kind="bead" type={under} size="small" />
            </span>
          )}
        </span>
        <span class="way-worth">
          <LetteredBead type={bead} />
          <b>{worth}</b>
        </span>
      </span>
      <span>{children}</span>
    </li>
  );
}
