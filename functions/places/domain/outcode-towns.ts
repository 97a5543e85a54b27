import packed from './outcode-towns.json' with { type: 'json' };
import { type Outcode, outcodes } from './outcodes.ts';
import { readNumber } from './packed-numbers.ts';
import { towns } from './towns.ts';

const names = [...towns.map(({ name }) => name), ...packed.names.split('|')];
const places = new Map(outcodes.map(({ code }, place) => [code, place]));

/** The town of most addresses of an outcode, or the council area where the source has none. */
export function nameTown({ code }: Outcode): string {
  return names[readNumber(packed.towns, 2 * (places.get(code) ?? 0))] ?? '';
}
