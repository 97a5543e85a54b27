import type { QueryClient } from '@tanstack/react-query';
import { ApiError, describeError, isPassing, NetworkError } from '../../lib/api-error.ts';
import { lockOutbox } from '../../lib/outbox-entry.ts';
import { mostDelays } from '../../lib/outbox-store.ts';
import { getPersonId } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { invalidateViewings, viewings } from './api.ts';
import { sendViewingAnswer } from './viewing-answer-call.ts';
import { waitingAnswers } from './viewing-answer-store.ts';
import { isTooLate, type WaitingAnswer } from './viewing-answer.ts';

let isSending = false;

const findNext = (passed: ReadonlySet<string>): WaitingAnswer | undefined =>
  waitingAnswers
    .list()
    .find(
      (waiting) =>
        waiting.failure === undefined && !isTooLate(waiting, Date.now()) && !passed.has(waiting.key),
    );

/** Sends the answers that wait, in order; those that were refused or are too late wait for their person. */
export async function sendWaitingAnswers(queries: QueryClient): Promise<void> {
  if (isSending || !navigator.onLine || !findNext(new Set())) return;
  isSending = true;
  try {
    await lockOutbox(() => sendAll(queries));
  } finally {
    isSending = false;
  }
}

async function sendAll(queries: QueryClient): Promise<void> {
  const person = getPersonId();
  const passed = new Set<string>();
  for (;;) {
    const next = findNext(passed);
    if (!next || getPersonId() !== person) return;
    passed.add(next.key);
    if ((await tryAnswer(queries, next)) === 'unreachable') return;
  }
}

/** Another attempt can tell: Gable can't now. */
const isUndecided = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && error.status === 429);

async function tryAnswer(queries: QueryClient, waiting: WaitingAnswer): Promise<'unreachable' | 'told'> {
  const { label, delays = 0 } = waiting;
  waitingAnswers.setSending(waiting.key);
  try {
    await sendOnce(waiting);
    waitingAnswers.remove(waiting);
    toast.success(`“${label}” was sent.`);
  } catch (error) {
    if (error instanceof NetworkError) return 'unreachable';
    if (isUndecided(error) && delays + 1 < mostDelays) {
      waitingAnswers.change({ ...waiting, delays: delays + 1 });
      return 'told';
    }
    waitingAnswers.change({ ...waiting, failure: describeError(error) });
  } finally {
    waitingAnswers.setSending(undefined);
  }
  // Sent or refused: the page behind shows how the viewing is now.
  await invalidateViewings(queries);
  return 'told';
}

/** A first try may have arrived though its reply was lost, also one made before the answer was kept. */
async function sendOnce(waiting: WaitingAnswer): Promise<void> {
  try {
    await sendViewingAnswer(waiting.viewing, waiting.answer);
  } catch (error) {
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict || !(await isAsAnswered(waiting))) throw error;
  }
}

const mostRead = 200;

/** Whether the viewing is already as the answer wants it. */
async function isAsAnswered({ viewing, propertyId, aim, start }: WaitingAnswer): Promise<boolean> {
  const query = { property_id: propertyId, per_page: mostRead };
  const { viewings: own } = await viewings.myViewings({ query });
  const now = own.find(({ id }) => id === viewing.id);
  if (now === undefined || now.status !== aim) return false;
  return aim === 'confirmed' ? now.start === start : now.closed?.by === now.side;
}
