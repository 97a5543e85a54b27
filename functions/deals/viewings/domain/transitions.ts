import type { Side } from '../../../../events/vocabulary.ts';
import { type ViewingStatus } from '../../../../events/vocabulary.ts';
import { hourMs } from '../../../kernel/time.ts';
import { noticeHours, reconfirmHours } from './viewing-limits.ts';
import { noShowMinutes, maxReschedules, settleHours, type Viewing } from './viewing.ts';

/** What a side of a viewing can do. */
export const viewingActions = [
  'accept',
  'reject',
  'reschedule',
  'cancel',
  'complete',
  'no_show',
  'dispute',
  'reconfirm',
  'feedback',
] as const;
export type ViewingActionKey = (typeof viewingActions)[number];

interface ViewingTransition {
  readonly to: ViewingStatus;
  readonly by: readonly Side[];
  /** Conditions besides the state. */
  readonly when?: (viewing: Viewing, side: Side, now: Date) => boolean;
}
type ViewingTransitions = Partial<Record<ViewingActionKey, ViewingTransition>>;

const isBefore = (at: string, now: Date, hours = 0) => now.getTime() < Date.parse(at) - hours * hourMs;

const both = ['seller', 'buyer'] as const;
const isProposedByOther = ({ proposal }: Viewing, side: Side) =>
  proposal !== undefined && proposal.by !== side;
const hasNotBegun = ({ start }: Viewing, _: Side, now: Date) => isBefore(start, now);
const reschedule = {
  to: 'reschedule_proposed',
  by: both,
  when: (viewing, side, now) => viewing.reschedules < maxReschedules && hasNotBegun(viewing, side, now),
} as const satisfies ViewingTransition;
const cancel = { to: 'cancelled', by: both, when: hasNotBegun } as const satisfies ViewingTransition;
const feedback = { to: 'completed', by: ['buyer'] } as const satisfies ViewingTransition;

/** The states of a viewing and the actions in each (behaviour, 3.3). Server and site read the same table. */
export const viewingTransitions: Readonly<Record<ViewingStatus, ViewingTransitions>> = {
  waitlisted: { cancel: { ...cancel, by: ['buyer'] } },
  requested: {
    accept: { to: 'confirmed', by: ['seller'] },
    reject: { to: 'rejected', by: ['seller'] },
    // The seller may answer a request with another time.
    reschedule: { ...reschedule, by: ['seller'] },
    cancel: { ...cancel, by: ['buyer'] },
  },
  confirmed: {
    reschedule,
    cancel,
    reconfirm: {
      to: 'confirmed',
      by: ['buyer'],
      when: ({ start, reconfirmedAt }, _, now) =>
        reconfirmedAt === undefined && isBefore(start, now) && !isBefore(start, now, reconfirmHours),
    },
    complete: { to: 'completed', by: ['seller'], when: ({ start }, _, now) => !isBefore(start, now) },
    no_show: {
      to: 'no_show',
      by: ['seller'],
      when: ({ start }, _, now) => !isBefore(start, now, -noShowMinutes / 60),
    },
    feedback: { ...feedback, when: ({ end }, _, now) => !isBefore(end, now) },
  },
  reschedule_proposed: {
    accept: { to: 'confirmed', by: both, when: isProposedByOther },
    reject: { to: 'confirmed', by: both, when: isProposedByOther },
    reschedule,
    cancel,
  },
  completed: { feedback: { ...feedback, when: (viewing) => viewing.feedback === undefined } },
  no_show: {
    dispute: {
      to: 'no_show',
      by: ['buyer'],
      when: ({ disputed, disputeUntil }, _, now) =>
        disputed === undefined && disputeUntil !== undefined && isBefore(disputeUntil, now),
    },
  },
  rejected: {},
  expired: {},
  cancelled: {},
};

/** Whether a side can do this now. */
export function canPerform(viewing: Viewing, verb: ViewingActionKey, side: Side, now: Date): boolean {
  const move = viewingTransitions[viewing.status][verb];
  return move !== undefined && move.by.includes(side) && (move.when?.(viewing, side, now) ?? true);
}

export function selectViewingActions(viewing: Viewing, side: Side, now: Date): ViewingActionKey[] {
  return viewingActions.filter((verb) => canPerform(viewing, verb, side, now));
}

const openStatuses: ReadonlySet<ViewingStatus> = new Set([
  'waitlisted',
  'requested',
  'confirmed',
  'reschedule_proposed',
]);
/** Not closed. A buyer has one open viewing per property. */
export function isOpenViewing({ status }: Pick<Viewing, 'status'>): boolean {
  return openStatuses.has(status);
}

/** Open and not agreed. A buyer has at most `maxPendingRequests` of these. */
export function isPending({ status, agreed }: Pick<Viewing, 'status' | 'agreed'>): boolean {
  return openStatuses.has(status) && !agreed;
}

/** Agreed and not closed: in the future or in progress. */
export function isBooked({ status, agreed }: Pick<Viewing, 'status' | 'agreed'>): boolean {
  return openStatuses.has(status) && agreed;
}

/** Booked, but its end has passed without an event. */
export function isViewingOver(viewing: Viewing, now: Date): boolean {
  return isBooked(viewing) && !isBefore(viewing.end, now);
}

/** When the next change is due: the end of a hold, or of the time for reporting a no-show. */
export function calculateViewingDueAt(viewing: Viewing): string | undefined {
  if (!isOpenViewing(viewing)) return undefined;
  if (viewing.status !== 'confirmed') return viewing.heldUntil;
  return new Date(Date.parse(viewing.end) + settleHours * hourMs).toISOString();
}

/** Whether it is too late to request a viewing at this start. */
export function isTooSoon(start: string, now: Date): boolean {
  return !isBefore(start, now, noticeHours);
}
