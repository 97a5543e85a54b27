import * as z from 'zod';
import { listStations } from '../adapters/naptan.ts';
import { listSchools } from '../adapters/planning-data.ts';
import { selectNearest, toCell, toPlaceKey } from '../domain/area-position.ts';
import type { SchoolAt, StationAt } from '../domain/place-facts.ts';
import { School, toSchoolLink } from '../domain/schools.ts';
import { Station } from '../domain/stations.ts';
import { type Fact, type FactPlace, loadStoredFact } from './load-fact.ts';

/** How many are shown, and how many miles away at most. */
interface Nearness {
  readonly max: number;
  readonly reach: number;
}

/** The nearest schools that are open. */
export function loadNearSchools(
  place: FactPlace,
  nearness: Nearness,
  now: Date,
): Promise<Fact<{ schools: SchoolAt[] }>> {
  const cell = toCell(place.position);
  return loadStoredFact(
    place,
    {
      source: 'schools',
      key: toPlaceKey(cell),
      schema: z.array(School),
      ask: () => listSchools(cell),
      toContent: (found, { isDemo }) => {
        const schools = selectNearest(place.position, found, nearness).map(({ urn, ...school }) => ({
          ...school,
          ...(!isDemo && { link: toSchoolLink(urn) }),
        }));
        return schools.length > 0 ? { schools } : undefined;
      },
    },
    now,
  );
}

/** The nearest stations in use. */
export function loadNearStations(
  place: FactPlace,
  nearness: Nearness,
  now: Date,
): Promise<Fact<{ stations: StationAt[] }>> {
  const cell = toCell(place.position);
  return loadStoredFact(
    place,
    {
      source: 'stations',
      key: toPlaceKey(cell),
      schema: z.array(Station),
      ask: () => listStations(cell, now),
      toContent: (found) => {
        const stations = selectNearest(place.position, found, nearness);
        return stations.length > 0 ? { stations } : undefined;
      },
    },
    now,
  );
}
