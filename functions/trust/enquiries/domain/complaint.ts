import { dayMs } from '../../../kernel/time.ts';
import { addWorkingDays } from '../../../kernel/working-days.ts';
import type { Complaint } from './ticket.ts';

/** Working days, and for the final answer calendar days, from the day a complaint arrives. */
export const complaintDays = { acknowledge: 3, answer: 15, final: 56 } as const;

/** Working days within which every other message is answered. */
export const letterWorkingDays = 1;

/** The steps of a complaint that arrives now. */
export function createComplaint(now: Date): Complaint {
  return {
    stage: 'received',
    acknowledgeBy: addWorkingDays(now, complaintDays.acknowledge).toISOString(),
    answerBy: addWorkingDays(now, complaintDays.answer).toISOString(),
    finalBy: new Date(now.getTime() + complaintDays.final * dayMs).toISOString(),
  };
}

/**
 * When the staff's next letter is due. A complaint that was answered and goes on is due its final answer; what comes
 * after that, and every other message, is due in one working day.
 */
export function computeLetterDueTime(complaint: Complaint | undefined, now: Date): string {
  switch (complaint?.stage) {
    case 'received':
      return complaint.acknowledgeBy;
    case 'acknowledged':
      return complaint.answerBy;
    case 'answered':
      return complaint.finalBy;
    default:
      return addWorkingDays(now, letterWorkingDays).toISOString();
  }
}
