import type { Side } from '../../events/vocabulary.ts';
import { hourMs } from '../shared/time.ts';
import { noticeHours } from './slot.ts';
import { noShowMinutes, reconfirmHours, reschedulesMost, settleHours, type Viewing } from './viewing.ts';
import { type ViewingStatus } from '../../events/vocabulary.ts';

/** What a side of a viewing can do. */
export const verbs = [
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
export type Verb = (typeof verbs)[number];

interface Move {
  readonly to: ViewingStatus;
  readonly by: readonly Side[];
  /** What has to be so beside the state. */
  readonly when?: (viewing: Viewing, side: Side, now: Date) => boolean;
}
type Moves = Partial<Record<Verb, Move>>;

const before = (at: string, now: Date, hours = 0) => now.getTime() < Date.parse(at) - hours * hourMs;

const both = ['seller', 'buyer'] as const;
const otherSide = ({ proposal }: Viewing, side: Side) => proposal !== undefined && proposal.by !== side;
const notBegun = ({ start }: Viewing, _: Side, now: Date) => before(start, now);
const reschedule = {
  to: 'reschedule_proposed',
  by: both,
  when: (viewing, side, now) => viewing.reschedules < reschedulesMost && notBegun(viewing, side, now),
} as const satisfies Move;
const cancel = { to: 'cancelled', by: both, when: notBegun } as const satisfies Move;
const feedback = { to: 'completed', by: ['buyer'] } as const satisfies Move;

/** The states of a viewing and the moves out of each (behaviour, 3.3). Server and site read the same table. */
export const viewingMoves: Readonly<Record<ViewingStatus, Moves>> = {
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
        reconfirmedAt === undefined && before(start, now) && !before(start, now, reconfirmHours),
    },
    complete: { to: 'completed', by: ['seller'], when: ({ start }, _, now) => !before(start, now) },
    no_show: {
      to: 'no_show',
      by: ['seller'],
      when: ({ start }, _, now) => !before(start, now, -noShowMinutes / 60),
    },
    feedback: { ...feedback, when: ({ end }, _, now) => !before(end, now) },
  },
  reschedule_proposed: {
    accept: { to: 'confirmed', by: both, when: otherSide },
    reject: { to: 'confirmed', by: both, when: otherSide },
    reschedule,
    cancel,
  },
  completed: { feedback: { ...feedback, when: (viewing) => viewing.feedback === undefined } },
  no_show: {
    dispute: {
      to: 'no_show',
      by: ['buyer'],
      when: ({ disputed, disputeUntil }, _, now) =>
        disputed === undefined && disputeUntil !== undefined && before(disputeUntil, now),
    },
  },
  rejected: {},
  expired: {},
  cancelled: {},
};

/** Whether a side can do this now. */
export function may(viewing: Viewing, verb: Verb, side: Side, now: Date): boolean {
  const move = viewingMoves[viewing.status][verb];
  return move !== undefined && move.by.includes(side) && (move.when?.(viewing, side, now) ?? true);
}

/** Everything that a side can do now. */
export const actionsOf = (viewing: Viewing, side: Side, now: Date): Verb[] =>
  verbs.filter((verb) => may(viewing, verb, side, now));

const open: ReadonlySet<ViewingStatus> = new Set([
  'waitlisted',
  'requested',
  'confirmed',
  'reschedule_proposed',
]);
/** Not closed: its buyer has no second one of the same home. */
export const isOpen = ({ status }: Pick<Viewing, 'status'>): boolean => open.has(status);

/** Waits for an answer, of which a buyer has few at once. */
export const isPending = ({ status, agreed }: Pick<Viewing, 'status' | 'agreed'>): boolean =>
  open.has(status) && !agreed;

/** Agreed and still to come, or going on. */
export const isBooked = ({ status, agreed }: Pick<Viewing, 'status' | 'agreed'>): boolean =>
  open.has(status) && agreed;

/** Over without anybody having said so. */
export const isOver = (viewing: Viewing, now: Date): boolean =>
  isBooked(viewing) && !before(viewing.end, now);

/** When the clock has the next word on it: the end of a wait, or of the time for saying that nobody came. */
export function dueAt(viewing: Viewing): string | undefined {
  if (!isOpen(viewing)) return undefined;
  if (viewing.status !== 'confirmed') return viewing.heldUntil;
  return new Date(Date.parse(viewing.end) + settleHours * hourMs).toISOString();
}

/** Too late to ask for it. */
export const tooSoon = (start: string, now: Date): boolean => !before(start, now, noticeHours);
