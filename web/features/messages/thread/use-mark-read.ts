import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offersKey } from '../../../entities/offer/api.ts';
import { ownHomesKey } from '../../../entities/own-home/api.ts';
import { cacheUnread, messages, threadsKey } from '../api.ts';
import type { Chat } from '../chat-cache.ts';

const isPageActive = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the page is visible and has the focus. */
function usePageActive(): boolean {
  const [looking, setLooking] = useState(isPageActive);
  useEffect(() => {
    const look = () => setLooking(isPageActive());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, []);
  return looking;
}

/** Marks the thread as read up to the newest message while the page is visible. */
export function useMarkRead(chat: Chat | undefined): void {
  const queries = useQueryClient();
  const looking = usePageActive();
  const newest = chat?.messages.findLast(({ mine }) => !mine);
  const unread = newest && newest.state !== 'read' ? newest.id : undefined;
  useEffect(() => {
    if (!looking || unread === undefined) return;
    messages
      .markRead({ params: { id: unread } })
      .then(({ unreadTotal }) => {
        cacheUnread(queries, unreadTotal);
        // What a home or a purchase has unread stands on the member's own pages too.
        return Promise.all(
          [threadsKey, offersKey, ownHomesKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
        );
      })
      // The next message or focus retries it.
      .catch(() => undefined);
  }, [looking, unread, queries]);
}
