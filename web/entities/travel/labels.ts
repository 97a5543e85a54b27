import type { TravelMode } from '../../../functions/finding/search/domain/journey.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import type { TravelSource } from './api.ts';

export const modeNames: Readonly<Record<TravelMode, string>> = {
  walking: 'Walk',
  cycling: 'Cycle',
  driving: 'Drive',
  public_transport: 'Public transport',
};

/** `45 min`, `1 hr 10 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} hr`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

export const tooFar = 'Over 3 hours';

export const noJourneys = 'We can’t work out journeys between this home and that place.';

/** When journeys arrive. */
export const arrival = 'Journeys arrive by 9am on a Tuesday.';

export function describeTravelSource({ name, checkedOn, isDemo }: TravelSource): string {
  return `${isDemo ? 'Demo data, not from' : 'Times from'} ${name}. ${arrival} Checked on ${formatDate(checkedOn)}.`;
}

/** What to say when journeys cannot be worked out. */
export function describeTravelError(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.detail;
  return 'We can’t work out travel times at the moment. Try again in a while.';
}

export const placeUnknown = 'We can’t find that place. Try a town or a full postcode.';
export const destinationHint = 'Work, a school or someone you visit often. A full postcode is most exact.';
