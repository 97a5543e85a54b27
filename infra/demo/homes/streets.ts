import type { Dice } from '../random.ts';
import names from './street-names.json' with { type: 'json' };
import type { Nation } from './types.ts';

const { first, town, country, houses, blocks, boats } = names;

export type StreetKind = 'terrace' | 'suburb' | 'lane' | 'modern' | 'mooring' | 'park';

export function drawStreetName(d: Dice, kind: StreetKind, nation: Nation): string {
  if (kind === 'lane' && (nation === 'england' || nation === 'wales')) return d.pick(country);
  if (kind === 'lane')
    return `${d.pick(first)} ${d.pick(nation === 'scotland' ? ['Brae', 'Loan', 'Road'] : ['Road', 'Lane', 'Hill'])}`;
  if (kind === 'mooring') return 'Towpath Moorings';
  if (kind === 'park') return `${d.pick(first)} Park`;
  const terraceEnd =
    nation === 'scotland' ? ['Street', 'Terrace', 'Place', 'Gardens'] : ['Road', 'Street', 'Terrace', 'Road'];
  if (kind === 'terrace') return `${d.pick(town)} ${d.pick(terraceEnd)}`;
  if (kind === 'modern')
    return `${d.pick(first)} ${d.pick(['Square', 'Walk', 'Way', 'Wharf', 'Row', 'Place'])}`;
  return `${d.pick(first)} ${d.pick(['Avenue', 'Drive', 'Close', 'Road', 'Crescent', 'Gardens', 'Grove', 'Way', 'Rise'])}`;
}

export function drawHouseNumber(
  d: Dice,
  kind: StreetKind,
  look: { flat: boolean; named: boolean; nation: Nation; floor: number },
): string {
  if (kind === 'mooring') return d.pick(boats);
  if (kind === 'park') return `Plot ${d.int(2, 48)}`;
  if (look.flat && kind === 'modern') return `Apartment ${d.int(1, 64)}, ${d.pick(blocks)} House`;
  if (look.flat && look.nation === 'scotland') return `${look.floor}/${d.pick([1, 2])}, ${d.int(3, 120)}`;
  if (look.flat) return `Flat ${d.int(1, 9)}, ${d.int(3, 140)}`;
  if (look.named)
    return `${d.pick(houses)} ${d.pick(kind === 'lane' ? ['Cottage', 'House', 'Farm', 'Barn'] : ['House', 'Lodge'])}`;
  return String(d.int(1, 148));
}

const incodeLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

export function drawIncode(d: Dice): string {
  return `${d.int(1, 9)}${d.pick(incodeLetters)}${d.pick(incodeLetters)}`;
}
