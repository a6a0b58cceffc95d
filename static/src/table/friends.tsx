// The other players: a chip each with their animal, what lies open before them, and what they have just said. A tap
// chooses them as the ones who get the next offer.

import { recipients, toggleRecipient } from "../offer/draft";
import { Piece } from "../shared/piece";
import { isMe, playerName } from "../shared/players";
import { wordsOf } from "../shared/stack";
import { type SeatView, t, view } from "../state/store";
import { heardTalk, lastSaid } from "../talk/heard";
import { wordTalk } from "../talk/wording";
import { isNone } from "./heaps";
import { Name } from "./name";
import { SeenPieces } from "./seen_pieces";
import { useIsBefore } from "./until";
import { WishBadge } from "./wish_badge";
import { wishOf } from "./wishes";

const SAID_SHOWN_MS = 6_000;

export function Friends() {
  const others = view.value!.seats!.filter(({ seat }) => !isMe(seat));
  return (
    <section class="friends" aria-label={t("table-friends")}>
      <ul>
        {others.map((friend) => (
          <Friend key={friend.seat} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

function Friend({ friend }: { friend: SeatView }) {
  const { seat, presence, set, hand } = friend;
  const isChosen = recipients.value?.includes(seat) ?? false;
  return (
    <li
      class="friend"
      data-seat={seat}
      data-hand={hand}
      data-type={set[0]}
      data-away={presence === "here" ? undefined : presence}
      data-chosen={isChosen || undefined}
      data-wishing={wishOf(seat) ? "" : undefined}
    >
      <Face friend={friend} isChosen={isChosen} />
      <div class="friend-holds" aria-hidden="true">
        {!isNone(friend.fingers) && (
          <span class="friend-fingers">
            <SeenPieces pieces={friend.fingers} zone="fingers" silent />
          </span>
        )}
        <span class="friend-front">
          <SeenPieces pieces={friend.front} zone="front" silent />
        </span>
      </div>
      <WishBadge seat={seat} />
      <Said seat={seat} />
    </li>
  );
}

/** Who it is. For players it is a button; its words hold all that the chip shows. */
function Face({ friend, isChosen }: { friend: SeatView; isChosen: boolean }) {
  const { seat, set, hand, presence } = friend;
  const shown = (
    <>
      <span class="friend-totems">
        {set.map((type) => (
          <Piece key={type} kind="spirit" type={type} plain />
        ))}
      </span>
      <b class="friend-name">{playerName(seat)}</b> <span class="friend-hand">{t("table-hand", { count: hand })}</span>{" "}
      <i class="friend-blanks" aria-hidden="true" style={{ "--hand": hand }} />
      {presence !== "here" && <span class="friend-away">{t("table-presence", { presence })}</span>}
      <Name>{open(friend)}</Name>
    </>
  );
  if (view.value!.mine === null) return <div class="friend-face">{shown}</div>;
  return (
    <button type="button" class="friend-face" aria-pressed={isChosen} onClick={() => toggleRecipient(seat)}>
      {shown}
    </button>
  );
}

/** What lies open before a player. */
function open({ front, fingers }: SeatView): string {
  const shown = isNone(front) ? "" : t("table-front-shows", { pieces: wordsOf(front) });
  const held = isNone(fingers) ? "" : t("table-fingers-hold", { pieces: wordsOf(fingers) });
  return [shown, held].filter(Boolean).join(" ");
}

function Said({ seat }: { seat: number }) {
  const line = lastSaid(seat);
  const isFresh = useIsBefore(line ? line.at + SAID_SHOWN_MS : 0);
  const isNewest = line === heardTalk.value.at(-1);
  return line && isFresh ? (
    <p class="say" data-newest={isNewest || undefined}>
      <span>{wordTalk(line)}</span>
    </p>
  ) : null;
}
