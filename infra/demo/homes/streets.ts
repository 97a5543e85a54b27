import type { Dice } from '../random.ts';
import names from './street-names.json' with { type: 'json' };
import type { Nation } from './types.ts';

const { first, town, country, houses, blocks, boats } = names;

export type StreetKind = 'terrace' | 'suburb' | 'lane' | 'modern' | 'mooring' | 'park';

export function drawStreetName(dice: Dice, kind: StreetKind, nation: Nation): string {
  if (kind === 'lane' && (nation === 'england' || nation === 'wales')) return dice.pick(country);
  if (kind === 'lane')
    return `${dice.pick(first)} ${dice.pick(nation === 'scotland' ? ['Brae', 'Loan', 'Road'] : ['Road', 'Lane', 'Hill'])}`;
  if (kind === 'mooring') return 'Towpath Moorings';
  if (kind === 'park') return `${dice.pick(first)} Park`;
  const terraceEnd =
    nation === 'scotland' ? ['Street', 'Terrace', 'Place', 'Gardens'] : ['Road', 'Street', 'Terrace', 'Road'];
  if (kind === 'terrace') return `${dice.pick(town)} ${dice.pick(terraceEnd)}`;
  if (kind === 'modern')
    return `${dice.pick(first)} ${dice.pick(['Square', 'Walk', 'Way', 'Wharf', 'Row', 'Place'])}`;
  return `${dice.pick(first)} ${dice.pick(['Avenue', 'Drive', 'Close', 'Road', 'Crescent', 'Gardens', 'Grove', 'Way', 'Rise'])}`;
}

export function drawHouseNumber(
  dice: Dice,
  kind: StreetKind,
  look: { flat: boolean; named: boolean; nation: Nation; floor: number },
): string {
  if (kind === 'mooring') return dice.pick(boats);
  if (kind === 'park') return `Plot ${dice.int(2, 48)}`;
  if (look.flat && kind === 'modern') return `Apartment ${dice.int(1, 64)}, ${dice.pick(blocks)} House`;
  if (look.flat && look.nation === 'scotland')
    return `${look.floor}/${dice.pick([1, 2])}, ${dice.int(3, 120)}`;
  if (look.flat) return `Flat ${dice.int(1, 9)}, ${dice.int(3, 140)}`;
  if (look.named)
    return `${dice.pick(houses)} ${dice.pick(kind === 'lane' ? ['Cottage', 'House', 'Farm', 'Barn'] : ['House', 'Lodge'])}`;
  return String(dice.int(1, 148));
}

const incodeLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

export function drawIncode(dice: Dice): string {
  return `${dice.int(1, 9)}${dice.pick(incodeLetters)}${dice.pick(incodeLetters)}`;
}
