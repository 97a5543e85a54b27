import { countiesOfOuterLondon } from './former-areas.ts';
import { listPlacesNamed, placeNames, type PlaceName } from './names.ts';
import { findNearestOutcode, measureMiles } from './outcodes.ts';
import { createCodeFilter } from './outcode-lists.ts';
import type { Place } from './place-kind.ts';

const outerLondon = new Map(
  Object.entries(countiesOfOuterLondon).map(([county, list]) => [county, createCodeFilter(list)]),
);

/** The outcodes of a place, or the one around it. */
const listOutcodesOf = (place: Place): readonly string[] =>
  place.outcodes ?? [findNearestOutcode(place)?.code ?? ''];

/** Whether a county, region or larger town holds a place. */
function holds(outer: PlaceName, inner: Place): boolean {
  if (outer.kind === 'district') return false;
  const around = outer.toPlace();
  if (around.id === inner.id) return false;
  if (around.outcodes)
    return listOutcodesOf(inner).some(
      (code) => around.outcodes?.includes(code) || outerLondon.get(outer.key)?.({ code }),
    );
  return inner.miles < around.miles && measureMiles(around, inner) <= around.miles;
}

/** Whether a place is in what a text in normal form names: its county, its town, its nation or an area around it. */
export function isWithin(name: PlaceName, key: string): boolean {
  return name.within.includes(key) || listPlacesNamed(key).some((outer) => holds(outer, name.toPlace()));
}

const mostOuter = 20;
/** The same for the beginning of such a name. */
export function isWithinBegun(name: PlaceName, begun: string): boolean {
  if (name.within.some((one) => one.startsWith(begun))) return true;
  const outer = placeNames.filter(({ key, kind }) => kind !== 'district' && key.startsWith(begun));
  return outer.slice(0, mostOuter).some((one) => holds(one, name.toPlace()));
}
