import { createOutboxStore } from '../../lib/outbox-store.ts';
import { toast } from '../../lib/toast.ts';
import type { Viewing } from './api.ts';
import {
  findAnswerAim,
  nameAnswer,
  parseViewingAnswers,
  type ViewingAnswer,
  type WaitingAnswer,
} from './viewing-answer.ts';

/** The answers to viewings that wait to be sent from here, or were refused. */
export const waitingAnswers = createOutboxStore(parseViewingAnswers);

export function useWaitingAnswer(id: Viewing['id']): WaitingAnswer | undefined {
  return waitingAnswers.useAll().find(({ viewing }) => viewing.id === id);
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
  waitingAnswers.add(waiting);
  toast.notice(`“${label}” waits for a connection`, 'Nothing has changed yet.');
}
