import type { Dice } from '../random.ts';
import type { Nation } from './types.ts';

const first = [
  'Alder',
  'Ashfield',
  'Beech',
  'Birch',
  'Bramble',
  'Brook',
  'Cedar',
  'Cherry',
  'Chestnut',
  'Clover',
  'Copse',
  'Cypress',
  'Elder',
  'Elm',
  'Fern',
  'Foxglove',
  'Grange',
  'Greenfield',
  'Hawthorn',
  'Hazel',
  'Heather',
  'Highfield',
  'Hillside',
  'Holly',
  'Juniper',
  'Larch',
  'Laurel',
  'Lime',
  'Linden',
  'Maple',
  'Meadow',
  'Mulberry',
  'Oak',
  'Orchard',
  'Park',
  'Pear Tree',
  'Poplar',
  'Primrose',
  'Quarry',
  'Rosemary',
  'Rowan',
  'Sorrel',
  'Spring',
  'Sycamore',
  'Thorn',
  'Walnut',
  'Warren',
  'Westfield',
  'Willow',
  'Woodland',
  'Yew Tree',
] as const;
const town = [
  'Albert',
  'Alma',
  'Belgrave',
  'Carlton',
  'Clarence',
  'Clifton',
  'Devonshire',
  'Gladstone',
  'Granville',
  'Grosvenor',
  'Harcourt',
  'Lansdowne',
  'Melbourne',
  'Montague',
  'Napier',
  'Osborne',
  'Percy',
  'Richmond',
  'Russell',
  'Salisbury',
  'Stanley',
  'Warwick',
  'Wellington',
  'York',
] as const;
const country = [
  'Church Lane',
  'Mill Lane',
  'Back Lane',
  'Chapel Lane',
  'Green Lane',
  'Forge Lane',
  'Pound Lane',
  'Hollow Lane',
  'Rectory Lane',
  'School Lane',
  'Well Lane',
  'Gosling Lane',
  'Drovers Way',
  'Beacon Hill',
  'Nether End',
] as const;
const houses = [
  'Rowan',
  'Rose',
  'Ivy',
  'Orchard',
  'Mill',
  'Well',
  'Plum Tree',
  'Honeysuckle',
  'Swallow',
  'Wren',
  'Bramble',
  'Thistle',
  'Cherry Tree',
  'Apple Tree',
  'Fern',
  'Lark',
  'Stone',
  'Brook',
  'Hill',
  'Damson',
] as const;
const blocks = [
  'Foundry',
  'Weaver',
  'Ironmonger',
  'Lantern',
  'Chandler',
  'Cooper',
  'Saddler',
  'Cartwright',
  'Tanner',
  'Hopkiln',
  'Granary',
  'Ropewalk',
] as const;
const boats = ['Kingfisher', 'Moorhen', 'Marigold', 'Dragonfly', 'Heron'] as const;

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
