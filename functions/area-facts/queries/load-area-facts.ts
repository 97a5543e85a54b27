import * as z from 'zod';
import type { Nation } from '../../../events/vocabulary.ts';
import { env } from '../../kernel/env.ts';
import { type DatedAnswer, loadDatedAnswer } from '../../home-records/adapters/register-answer-repository.ts';
import { orUnavailable } from '../../home-records/domain/record-status.ts';
import { hasSoldPrices, loadSoldPrices } from '../../home-records/queries/load-sold-prices.ts';
import { outcodeOf } from '../../properties/domain/address.ts';
import type { Property } from '../../properties/domain/property.ts';
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
const nearSchools = { most: 6, reach: 3 };
const nearStations = { most: 4, reach: 10 };

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
  /** What the fact says; `undefined` where the source has nothing for the place. */
  readonly toContent: (answer: A, source: AreaSource) => T | undefined;
}

type Fact<T> =
  | ({ status: 'found'; source: AreaSource } & T)
  | { status: 'none'; source: AreaSource }
  | { status: 'not_covered' | 'unavailable' };

/** A fact about a place, or why there is none. */
async function loadFact<A, T>(
  { nation }: AreaPlace,
  { source: key, ask, toContent }: FactQuestion<A, T>,
): Promise<Fact<T>> {
  if (!isCovered(key, nation)) return { status: 'not_covered' };
  return orUnavailable(async (): Promise<Fact<T>> => {
    const { answer, askedAt } = await ask();
    const source = toAreaSource(key, env(addresses[key]), askedAt);
    const content = toContent(answer, source);
    return content ? { status: 'found', source, ...content } : { status: 'none', source };
  });
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
  const question = {
    register: 'schools',
    place: toPlaceKey(cell),
    schema: z.array(School),
    ask: () => listSchools(cell),
  } as const;
  return loadFact(place, {
    source: 'schools',
    ask: () => loadDatedAnswer(question, now),
    toContent: (found, { isDemo }) => {
      const schools = selectNearest(place.position, found, nearSchools).map(({ urn, name, type, miles }) => ({
        name,
        type,
        miles,
        ...(!isDemo && { link: toSchoolLink(urn) }),
      }));
      return schools.length > 0 ? { schools } : undefined;
    },
  });
}

function loadStations(place: AreaPlace, now: Date): Promise<AreaFacts['stations']> {
  const cell = toCell(place.position);
  const question = {
    register: 'stations',
    place: toPlaceKey(cell),
    schema: z.array(Station),
    ask: () => listStations(cell, now),
  } as const;
  return loadFact(place, {
    source: 'stations',
    ask: () => loadDatedAnswer(question, now),
    toContent: (found) => {
      const stations = selectNearest(place.position, found, nearStations);
      return stations.length > 0 ? { stations } : undefined;
    },
  });
}

function loadSpeeds(place: AreaPlace, now: Date): Promise<AreaFacts['broadband']> {
  const question = {
    register: 'broadband',
    place: place.postcode,
    schema: BroadbandAnswer,
    ask: () => loadBroadband(place.postcode),
  } as const;
  return loadFact(place, {
    source: 'broadband',
    ask: () => loadDatedAnswer(question, now),
    toContent: ({ speeds }) => speeds && { speeds },
  });
}

function loadFlood(place: AreaPlace, now: Date): Promise<AreaFacts['flood']> {
  const question = {
    register: 'flood',
    place: toPlaceKey(place.position),
    schema: FloodBand,
    ask: () => loadFloodBand(place.position),
  } as const;
  return loadFact(place, {
    source: 'flood',
    ask: () => loadDatedAnswer(question, now),
    toContent: (band) => ({ band }),
  });
}

function loadCrime(place: AreaPlace, now: Date): Promise<AreaFacts['crime']> {
  const question = {
    register: 'crime',
    place: toPlaceKey(place.position),
    schema: CrimeAnswer,
    ask: () => loadCrimes(place.position),
  } as const;
  return loadFact(place, {
    source: 'crime',
    ask: () => loadDatedAnswer(question, now),
    toContent: ({ crimes }) => crimes && { crimes },
  });
}
