import type { DomainEvent } from '../../../../events/define.ts';
import type { MessageId, Side } from '../../../../events/vocabulary.ts';
import { calculateDeadline } from '../../../kernel/deadline.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hourMs } from '../../../kernel/time.ts';
import { type ViewingActionKey, canPerform } from './transitions.ts';
import { noticeHours } from './viewing-limits.ts';
import { type Viewing, holdHours, maxReschedules } from './viewing.ts';

/** The result of a decision: the changed viewing and its events. */
export interface ViewingDecision {
  readonly viewing: Viewing;
  readonly events: readonly DomainEvent[];
}

/** The time of a decision, and the id of its message card. */
export interface ViewingStamp {
  readonly now: Date;
  readonly messageId: MessageId;
}

/** The evening after `holdHours`, but at most `noticeHours` before the start. */
export function calculateHoldUntil(now: Date, start: string): string {
  const latest = new Date(Date.parse(start) - noticeHours * hourMs);
  return calculateDeadline(now, { least: holdHours * hourMs, latest }).toISOString();
}

/** The viewing after a change, with a new card and version. */
export function applyViewingChange(
  viewing: Viewing,
  change: Partial<Viewing>,
  { now, messageId }: ViewingStamp,
): Viewing {
  return {
    ...viewing,
    ...change,
    messageId,
    version: viewing.version + 1,
    updatedAt: now.toISOString(),
  };
}

/** A change of time or status that calendars have to follow, so SEQUENCE rises. */
export function applyTimeChange(viewing: Viewing, change: Partial<Viewing>, stamp: ViewingStamp): Viewing {
  return applyViewingChange(viewing, { ...change, sequence: viewing.sequence + 1 }, stamp);
}

/** The fields that every event of a viewing has. */
export function toViewingEventFields({
  id,
  messageId,
  timeSlotId,
  propertyId,
  sellerId,
  buyerId,
  kind,
  start,
  end,
}: Viewing) {
  return {
    viewingId: id,
    messageId,
    timeSlotId,
    propertyId,
    sellerId,
    buyerId,
    kind,
    start,
    end,
  };
}

const statusTexts: Readonly<Partial<Record<Viewing['status'], string>>> = {
  requested: 'This viewing waits for the seller’s answer.',
  confirmed: 'This viewing is confirmed.',
  cancelled: 'This viewing was cancelled.',
  rejected: 'This request was declined.',
  expired: 'This request expired before it was answered.',
  completed: 'This viewing took place.',
  no_show: 'No one came to this viewing.',
  waitlisted: 'This is a place on the waitlist.',
  reschedule_proposed: 'Another time is proposed for this viewing.',
};

export function createViewingConflictError({ status }: Pick<Viewing, 'status'>, detail?: string): AppError {
  return new AppError('conflict', detail ?? `${statusTexts[status] ?? ''} This isn’t possible now.`.trim(), {
    state: status,
  });
}

const noMoreReschedules = `A viewing can be moved ${maxReschedules} times. Cancel it and ask for another one instead.`;

/** @throws 409 `conflict` with the present state if the table has no such action for this side now */
export function assertActionAllowed(viewing: Viewing, verb: ViewingActionKey, side: Side, now: Date): void {
  if (canPerform(viewing, verb, side, now)) return;
  const isUsedUp = verb === 'reschedule' && viewing.reschedules >= maxReschedules;
  throw createViewingConflictError(viewing, isUsedUp ? noMoreReschedules : undefined);
}
