import type { UserId } from '../../../events/vocabulary.ts';
import type { Viewing } from './viewing.ts';

/** Whether a person came to a viewing that stood, or left the other waiting; nothing where neither can be said. */
function hasAttended(viewing: Viewing, person: UserId, now: Date): boolean | undefined {
  const { status, sellerId, buyerId, closed, disputed, end } = viewing;
  if (status === 'completed' || (status === 'confirmed' && end <= now.toISOString())) return true;
  // What is disputed is nobody's fault for now.
  if (status === 'no_show') return person === buyerId && !disputed ? false : undefined;
  const own = closed?.by === 'buyer' ? buyerId : closed?.by === 'seller' ? sellerId : undefined;
  return status === 'cancelled' && closed?.late && own === person ? false : undefined;
}

/** Of the viewings that a person was expected at, how many per cent they kept; nothing where there were none. */
export function calculateAttendanceRate(
  viewings: readonly Viewing[],
  person: UserId,
  now: Date,
): number | null {
  const told = viewings.flatMap((viewing) => hasAttended(viewing, person, now) ?? []);
  return told.length === 0 ? null : Math.round((100 * told.filter(Boolean).length) / told.length);
}
