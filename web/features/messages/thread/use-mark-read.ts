import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
        return queries.invalidateQueries({ queryKey: threadsKey });
      })
      // The next message or focus retries it.
      .catch(() => undefined);
  }, [looking, unread, queries]);
}
