import packed from './counties.json' with { type: 'json' };
import { type Outcode, outcodes } from './outcodes.ts';
import { readRuns } from './packing.ts';

const names = packed.names.split('|');

/** The county of each outcode, in the order of the outcodes. */
const counties = readRuns(packed.outcodes).map((county) => names[county] ?? '');
const countyByCode = new Map(outcodes.map(({ code }, place) => [code, counties[place] ?? '']));

/** The county of most addresses of an outcode. */
export function nameCounty({ code }: Outcode): string {
  return countyByCode.get(code) ?? '';
}

/** The names of the counties, in order. */
export const countyNames: readonly string[] = [...new Set(counties)].toSorted();
