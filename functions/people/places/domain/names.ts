import { type Area, areas } from './areas.ts';
import { districts } from './districts.ts';
import { measureMiles } from './outcodes.ts';
import type { Place } from './place-kind.ts';
import { normalizeText } from './place-text.ts';
import { labelArea, toAreaPlace, toDistrictPlace, toTownPlace } from './place.ts';
import { listOtherNames } from './town-names.ts';
import { type Town, towns } from './towns.ts';

/** A name of a place, in normal form. */
export interface PlaceName {
  readonly key: string;
  readonly kind: Place['kind'];
  /** Names that distinguish it, in normal form: its county or town, and its nation. */
  readonly within: readonly string[];
  /** Places that more people mean have lower ranks. */
  readonly rank: number;
  /** Radius of a town in miles; 0 for other kinds. */
  readonly miles: number;
  readonly toPlace: () => Place;
}

/** Ranks of other kinds among the towns, whose rank is their number by size. */
const rankOf = { county: 30, region: 60, district: 250 } as const;

const countyOfTown = new Map(towns.toReversed().map(({ name, county }) => [name, county]));

const toTownName = (town: Town, rank: number, key: string): PlaceName => ({
  key,
  kind: 'town',
  within: [town.county, town.nation].map(normalizeText),
  rank,
  miles: town.miles,
  toPlace: () => toTownPlace(town),
});
const townsByKey = Map.groupBy(towns, ({ key }) => key);
/** A neighbour of the name has it to itself: Welwyn is not Welwyn Garden City. */
const neighbourMiles = 10;
const isFree = (key: string, town: Town): boolean =>
  (townsByKey.get(key) ?? []).every((other) => measureMiles(other, town) > neighbourMiles);
const townNames = towns.flatMap((town, rank): PlaceName[] => [
  toTownName(town, rank, town.key),
  ...listOtherNames(town)
    .filter((key) => isFree(key, town))
    .map((key) => toTownName(town, rank, key)),
]);
const districtNames = districts.map((district, nth): PlaceName => ({
  key: district.key,
  kind: 'district',
  within: [district.town, countyOfTown.get(district.town) ?? ''].map(normalizeText),
  rank: rankOf.district + nth / 1e4,
  miles: 0,
  toPlace: () => toDistrictPlace(district),
}));
/** An area is called by its label, too, with and without its article: "the whole of Bristol". */
const listAreaKeys = (area: Area): readonly string[] => {
  const label = labelArea(area);
  const names = [area.name, ...area.aliases, label, label.replace(/^the /, '')];
  return [...new Set(names.map(normalizeText))];
};
const areaNames = areas.flatMap((area) =>
  listAreaKeys(area).map((key): PlaceName => ({
    key,
    kind: area.kind,
    within: [],
    rank: rankOf[area.kind],
    miles: 0,
    toPlace: () => toAreaPlace(area),
  })),
);

/** The names of all towns, parts of towns and areas, those that more people mean first. */
export const placeNames: readonly PlaceName[] = [...townNames, ...districtNames, ...areaNames].sort(
  (placeName, other) => placeName.rank - other.rank,
);

/** The radii of a city and of a small town; a village has less. */
const cityMiles = 1.5;
const smallTownMiles = 1.2;
/** The class of a name that several places have: a county goes before a village, a city before a county. */
function classOf({ kind, miles }: PlaceName): number {
  if (kind === 'town') return miles >= cityMiles ? 0 : miles >= smallTownMiles ? 2 : 4;
  return kind === 'district' ? 3 : 1;
}

const byKey = Map.groupBy(placeNames, ({ key }) => key);
for (const names of byKey.values())
  if (names.length > 1)
    names.sort((placeName, other) => classOf(placeName) - classOf(other) || placeName.rank - other.rank);

/** The places of a name in normal form, the most likely one first. */
export function listPlacesNamed(key: string): readonly PlaceName[] {
  return byKey.get(key) ?? [];
}

/** Whether a name alone, with other words after it, is likely to mean the place. */
export function isWellKnown(name: PlaceName): boolean {
  return classOf(name) <= 1;
}

/** Whether a name is that of a town of 10,000 people or an area. */
export function isKnown(name: PlaceName): boolean {
  return classOf(name) <= 2;
}

/** Whether a name alone, with other words before it, is likely to mean the place: no village and no common name. */
export function isLikely(name: PlaceName): boolean {
  return isKnown(name) || (name.kind === 'district' && listPlacesNamed(name.key).length === 1);
}
