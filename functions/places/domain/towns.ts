import type { Nation } from '../../../events/vocabulary.ts';
import { readDegrees, readNumber } from './packed-numbers.ts';
import packed from './towns.json' with { type: 'json' };

export interface Town {
  readonly name: string;
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

/** The UK's towns and villages, largest first. */
export const towns: readonly Town[] = packed.names.split('|').map((name, place) => ({
  name,
  nation: nations[packed.nations.charAt(place)] ?? 'england',
  ...readDegrees(packed.positions, 4 * place),
  miles: readNumber(packed.radii, 2 * place) / 10,
  key: normalizeText(name),
}));
