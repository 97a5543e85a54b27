import * as z from 'zod';
import type { Nation } from '../../../events/vocabulary.ts';
import rows from './towns.json' with { type: 'json' };

export interface Town {
  readonly name: string;
  readonly nation: Nation;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** The name as people type it: lower case, no accents, no punctuation. */
  readonly key: string;
}

const nations: Readonly<Record<string, Nation>> = {
  E: 'england',
  S: 'scotland',
  W: 'wales',
  N: 'northern_ireland',
};
const Row = z.tuple([z.string(), z.enum(['E', 'S', 'W', 'N']), z.number(), z.number(), z.number()]);

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The UK's towns and villages, the largest first. */
export const towns: readonly Town[] = z
  .array(Row)
  .parse(rows)
  .map(([name, letter, latitude, longitude, population]) => ({
    name,
    nation: nations[letter] ?? 'england',
    latitude,
    longitude,
    population,
    key: plain(name),
  }));

/** Miles from a town's centre within which one is still in it: a village 1, a town 2 to 3, London 11. */
export const townRadius = (population: number): number =>
  Math.min(11, Math.max(1, Math.round((Math.sqrt(population) / 250) * 10) / 10 + 0.8));
