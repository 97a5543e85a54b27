import type { Journey } from '../../../entities/travel/api.ts';
import type { Filters } from './filters.ts';

/** The journey of a search; undefined without its area. */
export function readJourney({ travel_area, ...filters }: Filters): Journey | undefined {
  const { travel_to: label, travel_lat: lat, travel_lng: lng } = filters;
  const { travel_mode: mode, travel_minutes: minutes } = filters;
  if (!travel_area || !label || lat === undefined || lng === undefined || !mode || !minutes) return undefined;
  return { to: { label, lat, lng }, mode, minutes };
}

/** The filters of a journey with its area, which is as the API answers it. */
export function writeJourney({ to, mode, minutes }: Journey, area: string): Filters {
  return {
    travel_area: area.split(',').map(Number),
    travel_to: to.label,
    travel_lat: to.lat,
    travel_lng: to.lng,
    travel_mode: mode,
    travel_minutes: minutes,
  };
}

/** What removes a journey from a search. */
export const noJourney: Filters = {
  travel_area: undefined,
  travel_to: undefined,
  travel_lat: undefined,
  travel_lng: undefined,
  travel_mode: undefined,
  travel_minutes: undefined,
};
