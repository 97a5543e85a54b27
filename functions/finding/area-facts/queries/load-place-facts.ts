import { listOutcodesOf } from '../../../people/places/domain/neighbours.ts';
import { findNearestOutcode } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { listSalesSince } from '../../home-records/adapters/land-registry.ts';
import { hasSoldPrices } from '../../home-records/queries/load-sold-prices.ts';
import type { PlaceFacts } from '../domain/place-facts.ts';
import { SoldYears, summariseSoldYears, toFirstDay } from '../domain/sold-years.ts';
import { type FactPlace, loadStoredFact } from './load-fact.ts';
import { loadNearSchools, loadNearStations } from './load-near.ts';

/** Each district is a query of its own, which takes the register seconds. */
const maxOutcodes = 6;
/** Sales of a busy district in six years. */
const maxSales = 6_000;
const maxSchools = 12;
const maxStations = 6;
const stationMiles = 10;
const schoolMiles = { least: 1.5, most: 3 } as const;

/**
 * What open data say of a place; each source answers or fails by itself. `onAsk` is called before a source is asked.
 * @throws what `onAsk` throws
 */
export async function loadPlaceFacts(
  place: Place,
  onAsk: () => Promise<void>,
  now: Date,
): Promise<PlaceFacts> {
  const around: FactPlace = {
    nation: findNearestOutcode(place)?.nation ?? 'england',
    position: { latitude: place.latitude, longitude: place.longitude },
    onAsk,
  };
  const reach = Math.min(schoolMiles.most, Math.max(schoolMiles.least, place.miles));
  const [sold, schools, stations] = await Promise.all([
    loadSold(place, around, now),
    loadNearSchools(around, { max: maxSchools, reach }, now),
    loadNearStations(around, { max: maxStations, reach: stationMiles }, now),
  ]);
  return { nation: around.nation, sold, schools, stations };
}

async function loadSold(place: Place, around: FactPlace, now: Date): Promise<PlaceFacts['sold']> {
  const all = listOutcodesOf(place, Infinity).filter(hasSoldPrices);
  const outcodes = all.slice(0, maxOutcodes);
  if (outcodes.length === 0) return { status: 'not_covered' };
  const found = await loadStoredFact(
    around,
    {
      source: 'sold',
      key: outcodes.join(' '),
      schema: SoldYears.nullable(),
      ask: async () => {
        const since = toFirstDay(now);
        const lists = await Promise.all(
          outcodes.map((outcode) => listSalesSince(outcode, { since, max: maxSales })),
        );
        const parts = lists.map((sales) => ({ sales, isCut: sales.length >= maxSales }));
        return summariseSoldYears(parts) ?? null;
      },
      toContent: (sales) => (sales ? { sales } : undefined),
    },
    now,
  );
  return { ...found, outcodes, outcodesOfPlace: all.length };
}
