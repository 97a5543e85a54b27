import packed from './counties.json' with { type: 'json' };
import { type Outcode, outcodes } from './outcodes.ts';
import { readDigit } from './packing.ts';

const names = packed.names.split('|');

/** The county of each outcode, in the order of the outcodes. */
function readCounties(runs: string): readonly string[] {
  const counties: string[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const county = names[readDigit(runs, at)] ?? '';
    counties.push(...Array.from({ length: readDigit(runs, at + 1) }, () => county));
  }
  return counties;
}
const counties = readCounties(packed.outcodes);
const countyByCode = new Map(outcodes.map(({ code }, place) => [code, counties[place] ?? '']));

/** The county of most addresses of an outcode. */
export function nameCounty({ code }: Outcode): string {
  return countyByCode.get(code) ?? '';
}

/** The names of the counties, in order. */
export const countyNames: readonly string[] = [...new Set(counties)].toSorted();
