import type { Nation } from '../../../../events/vocabulary.ts';
import packed from './outcodes.json' with { type: 'json' };
import { readDegrees } from './packing.ts';

/** The first half of a postcode: a district of a few thousand addresses. */
export interface Outcode {
  readonly code: string;
  readonly nation: Nation;
  /** The middle of its addresses. */
  readonly latitude: number;
  readonly longitude: number;
}

const nations: Readonly<Record<string, Nation>> = {
  E: 'england',
  S: 'scotland',
  W: 'wales',
  N: 'northern_ireland',
};

/** The codes of `AB10-12 21 AL1`. */
export function* readCodes(text: string): Generator<string> {
  let area = '';
  for (const [, letters = '', first = '', letter = '', last = first] of text.matchAll(
    /([A-Z]*)(\d+)([A-Z]?)(?:-(\d+))?/g,
  )) {
    area = letters || area;
    for (let number = Number(first); number <= Number(last); number += 1) yield `${area}${number}${letter}`;
  }
}

const nationLetters = packed.nations.replaceAll(/(\d+)([A-Z])/g, (_, count: string, letter: string) =>
  letter.repeat(Number(count)),
);

/** The outcodes of the United Kingdom, by area and number. */
export const outcodes: readonly Outcode[] = Array.from(readCodes(packed.codes), (code, place) => ({
  code,
  nation: nations[nationLetters.charAt(place)] ?? 'england',
  ...readDegrees(packed.positions, 4 * place),
}));

const byCode = new Map(outcodes.map((outcode) => [outcode.code, outcode]));

/** `EC1A` is part of the district EC1, which the table may have alone. */
export function findOutcode(code: string): Outcode | undefined {
  return byCode.get(code) ?? byCode.get(code.replace(/(?<=\d)[A-Z]$/, ''));
}

export const milesPerDegree = 69.1;

/** Miles between two points, on a plane: exact to a fraction of a percent at the distances of an outcode. */
export function measureMiles(
  outcode: Pick<Outcode, 'latitude' | 'longitude'>,
  other: Pick<Outcode, 'latitude' | 'longitude'>,
): number {
  const parallel = Math.cos(((outcode.latitude + other.latitude) * Math.PI) / 360);
  return (
    milesPerDegree *
    Math.hypot(outcode.latitude - other.latitude, (outcode.longitude - other.longitude) * parallel)
  );
}

/** The outcode whose middle is nearest to a position. */
export function findNearestOutcode(position: Pick<Outcode, 'latitude' | 'longitude'>): Outcode | undefined {
  let nearest: Outcode | undefined;
  let min = Infinity;
  for (const outcode of outcodes) {
    if (milesPerDegree * Math.abs(outcode.latitude - position.latitude) >= min) continue;
    const miles = measureMiles(outcode, position);
    if (miles >= min) continue;
    nearest = outcode;
    min = miles;
  }
  return nearest;
}

/** Miles to the nth nearest outcode: short in a city, long in the Highlands. */
export function measureSpacing(outcode: Outcode, nth: number): number {
  /** The shortest distances so far, in order. */
  const shortest = Array.from({ length: nth + 1 }, () => Infinity);
  let max = Infinity;
  for (const other of outcodes) {
    if (milesPerDegree * Math.abs(outcode.latitude - other.latitude) >= max) continue;
    const miles = measureMiles(outcode, other);
    if (miles >= max) continue;
    shortest.splice(
      shortest.findIndex((each) => each > miles),
      0,
      miles,
    );
    shortest.pop();
    max = shortest[nth] ?? max;
  }
  return max;
}
