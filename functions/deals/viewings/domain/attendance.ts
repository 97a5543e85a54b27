import type { UserId } from '../../../../events/vocabulary.ts';
import type { Viewing } from './viewing.ts';

/** Whether the buyer has seen the home: it is over, and nobody reported that they missed it. */
export function hasTakenPlace({ status, end }: Pick<Viewing, 'status' | 'end'>, now: Date): boolean {
  return status === 'completed' || (status === 'confirmed' && end <= now.toISOString());
}

/**
 * Whether a user came to an agreed viewing (true), missed it or cancelled late (false), or neither is known
 * (undefined).
 */
function hasAttended(viewing: Viewing, person: UserId, now: Date): boolean | undefined {
  const { status, sellerId, buyerId, closed, disputed } = viewing;
  if (hasTakenPlace(viewing, now)) return true;
  // A disputed no-show does not count.
  if (status === 'no_show') return person === buyerId && !disputed ? false : undefined;
  const own = closed?.by === 'buyer' ? buyerId : closed?.by === 'seller' ? sellerId : undefined;
  return status === 'cancelled' && closed?.late && own === person ? false : undefined;
}

/** The share of known viewings that a user attended, in whole per cent; null if no outcome is known. */
export function calculateAttendanceRate(
  viewings: readonly Viewing[],
  person: UserId,
  now: Date,
): number | null {
  const attended = viewings.flatMap((viewing) => hasAttended(viewing, person, now) ?? []);
  return attended.length === 0 ? null : Math.round((100 * attended.filter(Boolean).length) / attended.length);
}
