import type { Nation } from '../../../../events/vocabulary.ts';
import { readText } from '../../../kernel/packed-text.ts';
import counties from './counties.json' with { type: 'json' };
import { readFrame, readRuns, readWithin } from './packing.ts';
import { normalizeText } from './place-text.ts';
import packed from './towns.json' with { type: 'json' };

export interface Town {
  readonly name: string;
  readonly county: string;
  readonly nation: Nation;
  readonly latitude: number;
  readonly longitude: number;
  /** Radius from its centre. */
  readonly miles: number;
  /** The name in normal form. */
  readonly key: string;
}

const nations: Readonly<Record<string, Nation>> = {
  E: 'england',
  S: 'scotland',
  W: 'wales',
  N: 'northern_ireland',
};

const countyNames = counties.names.split('|');
const frames = countyNames.map((_, county) => readFrame(packed.frames, 8 * county));
const countyOfTown = readRuns(packed.counties);
const radii = readRuns(packed.radii);

/** The UK's towns and villages, largest first. */
export const towns: readonly Town[] = readText(packed.names)
  .split('|')
  .map((name, place) => {
    const county = countyOfTown[place] ?? 0;
    const frame = frames[county];
    return {
      name,
      county: countyNames[county] ?? '',
      nation: nations[counties.nations.charAt(county)] ?? 'england',
      ...(frame ? readWithin(frame, packed.positions, 3 * place) : { latitude: 0, longitude: 0 }),
      miles: 1 + (radii[place] ?? 0) / 10,
      key: normalizeText(name),
    };
  });
