import { viewings } from './api.ts';
import type { AnsweredViewing, ViewingAnswer } from './viewing-answer.ts';

/** Gives an answer to a viewing through its present card. */
export function sendViewingAnswer({ id, timeSlotId, messageId }: AnsweredViewing, answer: ViewingAnswer) {
  if (answer.verb === 'accept') return viewings.acceptViewing({ params: { timeSlotId, messageId } });
  if (answer.verb === 'cancel')
    return viewings.changeViewing({
      params: { viewingId: id, messageId },
      body: { status: 'cancelled', reason: answer.reason },
    });
  const { verb: _, alternatives, ...words } = answer;
  return viewings.rejectViewing({
    params: { timeSlotId, messageId },
    body: { ...words, alternatives: [...alternatives] },
  });
}
