import type { Nation } from '../../../events/vocabulary.ts';
import counties from './counties.json' with { type: 'json' };
import { readDegrees, readDigit } from './packing.ts';
import { readText } from '../../kernel/packed-text.ts';
import packed from './towns.json' with { type: 'json' };

export interface Town {
  readonly name: string;
  readonly county: string;
  readonly nation: Nation;
  readonly latitude: number;
  readonly longitude: number;
  /** Radius from its centre. */
  readonly miles: number;
  /** The name in normal form: lower case, no accents, no punctuation. */
  readonly key: string;
}

const nations: Readonly<Record<string, Nation>> = {
  E: 'england',
  S: 'scotland',
  W: 'wales',
  N: 'northern_ireland',
};
const plainAlready = /^[a-z0-9]+$/;

export function normalizeText(text: string): string {
  const lower = text.toLowerCase();
  if (plainAlready.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

const countyNames = counties.names.split('|');

/** The UK's towns and villages, largest first. */
export const towns: readonly Town[] = readText(packed.names)
  .split('|')
  .map((name, place) => {
    const county = readDigit(counties.towns, place);
    return {
      name,
      county: countyNames[county] ?? '',
      nation: nations[counties.nations.charAt(county)] ?? 'england',
      ...readDegrees(packed.positions, 4 * place),
      miles: 1 + readDigit(packed.radii, place) / 10,
      key: normalizeText(name),
    };
  });
