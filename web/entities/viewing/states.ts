import type { Viewing } from './api.ts';
import { viewable } from './viewable.ts';

type Status = Viewing['status'];

interface State {
  readonly label: string;
  readonly tone: 'neutral' | 'green' | 'brick' | 'amber' | 'red';
}
const states: Readonly<Record<Status, State>> = {
  waitlisted: { label: 'On the waitlist', tone: 'neutral' },
  requested: { label: 'Waiting for an answer', tone: 'amber' },
  confirmed: { label: 'Confirmed', tone: 'green' },
  reschedule_proposed: { label: 'Another time suggested', tone: 'amber' },
  rejected: { label: 'Declined', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  completed: { label: 'Viewed', tone: 'neutral' },
  no_show: { label: 'No one came', tone: 'red' },
};
export function getViewingState({
  status,
  disputed,
}: Pick<Viewing, 'status'> & Partial<Pick<Viewing, 'disputed'>>): State {
  return disputed ? { label: 'Disputed', tone: 'neutral' } : states[status];
}

const open: ReadonlySet<Status> = new Set(['waitlisted', 'requested', 'confirmed', 'reschedule_proposed']);
/** How a viewing ends without the buyer having seen the home. */
const unseen: ReadonlySet<Status> = new Set(['rejected', 'expired', 'cancelled']);

/**
 * Whether its buyer can look for another time: they have not seen the home, which still takes bookings, and have booked
 * no other one. What the system called off was no matter of the time: the home is under offer, or one of the two has
 * blocked the other.
 */
export function canBookAgain({
  status,
  side,
  card,
  closed,
  bookedAgain,
}: Pick<Viewing, 'status' | 'side' | 'card' | 'closed' | 'bookedAgain'>): boolean {
  const isAboutTime = status === 'expired' || closed?.by !== 'system' || closed.waitlistOffered;
  return (
    side === 'buyer' &&
    bookedAgain !== true &&
    unseen.has(status) &&
    isAboutTime &&
    card !== undefined &&
    viewable.has(card.status)
  );
}

export function isOpenViewing({ status }: Pick<Viewing, 'status'>): boolean {
  return open.has(status);
}
