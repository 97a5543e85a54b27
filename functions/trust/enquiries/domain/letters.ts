import * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Complaint, Ticket } from './ticket.ts';

/** What staff write to the person: an answer, or a step of the procedure for complaints. */
export const LetterKind = z.enum(['acknowledgement', 'answer', 'final_answer']);
export type LetterKind = z.output<typeof LetterKind>;

/** The letters that this member of staff can send now, the due one first. */
export function listLetters(ticket: Ticket, staffId: UserId): LetterKind[] {
  if (ticket.status === 'closed') return [];
  switch (ticket.complaint?.stage) {
    case 'received':
      return ['acknowledgement', 'answer', 'final_answer'];
    case 'acknowledged':
      return ['answer', 'final_answer'];
    case 'answered':
      return hasAnswered(ticket, staffId) ? ['answer'] : ['final_answer', 'answer'];
    default:
      return ['answer'];
  }
}

/** The final answer is of somebody else than the answer that didn't settle it, as the complaints page promises. */
export function assertSecondLook(ticket: Ticket, staffId: UserId): void {
  if (hasAnswered(ticket, staffId))
    throw new AppError('conflict', 'You answered this complaint. A colleague gives the final answer.', {
      state: 'own_answer',
    });
}

const hasAnswered = ({ entries }: Ticket, staffId: UserId): boolean =>
  entries.some((entry) => entry.kind === 'answer' && entry.staffId === staffId);

const stageAfter = { acknowledgement: 'acknowledged', answer: 'answered', final_answer: 'final' } as const;
const stageOrder: readonly Complaint['stage'][] = ['received', 'acknowledged', 'answered', 'final'];

/** @throws 422 for a ticket that is no complaint, 409 for a complaint past that step */
export function advanceComplaint({ complaint }: Ticket, kind: LetterKind): Complaint {
  if (!complaint)
    throw new AppError('invalid', 'Only a complaint has this step.', {
      errors: { kind: ['Only a complaint has this step.'] },
    });
  const stage = stageAfter[kind];
  if (kind === 'answer') {
    // A second answer changes no step: what follows a final answer stays final.
    return stageOrder.indexOf(complaint.stage) >= stageOrder.indexOf(stage)
      ? complaint
      : { ...complaint, stage };
  }
  if (stageOrder.indexOf(complaint.stage) >= stageOrder.indexOf(stage))
    throw new AppError('conflict', 'This complaint is past that step.', { state: complaint.stage });
  return { ...complaint, stage };
}
