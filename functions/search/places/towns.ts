import type { Nation } from '../../../events/vocabulary.ts';
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

const numbers = new Uint16Array(Uint8Array.from(Buffer.from(packed.numbers, 'base64')).buffer);
const numberAt = (place: number): number => numbers[place] ?? 0;

/** The UK's towns and villages, largest first. */
export const towns: readonly Town[] = packed.names.split('|').map((name, place) => ({
  name,
  nation: nations[packed.nations.charAt(place)] ?? 'england',
  latitude: (245_000 + numberAt(3 * place)) / 5000,
  longitude: (numberAt(3 * place + 1) - 45_000) / 5000,
  miles: numberAt(3 * place + 2) / 10,
  key: normalizeText(name),
}));
