import { districts } from '../../../people/places/domain/districts.ts';
import { measureMiles } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import { normalizeText } from '../../../people/places/domain/place-text.ts';
import { toDistrictPlace, toTownPlace } from '../../../people/places/domain/place.ts';
import { listOtherNames } from '../../../people/places/domain/town-names.ts';
import { towns } from '../../../people/places/domain/towns.ts';
import { formatSearchPath, formatTownPath } from './search-path.ts';

export interface HomeTown {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A home further from the middle of a town of its name is in another one. */
const maxMiles = 12;

interface NamedPlace {
  readonly key: string;
  readonly toPlace: () => Place;
}
const named: readonly NamedPlace[] = [
  ...towns.flatMap((town) =>
    [town.key, ...listOtherNames(town)].map((key) => ({ key, toPlace: () => toTownPlace(town) })),
  ),
  ...districts.map((district) => ({ key: district.key, toPlace: () => toDistrictPlace(district) })),
];
const namedByKey = Map.groupBy(named, ({ key }) => key);

/** The id of the place that a home's town is; `undefined` for one that is no town or part of a town in the tables. */
export function findTownId(home: HomeTown): string | undefined {
  const places = (namedByKey.get(normalizeText(home.town)) ?? []).map(({ toPlace }) => toPlace());
  const miles = (place: Place) => measureMiles(place, home);
  const [nearest] = places.toSorted((one, other) => miles(one) - miles(other));
  return nearest && miles(nearest) <= maxMiles ? nearest.id : undefined;
}

/** The path of the page of a home's town, or of the search for its name. */
export function formatHomeTownPath(home: HomeTown): string {
  const id = findTownId(home);
  return id === undefined ? formatSearchPath(home.town) : formatTownPath(id);
}
