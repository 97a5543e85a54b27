import type { liveRoutes } from '../../../functions/live/contract.ts';
import type { LiveHint } from '../../../functions/live/domain/hint.ts';
import { ApiError } from '../api-error.ts';
import { client } from '../client.ts';
import { configQuery } from '../config.ts';
import { loadQueryClient } from '../query.ts';
import { onSession, getSession } from '../session.ts';
import { type LiveSocket, openSocket } from './socket.ts';
import { makeTries } from './tries.ts';

export interface ChannelListener {
  readonly onHint: (hint: LiveHint) => void;
  /** Called when changes may have been missed. */
  readonly onGap: () => void;
}

/** A hidden tab keeps its connection for this time. */
const hiddenGrace = 60_000;

/**
 * Keeps one live connection while a person is logged in and the tab is visible. Reconnects after a break, and
 * calls `onGap` on every connection; without a connection every ten seconds.
 */
export function openChannel({ onHint, onGap }: ChannelListener): { readonly close: () => void } {
  let socket: LiveSocket | undefined;
  let opening: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const tries = makeTries({ again: () => void open(), ask: onGap });

  const leave = () => {
    opening?.abort();
    opening = undefined;
    socket?.close();
    socket = undefined;
  };
  const lost = () => {
    leave();
    if (isWanted()) tries.failed();
  };
  const open = async () => {
    if (socket || opening) return;
    const mine = new AbortController();
    opening = mine;
    try {
      const address = await addressOf(mine.signal);
      if (mine.signal.aborted) return;
      const onOpen = () => {
        tries.succeeded();
        onGap();
      };
      socket = openSocket(address, { onOpen, onHint, onEnd: lost });
      opening = undefined;
    } catch (error) {
      if (mine.signal.aborted) return;
      // A blocked account gets no ticket, so no retry is made.
      if (error instanceof ApiError && error.status === 403) leave();
      else lost();
    }
  };
  const look = () => {
    clearTimeout(leaving);
    if (isWanted()) {
      socket?.check();
      return void open();
    }
    tries.rest();
    if (getSession().isLoggedIn) leaving = setTimeout(leave, hiddenGrace);
    else leave();
  };

  const end = follow(look);
  look();
  return {
    close() {
      end();
      clearTimeout(leaving);
      tries.rest();
      leave();
    },
  };
}

const isWanted = (): boolean => getSession().isLoggedIn && document.visibilityState === 'visible';

/** Calls `look` whenever the need for a connection may have changed. */
function follow(look: () => void): () => void {
  const endSession = onSession(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    endSession();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

const api = client<typeof liveRoutes>({ liveTicket: 'POST /api/live/ticket' });

async function addressOf(signal: AbortSignal): Promise<string> {
  const { liveUrl } = await (await loadQueryClient()).ensureQueryData(configQuery);
  if (liveUrl === undefined) throw new Error('This stage has no live channel');
  const { ticket } = await api.liveTicket({ signal });
  return `${liveUrl}?ticket=${encodeURIComponent(ticket)}`;
}
