import type { Dice } from '../random.ts';
import { findPlan, pickRooms, pickView, type Rooms } from './gallery.ts';
import type { Place } from './places.ts';
import type { Plot } from './plots.ts';
import type { Style, StyleName } from './styles.ts';
import { drawTenure } from './tenure.ts';
import type { Feature, HomeType, Tenure } from './types.ts';

export interface Marks {
  readonly newBuild: boolean;
  readonly retirement: boolean;
  readonly sharedOwnership: boolean;
  readonly auction: boolean;
  readonly chainFree: boolean;
}

/** The bricks and rooms of a home, before its price and papers. */
export interface Dwelling extends Marks {
  readonly place: Place;
  readonly style: Style;
  readonly propertyType: HomeType;
  readonly tenure: Tenure;
  readonly beds: number;
  readonly baths: number;
  readonly sqm: number;
  readonly floor: number;
  readonly rooms: Rooms;
  readonly view: string | undefined;
  readonly plan: string | undefined;
}

function drawMarks(dice: Dice, style: Style, place: Place): Marks {
  const modern = style.name === 'apartment' || style.name === 'townhouse';
  const newBuild = modern && dice.chance(0.3);
  const retirement =
    !newBuild && (style.name === 'parkhome' || (style.name === 'apartment' && dice.chance(0.1)));
  const sharedOwnership = newBuild && style.flat && place.nation === 'england' && dice.chance(0.4);
  const auction = !modern && place.nation !== 'scotland' && style.street !== 'mooring' && dice.chance(0.025);
  return {
    newBuild,
    retirement,
    sharedOwnership,
    auction,
    chainFree: newBuild || auction || dice.chance(0.3),
  };
}

function drawBeds(dice: Dice, style: Style, type: HomeType): number {
  if (type === 'studio') return 0;
  return style.name === 'stucco' && type === 'town_house' ? dice.int(4, 5) : dice.weighted(style.beds);
}

function drawBaths(dice: Dice, beds: number, small: boolean): number {
  if (small || beds < 2) return 1;
  if (beds >= 5) return 3;
  if (beds === 4) return 2;
  return dice.chance(beds === 3 ? 0.45 : 0.3) ? 2 : 1;
}

/** Storeys of the houses in the pictures, the ground floor and the attic among them. */
export const storeys: Readonly<Partial<Record<StyleName, number>>> = {
  apartment: 5,
  mansion: 5,
  stucco: 4,
  newtown: 3,
  tenement: 4,
};

/** The floor of a flat; 0 is the ground floor, which newer blocks have for their entrance. */
function drawFloor(dice: Dice, style: Style, type: HomeType): number {
  if (!style.flat) return 0;
  const top = (storeys[style.name] ?? 1) - 1;
  const floor = dice.int(style.name === 'apartment' ? 1 : 0, top);
  return type === 'penthouse' ? top : floor;
}

export function createDwelling(dice: Dice, { place, style: usual }: Plot): Dwelling {
  const propertyType = dice.pick(usual.types);
  const style: Style = { ...usual, flat: usual.flat && propertyType !== 'town_house' };
  const beds = drawBeds(dice, style, propertyType);
  const baths = drawBaths(dice, beds, style.street === 'mooring' || style.street === 'park');
  const plan = dice.chance(0.9) ? findPlan(style, beds) : undefined;
  const grown = (style.area[0] + style.area[1] * Math.max(0.6, beds)) * dice.range(0.9, 1.16);
  return {
    place,
    style,
    propertyType,
    ...drawMarks(dice, style, place),
    tenure: drawTenure(dice, place, style, !style.flat),
    beds,
    baths,
    sqm: plan?.sqm ?? Math.round(grown),
    floor: drawFloor(dice, style, propertyType),
    rooms: pickRooms(dice, style, place, { beds, baths }),
    view: pickView(dice, place),
    plan: plan?.name,
  };
}

/** What a seller ticks, as the pictures and the kind of home bear out. */
export function listFeatures(dice: Dice, { style, rooms, view, beds, baths, newBuild }: Dwelling): Feature[] {
  const kept: readonly (readonly [Feature, boolean])[] = [
    ['fireplace', rooms.living === 'living-victorian' || rooms.living === 'living-stove'],
    ['period_features', style.period],
    ['open_plan', rooms.kitchen === 'kitchen-diner' || style.name === 'barn'],
    ['study', rooms.extra.includes('study')],
    ['en_suite', baths > 1],
    ['new_kitchen', newBuild],
    ['new_bathroom', newBuild],
    ['double_glazing', !style.period || dice.chance(0.35)],
    ['downstairs_wc', !style.flat && beds >= 3 && dice.chance(0.5)],
    ['utility_room', !style.flat && beds >= 4],
    ['extension', rooms.outside === 'garden-house'],
    ['outbuilding', rooms.outside === 'garden-kitchen' || style.name === 'farmhouse'],
    ['concierge', style.name === 'mansion'],
    ['sea_view', view === 'view-sea'],
    ['river_view', style.name === 'houseboat'],
  ];
  return kept.filter(([, has]) => has).map(([feature]) => feature);
}
