import { useMemo, useSyncExternalStore } from 'react';
import {
  addToOutbox,
  changeInOutbox,
  isOutboxEvent,
  readOutboxText,
  removeFromOutbox,
} from '../../lib/outbox-entry.ts';
import { subscribeToSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { Viewing } from './api.ts';
import {
  findAnswerAim,
  nameAnswer,
  parseViewingAnswers,
  type ViewingAnswer,
  type WaitingAnswer,
} from './viewing-answer.ts';

const listeners = new Set<() => void>();
function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => isOutboxEvent(event) && notify();
  const end = subscribeToSession(notify);
  window.addEventListener('storage', onStorage);
  listeners.add(notify);
  return () => {
    end();
    window.removeEventListener('storage', onStorage);
    listeners.delete(notify);
  };
}

/** The answers to viewings that wait to be sent from here, or were refused. */
export function useWaitingAnswers(): readonly WaitingAnswer[] {
  const text = useSyncExternalStore(subscribe, readOutboxText, () => undefined);
  return useMemo(() => parseViewingAnswers(text), [text]);
}

export function useWaitingAnswer(id: Viewing['id']): WaitingAnswer | undefined {
  return useWaitingAnswers().find(({ viewing }) => viewing.id === id);
}

let sending: string | undefined;

/** Names the answer whose call is under way. */
export function setSendingAnswer(key: string | undefined): void {
  sending = key;
  notifyAll();
}

/** Whether this page sends an answer right now. */
export function useIsSendingAnswer(key: string): boolean {
  return useSyncExternalStore(subscribe, () => sending === key);
}

/** Keeps an answer until there is a connection. */
export function keepViewingAnswer(viewing: Viewing, answer: ViewingAnswer): void {
  const { id, timeSlotId, messageId, proposal, propertyId, side, agreed } = viewing;
  const { verb } = answer;
  // To decline a proposal for what isn't agreed is possible until that time; to cancel, until the viewing's own.
  const isToProposal = verb === 'accept' || (verb === 'reject' && !agreed);
  const { start } = isToProposal ? (proposal ?? viewing) : viewing;
  const label = nameAnswer(viewing, verb);
  const waiting: WaitingAnswer = {
    kind: 'viewing-answer',
    key: crypto.randomUUID(),
    viewing: { id, timeSlotId, messageId },
    propertyId,
    side,
    aim: findAnswerAim(viewing, verb),
    answer,
    label,
    start,
    givenAt: Date.now(),
  };
  addToOutbox(waiting.key, JSON.stringify(waiting));
  notifyAll();
  toast.notice(`“${label}” waits for a connection`, 'Nothing has changed yet.');
}

export function changeViewingAnswer(waiting: WaitingAnswer): void {
  changeInOutbox(waiting.key, JSON.stringify(waiting));
  notifyAll();
}

/** Takes an answer back, or forgets one that was sent or refused. */
export function removeViewingAnswer({ key }: Pick<WaitingAnswer, 'key'>): void {
  removeFromOutbox(key);
  notifyAll();
}
