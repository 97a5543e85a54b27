import { districts } from './districts.ts';
import { findNearestOutcode, findOutcode, measureMiles, outcodes } from './outcodes.ts';
import type { Place } from './place-kind.ts';
import { toDistrictPlace, toOutcodePlace, toTownPlace } from './place.ts';
import { type Town, towns } from './towns.ts';

/** A place at a distance from another one. */
export interface Neighbour {
  readonly place: Place;
  /** Between their middles. */
  readonly miles: number;
}

/** The radius of a town of 10,000 people: a village is not what people look for around another place. */
const smallTownMiles = 1.2;
/** Further away is no neighbour, also in the Highlands. */
const maxMiles = 40;
const largerTowns = towns.filter(({ miles }) => miles >= smallTownMiles);

/**
 * At most `max` places around a place, the nearest first: towns around a town, parts of the same town around a part,
 * postcode districts around one. Within a county or region they are its largest towns, the largest first.
 */
export function listNeighbours(place: Place, max: number): readonly Neighbour[] {
  if (place.kind === 'county' || place.kind === 'region') return listTownsWithin(place, max);
  return listAlike(place)
    .filter((other) => measureMiles(other, place) <= maxMiles)
    .map(({ toPlace, ...other }) => ({ toPlace, miles: measureMiles(other, place) }))
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, max + 1)
    .map(({ toPlace, miles }) => ({ place: toPlace(), miles }))
    .filter((neighbour) => neighbour.place.id !== place.id)
    .slice(0, max);
}

interface NamedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly toPlace: () => Place;
}

const toNamedTown = (town: Town): NamedPosition => ({
  latitude: town.latitude,
  longitude: town.longitude,
  toPlace: () => toTownPlace(town),
});

function listAlike({ kind, area }: Place): readonly NamedPosition[] {
  if (kind === 'outcode' || kind === 'postcode')
    return outcodes.map((outcode) => ({ ...outcode, toPlace: () => toOutcodePlace(outcode) }));
  if (kind === 'district')
    return districts
      .filter(({ town }) => town === area)
      .map((district) => {
        const { latitude, longitude } = toDistrictPlace(district);
        return { latitude, longitude, toPlace: () => toDistrictPlace(district) };
      });
  return largerTowns.map(toNamedTown);
}

function listTownsWithin(place: Place, max: number): readonly Neighbour[] {
  const codes = new Set(place.outcodes);
  const found: Neighbour[] = [];
  for (const town of towns) {
    if (found.length === max) break;
    const miles = measureMiles(town, place);
    // A town at the edge lies beyond the middle of its outcode.
    if (miles > place.miles + 5) continue;
    const outcode = findNearestOutcode(town);
    if (outcode && codes.has(outcode.code)) found.push({ place: toTownPlace(town), miles });
  }
  return found;
}

/** At most `max` outcodes of a place, those nearest to its middle first; a village has the one that it lies in. */
export function listOutcodesOf(place: Place, max: number): readonly string[] {
  const own = place.outcodes?.flatMap((code) => findOutcode(code) ?? []);
  const around = own ?? outcodes.filter((outcode) => measureMiles(outcode, place) <= place.miles);
  const nearest = findNearestOutcode(place);
  const chosen = around.length > 0 || !nearest ? around : [nearest];
  return chosen
    .toSorted((one, other) => measureMiles(one, place) - measureMiles(other, place))
    .slice(0, max)
    .map(({ code }) => code);
}
