import type { Viewing } from './api.ts';

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
export function isOpenViewing({ status }: Pick<Viewing, 'status'>): boolean {
  return open.has(status);
}
