// Joins a page to its room: what the socket brings goes into the client's state, what the state sends goes out by it.

import { effect, untracked } from "@preact/signals";
import { PROTOCOL } from "../protocol";
import { renew } from "../shell/renewal";
import { build, closedBy, connection, connectTo, take } from "../state/store";
import { Client } from "./client";
import { shown } from "./link";
import { reloadOnce, socketAddress, watchPage } from "./page";

/** `ownBuild` is what the page came from. `watch` makes the page a screen for all, which sees no more than a spectator does. */
export function connect(room: string, ownBuild: string, { watch = false } = {}): void {
  const client = new Client({
    watch,
    open: () => new WebSocket(socketAddress(room)),
    reload: () => reloadOnce(`protocol ${PROTOCOL}`),
    take,
    changed: (link) => {
      connection.value = shown(link);
      closedBy.value = link.closedBy;
    },
  });
  connectTo(client);
  watchPage((event) => client.happen(event));
  client.happen({ type: "start" });
  reloadForNewBuild(ownBuild);
}

/** A server of another build has other files for us. */
function reloadForNewBuild(own: string): void {
  effect(() => {
    const now = build.value;
    if (now !== null && now !== own) untracked(() => renew(() => reloadOnce(`build ${now}`)));
  });
}
