import { countiesOfAddresses } from './former-areas.ts';
import { listPlacesNamed, placeNames, type PlaceName } from './names.ts';
import { createCodeFilter } from './outcode-lists.ts';
import { findNearestOutcode, measureMiles } from './outcodes.ts';
import type { Place } from './place-kind.ts';
import { normalizeText } from './place-text.ts';

const addressCounties = new Map(
  Object.entries(countiesOfAddresses).map(([county, list]) => [county, createCodeFilter(list)]),
);

/** The outcodes of a place, or the one around it. */
const listOutcodesOf = (place: Place): readonly string[] =>
  place.outcodes ?? [findNearestOutcode(place)?.code ?? ''];

/** Whether a county, region or larger town holds a place. */
function holdsPlace(outer: PlaceName, inner: Place): boolean {
  if (outer.kind === 'district') return false;
  const around = outer.toPlace();
  if (around.id === inner.id) return false;
  if (around.outcodes)
    return listOutcodesOf(inner).some(
      (code) =>
        around.outcodes?.includes(code) || addressCounties.get(normalizeText(around.name))?.({ code }),
    );
  return inner.miles < around.miles && measureMiles(around, inner) <= around.miles;
}

/** People name a place by a larger one some miles away: Sale by Manchester, Loughton by London. */
const isNear = (outer: PlaceName, inner: Place): boolean => {
  if (outer.kind !== 'town') return false;
  const around = outer.toPlace();
  return (
    around.id !== inner.id &&
    inner.miles < around.miles &&
    measureMiles(around, inner) <= 2 * around.miles + 3
  );
};

/** The names of places that are near the largest place that a text in normal form names. */
export function listNamesNear(names: readonly PlaceName[], key: string): readonly PlaceName[] {
  const [outer] = listPlacesNamed(key);
  return outer ? names.filter((name) => isNear(outer, name.toPlace())) : [];
}

/** Names whose first area fits go before others: a town of a county before a part of a town in it. */
const sortByArea = (names: readonly PlaceName[], fits: (area: string) => boolean): readonly PlaceName[] => {
  const toOrder = ({ within: [area = ''] }: PlaceName): number => (fits(area) ? 0 : 1);
  return names.toSorted((placeName, other) => toOrder(placeName) - toOrder(other));
};

/** Whether a place is in what a text in normal form names: its county, its town, its nation or an area around it. */
export function isWithin(name: PlaceName, key: string): boolean {
  return name.within.includes(key) || listPlacesNamed(key).some((outer) => holdsPlace(outer, name.toPlace()));
}

/** The names of places that are in what a text names. */
export function listNamesWithin(names: readonly PlaceName[], key: string): readonly PlaceName[] {
  const found = names.filter((name) => isWithin(name, key));
  return sortByArea(found, (area) => area === key);
}

const maxOuter = 20;
/** The same for the beginning of such a text. */
export function listNamesWithinBegun(names: readonly PlaceName[], begun: string): readonly PlaceName[] {
  if (names.length === 0) return names;
  const outer = placeNames
    .filter(({ key, kind }) => kind !== 'district' && key.startsWith(begun))
    .slice(0, maxOuter);
  const found = names.filter(
    (name) =>
      name.within.some((area) => area.startsWith(begun)) ||
      outer.some((placeName) => holdsPlace(placeName, name.toPlace())),
  );
  return sortByArea(found, (area) => area.startsWith(begun));
}
