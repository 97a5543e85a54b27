import {
  ViewingCompleted,
  ViewingNoShow,
  ViewingNoShowDisputed,
  ViewingReconfirmed,
  ViewingFeedbackGiven,
} from '../../../../events/viewing.ts';
import type { Actor } from '../../../../events/vocabulary.ts';
import { calculateDeadline } from '../../../kernel/deadline.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hourMs } from '../../../kernel/time.ts';
import { touchViewing } from './reschedule.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  assertActionAllowed,
  applyViewingChange,
  toViewingEventFields,
} from './viewing-decision.ts';
import { type Viewing, disputeHours, type Feedback } from './viewing.ts';

export function completeViewing(viewing: Viewing, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'complete', 'seller', stamp.now);
  return applyViewingCompletion(viewing, 'seller', {}, stamp);
}

/** The viewing took place: a side reports it, or neither side reports otherwise in time. */
export function applyViewingCompletion(
  viewing: Viewing,
  by: Actor,
  change: Partial<Viewing>,
  stamp: ViewingStamp,
): ViewingDecision {
  const done = applyViewingChange(viewing, { ...change, status: 'completed' }, stamp);
  return { viewing: done, events: [ViewingCompleted.of({ ...toViewingEventFields(done), by })] };
}

export function reportNoShow(viewing: Viewing, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'no_show', 'seller', stamp.now);
  const disputeUntil = calculateDeadline(stamp.now, { least: disputeHours * hourMs }).toISOString();
  const missed = applyViewingChange(viewing, { status: 'no_show', disputeUntil }, stamp);
  return { viewing: missed, events: [ViewingNoShow.of(toViewingEventFields(missed))] };
}

export function disputeNoShow(viewing: Viewing, reason: string, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'dispute', 'buyer', stamp.now);
  const disputed = applyViewingChange(viewing, { disputed: { at: stamp.now.toISOString(), reason } }, stamp);
  return {
    viewing: disputed,
    events: [ViewingNoShowDisputed.of({ ...toViewingEventFields(disputed), reason })],
  };
}

export function reconfirmViewing(viewing: Viewing, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'reconfirm', 'buyer', stamp.now);
  const coming = applyViewingChange(viewing, { reconfirmedAt: stamp.now.toISOString() }, stamp);
  return { viewing: coming, events: [ViewingReconfirmed.of(toViewingEventFields(coming))] };
}

/** Feedback on a confirmed viewing completes it. */
export function giveFeedback(viewing: Viewing, feedback: Feedback, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'feedback', 'buyer', stamp.now);
  const { viewing: given, events } =
    viewing.status === 'completed'
      ? { viewing: applyViewingChange(viewing, { feedback }, stamp), events: [] }
      : applyViewingCompletion(viewing, 'buyer', { feedback }, stamp);
  const { interest, share: shared } = feedback;
  return {
    viewing: given,
    events: [...events, ViewingFeedbackGiven.of({ ...toViewingEventFields(given), interest, shared })],
  };
}

/** @throws 409 `stale` for a card of an earlier state */
export function assertLatestCard(viewing: Viewing, messageId: string): void {
  if (viewing.messageId !== messageId)
    throw new AppError('stale', 'This viewing has changed since. Reload and try again.', {
      state: viewing.status,
    });
}

/** Removes all texts that the buyer wrote. Undefined if there are no such texts. */
export function eraseBuyerText(viewing: Viewing, stamp: ViewingStamp): ViewingDecision | undefined {
  const { message, disputed, feedback, ...stored } = viewing;
  const wrote = message ?? disputed?.reason ?? feedback?.comment;
  if (wrote === undefined && viewing.answers.length === 0) return undefined;
  const { comment: _, ...rest } = feedback ?? { share: false, interest: 1 };
  return touchViewing(
    {
      ...stored,
      answers: [],
      ...(feedback && { feedback: rest }),
      ...(disputed && { disputed: { ...disputed, reason: '' } }),
    },
    stamp,
  );
}
