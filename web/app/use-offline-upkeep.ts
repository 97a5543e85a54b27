import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOffline, subscribeToConnection } from '../lib/connection.ts';
import { isKeeping, isKeepingEvent } from '../lib/kept/keeping.ts';
import { forgetOutbox, isOutboxLineOf, readOutboxText } from '../lib/outbox-entry.ts';
import { getPersonId, subscribeToSession } from '../lib/session.ts';
import { waitUntilIdle } from '../lib/wait-until-idle.ts';
import { forgetFailuresOnceOnline } from './forget-failures.ts';

/** How often a browser that takes itself for online tries again. */
const retryMs = 20_000;

/** What waits to be sent goes with its person's login, however that ends. @returns what ends it */
function forgetOutboxWithSession(): () => void {
  let person = getPersonId();
  return subscribeToSession(() => {
    if (person !== undefined && getPersonId() !== person) forgetOutbox(person);
    person = getPersonId();
  });
}

/** Sends what waits as soon as there is a connection, and keeps what a member may want to read without one. */
export function useOfflineUpkeep(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const sendWaiting = () => {
      const waiting = navigator.onLine ? readOutboxText() : undefined;
      if (waiting === undefined) return;
      // The next try loads the code again.
      import('../features/messages/outbox.ts').then(
        ({ sendOutbox }) => sendOutbox(queries),
        () => undefined,
      );
      if (isOutboxLineOf('viewing-answer', waiting))
        import('../entities/viewing/viewing-answer-sender.ts').then(
          ({ sendWaitingAnswers }) => sendWaitingAnswers(queries),
          () => undefined,
        );
    };
    const retry = () => {
      sendWaiting();
      if (navigator.onLine && isOffline()) void queries.refetchQueries({ type: 'active' });
    };
    sendWaiting();
    const timer = setInterval(retry, retryMs);
    const end = subscribeToConnection(sendWaiting);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [queries]);
  useEffect(() => forgetOutboxWithSession(), []);
  useEffect(() => forgetFailuresOnceOnline(queries), [queries]);
  useEffect(() => {
    const keep = () => void keepWhatIsRead(queries).catch(() => undefined);
    if (isKeeping()) void waitUntilIdle().then(keep);
    // Turned on here or in another tab.
    const onStorage = (event: StorageEvent) => isKeepingEvent(event) && isKeeping() && keep();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [queries]);
}

/** Without a connection, what was kept before stays. */
async function keepWhatIsRead(queries: QueryClient): Promise<void> {
  const { keepQueries } = await import('../lib/kept/kept-queries.ts');
  keepQueries(queries);
  const { followSession } = await import('../lib/kept/forget-kept.ts');
  followSession();
  const { fetchKept } = await import('./fetch-kept.ts');
  await fetchKept(queries);
}
