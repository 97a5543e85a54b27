import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { dayMs } from '../../../functions/kernel/time.ts';
import { formatCounted, formatDate } from '../../lib/format.ts';
import type { OwnPackage } from './api.ts';

/** Days before its end from which a package's end is shown as news. */
export const soonDays = 14;

/** Remaining days, including the present one; 0 after the end. */
export function countDaysLeft(endsAt: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs));
}

/** `12 days left`, `ends within a day`, `its days are over` */
export function formatTimeLeft(endsAt: string, now = Date.now()): string {
  const days = countDaysLeft(endsAt, now);
  if (days === 0) return 'has ended';
  return days === 1 ? 'ends within a day' : `${formatCounted(days, 'day')} left`;
}

/** Why the days of a package stand still, by the status of its home. */
const pauseReasons: Readonly<Partial<Record<PropertyStatus, string>>> = {
  under_review: 'Paused while we check the home',
  sold_stc: 'Paused while the sale is with the solicitors',
  exchanged: 'It stopped when the sale was agreed',
  completed: 'It stopped when the sale was agreed',
  removed: 'It stopped when our team removed the home',
};

/** A short text on when a package ends. */
export function formatPackageEnd(
  { status, endsAt }: Pick<OwnPackage, 'status' | 'endsAt'>,
  home: PropertyStatus,
): string {
  if (endsAt === undefined) return '';
  if (status === 'paused') return pauseReasons[home] ?? 'Paused until the home is back on sale';
  return `Runs until ${formatDate(endsAt)}`;
}
