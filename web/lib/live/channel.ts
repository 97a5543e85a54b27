import type { liveRoutes } from '../../../functions/people/live/contract.ts';
import type { LiveHint } from '../../../functions/people/live/domain/hint.ts';
import { ApiError } from '../api-error.ts';
import { createClient } from '../client.ts';
import { configQuery } from '../config.ts';
import { loadQueryClient } from '../query.ts';
import { subscribeToSession, getSession } from '../session.ts';
import { createReconnection } from './reconnection.ts';
import { type LiveSocket, openSocket } from './socket.ts';

export interface ChannelListener {
  readonly onHint: (hint: LiveHint) => void;
  /** Called when changes may have been missed. */
  readonly onGap: () => void;
}

/** A hidden tab keeps its connection for this time. */
const hiddenGraceMs = 60_000;

/**
 * Keeps one live connection while a person is logged in and the tab is visible. Reconnects after a break, and
 * calls `onGap` on every connection; without a connection every ten seconds.
 */
export function openChannel({ onHint, onGap }: ChannelListener): { readonly close: () => void } {
  let socket: LiveSocket | undefined;
  let opening: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const reconnection = createReconnection({ reconnect: () => void open(), poll: onGap });

  const leave = () => {
    opening?.abort();
    opening = undefined;
    socket?.close();
    socket = undefined;
  };
  const onLost = () => {
    leave();
    if (isWanted()) reconnection.onFailure();
  };
  const open = async () => {
    if (socket || opening) return;
    const mine = new AbortController();
    opening = mine;
    try {
      const address = await getAddress(mine.signal);
      if (mine.signal.aborted) return;
      const onOpen = () => {
        reconnection.onSuccess();
        onGap();
      };
      socket = openSocket(address, { onOpen, onHint, onEnd: onLost });
      opening = undefined;
    } catch (error) {
      if (mine.signal.aborted) return;
      // An account that was blocked just now gets no ticket, so no retry is made.
      if (error instanceof ApiError && error.status === 403) leave();
      else onLost();
    }
  };
  const update = () => {
    clearTimeout(leaving);
    if (isWanted()) {
      socket?.check();
      return void open();
    }
    reconnection.stop();
    if (getSession().isLoggedIn) leaving = setTimeout(leave, hiddenGraceMs);
    else leave();
  };

  const end = subscribeToNeed(update);
  update();
  return {
    close() {
      end();
      clearTimeout(leaving);
      reconnection.stop();
      leave();
    },
  };
}

/** A blocked account gets no ticket, so the channel waits until it knows whose page it is. */
const isWanted = (): boolean => {
  const { isLoggedIn, standing } = getSession();
  const isAllowed = standing === 'active' || standing === 'incomplete';
  return isLoggedIn && isAllowed && document.visibilityState === 'visible';
};

/** Calls `look` whenever the need for a connection may have changed. */
function subscribeToNeed(look: () => void): () => void {
  const endSession = subscribeToSession(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    endSession();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

const api = createClient<typeof liveRoutes>({ liveTicket: 'POST /api/live/ticket' });

async function getAddress(signal: AbortSignal): Promise<string> {
  const { liveUrl } = await (await loadQueryClient()).ensureQueryData(configQuery);
  if (liveUrl === undefined) throw new Error('This stage has no live channel');
  const { ticket } = await api.liveTicket({ signal });
  return `${liveUrl}?ticket=${encodeURIComponent(ticket)}`;
}
