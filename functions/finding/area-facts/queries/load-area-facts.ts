import { outcodeOf } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { hasSoldPrices, loadSoldPrices } from '../../home-records/queries/load-sold-prices.ts';
import { loadBroadband } from '../adapters/connected-nations.ts';
import { loadFloodBand } from '../adapters/flood-risk.ts';
import { loadCrimes } from '../adapters/police-data.ts';
import type { AreaFacts } from '../domain/area-facts.ts';
import { toAreaPosition, toPlaceKey } from '../domain/area-position.ts';
import { BroadbandAnswer } from '../domain/broadband.ts';
import { CrimeAnswer } from '../domain/crime.ts';
import { FloodBand } from '../domain/flood.ts';
import { summariseSoldTypes } from '../domain/sold-types.ts';
import { type FactPlace, loadFact, loadStoredFact } from './load-fact.ts';
import { loadNearSchools, loadNearStations } from './load-near.ts';

interface AreaPlace extends FactPlace {
  readonly postcode: string;
}

/** How many are shown, and how many miles away at most. */
const nearSchools = { max: 6, reach: 3 };
const nearStations = { max: 4, reach: 10 };

/** What open data say of the surroundings of a property; each source answers or fails by itself. */
export async function loadAreaFacts(property: Property, now: Date): Promise<AreaFacts> {
  const place: AreaPlace = {
    nation: property.address.nation,
    postcode: property.postcode,
    position: toAreaPosition(property),
  };
  const [sold, schools, stations, broadband, flood, crime] = await Promise.all([
    loadSold(place, now),
    loadNearSchools(place, nearSchools, now),
    loadNearStations(place, nearStations, now),
    loadSpeeds(place, now),
    loadFlood(place, now),
    loadCrime(place, now),
  ]);
  return { sold, schools, stations, broadband, flood, crime };
}

async function loadSold(place: AreaPlace, now: Date): Promise<AreaFacts['sold']> {
  const outcode = outcodeOf(place.postcode);
  if (!hasSoldPrices(outcode)) return { status: 'not_covered' };
  return loadFact(place, {
    source: 'sold',
    ask: () => loadSoldPrices(outcode, now),
    toContent: (sales) => {
      const summary = summariseSoldTypes(sales);
      return summary && { outcode, ...summary };
    },
  });
}

function loadSpeeds(place: AreaPlace, now: Date): Promise<AreaFacts['broadband']> {
  return loadStoredFact(
    place,
    {
      source: 'broadband',
      key: place.postcode,
      schema: BroadbandAnswer,
      ask: () => loadBroadband(place.postcode),
      toContent: ({ speeds }) => speeds && { speeds },
    },
    now,
  );
}

function loadFlood(place: AreaPlace, now: Date): Promise<AreaFacts['flood']> {
  return loadStoredFact(
    place,
    {
      source: 'flood',
      key: toPlaceKey(place.position),
      schema: FloodBand,
      ask: () => loadFloodBand(place.position),
      toContent: (band) => ({ band }),
    },
    now,
  );
}

function loadCrime(place: AreaPlace, now: Date): Promise<AreaFacts['crime']> {
  return loadStoredFact(
    place,
    {
      source: 'crime',
      key: toPlaceKey(place.position),
      schema: CrimeAnswer,
      ask: () => loadCrimes(place.position),
      toContent: ({ crimes }) => crimes && { crimes },
    },
    now,
  );
}
