import * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { toUnavailableOnError } from '../../../kernel/register-client.ts';
import { outcodeOf } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type DatedAnswer, loadDatedAnswer } from '../../home-records/adapters/register-answer-repository.ts';
import { hasSoldPrices, loadSoldPrices } from '../../home-records/queries/load-sold-prices.ts';
import { loadBroadband } from '../adapters/connected-nations.ts';
import { loadFloodBand } from '../adapters/flood-risk.ts';
import { listStations } from '../adapters/naptan.ts';
import { listSchools } from '../adapters/planning-data.ts';
import { loadCrimes } from '../adapters/police-data.ts';
import type { AreaFacts } from '../domain/area-facts.ts';
import {
  type AreaPosition,
  selectNearest,
  toAreaPosition,
  toCell,
  toPlaceKey,
} from '../domain/area-position.ts';
import { BroadbandAnswer } from '../domain/broadband.ts';
import { CrimeAnswer } from '../domain/crime.ts';
import { FloodBand } from '../domain/flood.ts';
import { School, toSchoolLink } from '../domain/schools.ts';
import { summariseSoldTypes } from '../domain/sold-types.ts';
import { type AreaSource, type AreaSourceKey, isCovered, toAreaSource } from '../domain/sources.ts';
import { Station } from '../domain/stations.ts';

/** Where the facts are asked for. */
interface AreaPlace {
  readonly nation: Nation;
  readonly postcode: string;
  readonly position: AreaPosition;
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
    loadSchools(place, now),
    loadStations(place, now),
    loadSpeeds(place, now),
    loadFlood(place, now),
    loadCrime(place, now),
  ]);
  return { sold, schools, stations, broadband, flood, crime };
}

/** The environment variables with the addresses of the sources. */
const addresses: Readonly<Record<AreaSourceKey, string>> = {
  sold: 'LAND_REGISTRY_URL',
  schools: 'PLANNING_DATA_URL',
  stations: 'NAPTAN_URL',
  broadband: 'BROADBAND_URL',
  flood: 'FLOOD_RISK_URL',
  crime: 'POLICE_DATA_URL',
};

interface FactQuestion<A, T> {
  readonly source: AreaSourceKey;
  readonly ask: () => Promise<DatedAnswer<A>>;
  /** The value of the fact; `undefined` where the source has nothing for the place. */
  readonly toContent: (answer: A, source: AreaSource) => T | undefined;
}

type Fact<T> =
  | ({ status: 'found'; source: AreaSource } & T)
  | { status: 'none'; source: AreaSource }
  | { status: 'not_covered' | 'unavailable' };

/** A fact about a place, or why there is no fact. */
async function loadFact<A, T>(
  { nation }: AreaPlace,
  { source: key, ask, toContent }: FactQuestion<A, T>,
): Promise<Fact<T>> {
  if (!isCovered(key, nation)) return { status: 'not_covered' };
  return toUnavailableOnError(async (): Promise<Fact<T>> => {
    const { answer, askedAt } = await ask();
    const source = toAreaSource(key, env(addresses[key]), askedAt);
    const content = toContent(answer, source);
    return content ? { status: 'found', source, ...content } : { status: 'none', source };
  });
}

/** A question whose answer is kept by the place that it is about. */
interface StoredFactQuestion<A, T> extends Omit<FactQuestion<A, T>, 'source' | 'ask'> {
  readonly source: Exclude<AreaSourceKey, 'sold'>;
  readonly key: string;
  readonly schema: z.ZodType<A>;
  readonly ask: () => Promise<A>;
}

function loadStoredFact<A, T>(
  place: AreaPlace,
  { key, schema, ask, ...fact }: StoredFactQuestion<A, T>,
  now: Date,
): Promise<Fact<T>> {
  const question = { register: fact.source, place: key, schema, ask };
  return loadFact(place, { ...fact, ask: () => loadDatedAnswer(question, now) });
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

function loadSchools(place: AreaPlace, now: Date): Promise<AreaFacts['schools']> {
  const cell = toCell(place.position);
  return loadStoredFact(
    place,
    {
      source: 'schools',
      key: toPlaceKey(cell),
      schema: z.array(School),
      ask: () => listSchools(cell),
      toContent: (found, { isDemo }) => {
        const schools = selectNearest(place.position, found, nearSchools).map(
          ({ urn, name, type, miles }) => ({
            name,
            type,
            miles,
            ...(!isDemo && { link: toSchoolLink(urn) }),
          }),
        );
        return schools.length > 0 ? { schools } : undefined;
      },
    },
    now,
  );
}

function loadStations(place: AreaPlace, now: Date): Promise<AreaFacts['stations']> {
  const cell = toCell(place.position);
  return loadStoredFact(
    place,
    {
      source: 'stations',
      key: toPlaceKey(cell),
      schema: z.array(Station),
      ask: () => listStations(cell, now),
      toContent: (found) => {
        const stations = selectNearest(place.position, found, nearStations);
        return stations.length > 0 ? { stations } : undefined;
      },
    },
    now,
  );
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
