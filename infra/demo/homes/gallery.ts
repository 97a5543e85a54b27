import type { Dice } from '../random.ts';
import type { Place } from './places.ts';
import type { Style, StyleName } from './styles.ts';

const facades: Readonly<Record<StyleName, readonly string[]>> = {
  victorian: ['terrace-red'],
  thirties: ['thirties-spring', 'thirties-grey'],
  edwardian: ['edwardian-autumn', 'edwardian-dawn'],
  family: ['family-golden', 'family-winter'],
  georgian: ['rectory-brick'],
  bungalow: ['bungalow-day', 'bungalow-dusk'],
  cottage: ['cottage-honey'],
  farmhouse: ['farmhouse-stone'],
  barn: ['barn-dusk'],
  stucco: ['row-stucco'],
  newtown: ['row-newtown'],
  tenement: ['tenement-red', 'tenement-blond'],
  mansion: ['mansion-block'],
  mews: ['mews-day'],
  apartment: ['flats-day', 'flats-dusk'],
  townhouse: ['townhouses-new'],
  houseboat: ['houseboat'],
  parkhome: ['park-home'],
};

/** The fronts of one kind of house, of which each can stand for the others; none for those of a region. */
export function listSimilarFronts(front: string): readonly string[] {
  return front.startsWith('tenement')
    ? [front]
    : (Object.values(facades).find((of) => of.includes(front)) ?? []);
}

const south = new Set([
  'London',
  'Bromley',
  'Croydon',
  'Oxford',
  'Cambridge',
  'St Albans',
  'Hitchin',
  'Guildford',
  'Reading',
  'Winchester',
  'Colchester',
  'Ipswich',
  'Norwich',
  'Canterbury',
]);
const stoneCounties = new Set([
  'West Yorkshire',
  'South Yorkshire',
  'North Yorkshire',
  'Cumbria',
  'Derbyshire',
  'Somerset',
  'Highland',
  'Perth and Kinross',
  'Stirling',
  'Gloucestershire',
]);
const honey = new Set(['Gloucestershire', 'Oxfordshire', 'Lincolnshire', 'Wiltshire', 'Warwickshire']);

/** The front that such a home has in that part of the country. */
export function pickFacade(dice: Dice, style: Style, place: Place): string {
  if (style.name === 'victorian') {
    if (
      place.setting === 'coast' ||
      place.county === 'Bristol' ||
      (place.nation === 'wales' && dice.chance(0.4))
    )
      return 'terrace-coast';
    if (stoneCounties.has(place.county) || place.nation === 'wales') return 'terrace-stone';
    return south.has(place.town)
      ? dice.pick(['terrace-stock', 'terrace-stock', 'terrace-red'])
      : 'terrace-red';
  }
  if (style.name === 'cottage') {
    const grey = place.nation !== 'england' || (stoneCounties.has(place.county) && !honey.has(place.county));
    return grey ? 'cottage-welsh' : 'cottage-honey';
  }
  if (style.name === 'farmhouse')
    return place.nation === 'northern_ireland' || place.nation === 'scotland'
      ? 'farmhouse-white'
      : 'farmhouse-stone';
  if (style.name === 'tenement')
    return place.town === 'Glasgow' && dice.chance(0.75) ? 'tenement-red' : 'tenement-blond';
  return dice.pick(facades[style.name]);
}

export interface Rooms {
  readonly living: string;
  readonly kitchen: string;
  readonly bedrooms: readonly string[];
  readonly bath: string;
  readonly extra: readonly string[];
  readonly outside?: string;
}

function pickLiving(dice: Dice, style: Style): string {
  if (style.name === 'apartment') return dice.pick(['living-light', 'living-evening']);
  if (style.name === 'cottage' || style.name === 'farmhouse') return 'living-stove';
  if (style.name === 'barn' || style.name === 'townhouse' || style.name === 'bungalow')
    return dice.pick(['living-doors', 'living-light']);
  if (style.period && style.name !== 'mews')
    return dice.weighted([
      ['living-victorian', 5],
      ['living-light', 2],
      ['living-evening', 1],
    ]);
  return dice.pick(['living-light', 'living-evening', 'living-doors']);
}

function pickOutside(dice: Dice, style: Style, place: Place): string | undefined {
  if (style.name === 'apartment')
    return place.setting === 'metro' || place.setting === 'city'
      ? dice.chance(0.75)
        ? 'view-city'
        : undefined
      : undefined;
  if (style.name === 'houseboat') return undefined;
  if (style.flat) return dice.chance(0.35) ? 'garden-lawn' : undefined;
  if (style.name === 'mews') return 'garden-courtyard';
  if (style.name === 'victorian' && (place.setting === 'metro' || place.setting === 'city'))
    return dice.pick(['garden-courtyard', 'garden-courtyard', 'garden-lawn']);
  if (style.street === 'lane') return dice.pick(['garden-kitchen', 'garden-lawn', 'garden-kitchen']);
  if (style.name === 'thirties' || style.name === 'edwardian')
    return dice.pick(['garden-house', 'garden-lawn']);
  return 'garden-lawn';
}

export function pickView(dice: Dice, place: Place): string | undefined {
  if (place.setting === 'coast' && dice.chance(0.6))
    return place.nation === 'scotland' && place.town === 'Oban' ? 'view-loch' : 'view-sea';
  if (place.setting !== 'rural') return undefined;
  if (place.nation === 'scotland' || place.county === 'Cumbria' || place.county === 'County Fermanagh')
    return dice.chance(0.6) ? 'view-loch' : undefined;
  return place.nation === 'england' && dice.chance(0.5) ? 'view-green' : undefined;
}

export function pickRooms(
  dice: Dice,
  style: Style,
  place: Place,
  { beds, baths }: { beds: number; baths: number },
): Rooms {
  if (style.name === 'houseboat')
    return {
      living: 'kitchen-sage',
      kitchen: 'kitchen-sage',
      bedrooms: [dice.pick(['bedroom-blue', 'bedroom-rose'])],
      bath: 'shower-room',
      extra: [],
    };
  const small = style.name === 'parkhome' || (style.flat && beds < 2);
  const kitchen = small
    ? 'kitchen-sage'
    : dice.pick(
        style.period
          ? ['kitchen-sage', 'kitchen-rose', 'kitchen-diner']
          : ['kitchen-diner', 'kitchen-sage', 'kitchen-rose', 'kitchen-diner'],
      );
  const bedrooms = dice
    .shuffle(['bedroom-linen', 'bedroom-blue', 'bedroom-rose'])
    .slice(0, Math.max(1, Math.min(beds, 2)));
  const extra: string[] = [];
  if (beds >= 3 && dice.chance(0.45)) extra.push('nursery');
  if (beds >= 3 && dice.chance(0.4)) extra.push('study');
  if (!style.flat && style.period && style.name !== 'cottage' && dice.chance(0.5)) extra.push('hall');
  if (beds >= 4 && kitchen !== 'kitchen-diner' && dice.chance(0.7)) extra.push('dining');
  if (baths > 1) extra.push('shower-room');
  const outside = pickOutside(dice, style, place);
  return {
    living: pickLiving(dice, style),
    kitchen,
    bedrooms,
    bath: small && dice.chance(0.6) ? 'shower-room' : dice.pick(['bathroom-green', 'bathroom-blush']),
    extra: extra.filter((name) => !(small && name === 'shower-room')),
    ...(outside && { outside }),
  };
}

/** At most nine photos in the order of a walk: front, ground floor, upstairs, outside. */
export function listPhotos(front: string, rooms: Rooms, view: string | undefined): string[] {
  const has = (name: string) => (rooms.extra.includes(name) ? [name] : []);
  const walk = [
    front,
    ...has('hall'),
    rooms.living,
    rooms.kitchen,
    ...has('dining'),
    ...rooms.bedrooms,
    ...has('nursery'),
    ...has('study'),
    rooms.bath,
    ...has('shower-room'),
    ...(rooms.outside ? [rooms.outside] : []),
    ...(view ? [view] : []),
  ];
  const once = [...new Set(walk)];
  const spare = ['study', 'nursery', 'shower-room', 'dining'];
  while (once.length > 9)
    once.splice(once.indexOf(spare.find((name) => once.includes(name)) ?? once.at(-1) ?? ''), 1);
  return once;
}

const plans: readonly (readonly [string, number, number, (style: Style) => boolean])[] = [
  ['plan-studio', 1, 48, (s) => s.flat],
  ['plan-flat', 2, 82, (s) => s.name === 'apartment' || s.name === 'mansion'],
  ['plan-terrace', 3, 115, (s) => s.name === 'victorian'],
  ['plan-semi', 3, 99, (s) => s.name === 'thirties'],
  ['plan-detached', 4, 190, (s) => s.name === 'family'],
  ['plan-bungalow', 3, 116, (s) => s.name === 'bungalow'],
];

/** A plan only where it is this home's own: kind, bedrooms and area agree. */
export function findPlan(style: Style, beds: number): { name: string; sqm: number } | undefined {
  const found = plans.find(([, rooms, , fits]) => rooms === beds && fits(style));
  return found && { name: found[0], sqm: found[2] };
}
