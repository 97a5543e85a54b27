import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { drawNumber } from '../seeded-random.ts';

/** Categories of the police with how often they are found. */
const categories = [
  ['violent-crime', 0.32],
  ['anti-social-behaviour', 0.51],
  ['shoplifting', 0.61],
  ['criminal-damage-arson', 0.69],
  ['other-theft', 0.76],
  ['vehicle-crime', 0.83],
  ['public-order', 0.9],
  ['burglary', 0.95],
  ['drugs', 0.98],
  ['bicycle-theft', 1],
] as const;
/** The police publish a month some two months after it. */
const delayMonths = 2;

/**
 * An emulator of data.police.uk: `GET /api/crimes-street/all-crime?lat=&lng=`, the latest month within a mile. Their
 * number and kinds are made up and stable for each place.
 */
export function openPoliceData({ clock }: Pick<ProviderContext, 'clock'>): StandIn {
  return {
    answer: (_request, response, url) => {
      const latitude = Number(url.searchParams.get('lat') ?? NaN);
      const longitude = Number(url.searchParams.get('lng') ?? NaN);
      if (url.pathname !== '/api/crimes-street/all-crime')
        return sendJson(response, 404, { message: 'Not found' });
      if (Number.isNaN(latitude + longitude)) return sendJson(response, 400, { message: 'Bad request' });
      const now = new Date(clock.now());
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - delayMonths))
        .toISOString()
        .slice(0, 7);
      sendJson(response, 200, listCrimes(latitude, longitude, month));
    },
  };
}

function listCrimes(latitude: number, longitude: number, month: string) {
  const count = 20 + Math.floor(drawNumber('crimes', latitude, longitude) * 180);
  return Array.from({ length: count }, (_, nth) => {
    const drawn = drawNumber('crime', latitude, longitude, nth);
    const category = categories.find(([, share]) => drawn < share)?.[0] ?? 'other-crime';
    return {
      category,
      location_type: 'Force',
      location: {
        latitude: latitude.toFixed(6),
        street: { id: 1_000_000 + nth, name: 'On or near Demo Street' },
        longitude: longitude.toFixed(6),
      },
      context: '',
      outcome_status: null,
      persistent_id: '',
      id: 100_000_000 + nth,
      location_subtype: '',
      month,
    };
  });
}
