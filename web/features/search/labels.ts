import {
  excludedTraits,
  requiredTraitNames,
  requiredTraits,
} from '../../../functions/finding/search/domain/home-traits.ts';
import { describeJourneyLimit, unnamedTravelArea } from '../../../functions/finding/search/domain/journey.ts';
import { dropNearMe } from '../../../functions/finding/search/domain/near-me.ts';
import { propertyKinds } from '../../../functions/listings/properties/domain/property-kinds.ts';
import {
  formatCounted,
  formatFeature,
  formatPounds,
  formatTenure,
  formatPropertyType,
} from '../../lib/format.ts';
import {
  type FilterName,
  type Filters,
  journeyNames,
  type Radius,
  type SearchSort,
  withFilters,
} from './filters/filters.ts';
import { formatLeastArea } from './filters/floor-area.ts';

export function formatRadius(radius: Radius): string {
  if (radius === 0) return 'This area only';
  if (radius < 1) return radius === 0.25 ? 'Within ¼ mile' : 'Within ½ mile';
  return `Within ${formatCounted(radius, 'mile')}`;
}

export const sortNames: Record<SearchSort, string> = {
  'id|desc': 'Newest first',
  'price|asc': 'Lowest price',
  'price|desc': 'Highest price',
  'bedrooms|desc': 'Most bedrooms',
  'reduced_at|desc': 'Recently reduced',
  'price_per_sqm|asc': 'Best price per area',
  'distance|asc': 'Nearest',
};

/** How long ago a home was added or reduced, at most. */
export const daysOptions = [
  { value: '1', label: 'Last day' },
  { value: '3', label: 'Last 3 days' },
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
  { value: '30', label: 'Last 30 days' },
];

export function formatBeds(beds: number): string {
  return beds === 0 ? 'Studio' : String(beds);
}

/** `£200,000 to £400,000`, `from £200,000`, `up to £400,000`. */
export function formatRange(
  from: number | undefined,
  to: number | undefined,
  say: (value: number) => string,
): string | undefined {
  if (from !== undefined && to !== undefined) return from === to ? say(from) : `${say(from)} to ${say(to)}`;
  if (from !== undefined) return `From ${say(from)}`;
  return to === undefined ? undefined : `Up to ${say(to)}`;
}

export function formatPriceRange({ min_price, max_price }: Filters): string | undefined {
  return formatRange(min_price, max_price, formatPounds);
}
export function formatBedRange({ min_beds, max_beds }: Filters): string | undefined {
  if (min_beds === 0 && max_beds === 0) return 'Studio';
  const words = formatRange(min_beds, max_beds, formatBeds);
  return words && `${words} ${(max_beds ?? min_beds) === 1 ? 'bed' : 'beds'}`;
}

const formatDaysAgo = (count: number): string =>
  count === 1 ? 'in the last day' : `in the last ${formatCounted(count, 'day')}`;

/** `Within 30 min of LS1 4DY by public transport`; undefined without the area of a journey. */
export function describeJourney({ travel_area, ...filters }: Filters): string | undefined {
  const { travel_to: to, travel_mode: mode, travel_minutes: minutes } = filters;
  if (!travel_area) return undefined;
  return to && mode && minutes ? describeJourneyLimit({ to, mode, minutes }) : unnamedTravelArea;
}

const drawnArea = 'Drawn area';
const areaOnMap = 'Area on the map';

export const placeBoxLabel = 'Town, postcode or words';
/** The placeholder of the box for a place: an area of the map replaces the place. */
export function getPlaceBoxHint({ polygon, bbox, lat, place }: Filters): string {
  if (lat !== undefined && place === undefined) return 'Near you';
  if (polygon) return drawnArea;
  return bbox ? areaOnMap : placeBoxLabel;
}

/** The text of one active filter, with the search without it. */
export interface FilterChip {
  readonly name: string;
  readonly label: string;
  readonly without: Filters;
}

/** Kinds of homes that one word means, as the words of a search are read. */
const typeGroups: readonly (readonly [name: string, types: Readonly<NonNullable<Filters['type']>>])[] = [
  ['Houses', propertyKinds.house],
  ['Bungalows', propertyKinds.bungalow],
  ['Flats', propertyKinds.flat],
];

/** One chip for a whole group of kinds, and one for every other kind. */
function listTypeChips(filters: Filters): readonly FilterChip[] {
  const { type: chosen = [] } = filters;
  const groups = typeGroups.filter(([, types]) => types.every((type) => chosen.includes(type)));
  const grouped = new Set(groups.flatMap(([, types]) => types));
  const others = chosen
    .filter((type) => !grouped.has(type))
    .map((type) => [formatPropertyType(type), [type]] as const);
  return [...groups, ...others].map(([label, types]) => {
    const rest = chosen.filter((type) => !types.includes(type));
    return {
      name: `type:${label}`,
      label,
      without: withFilters(filters, { type: rest.length > 0 ? rest : undefined }),
    };
  });
}

/** What the box for a place shows: the place, or else the street, or else the words. */
export function nameArea({ street, q = '' }: Filters, place?: string): string | undefined {
  return place ?? street ?? (dropNearMe(q) || undefined);
}

/** The active filters without the place, which has its own box. */
export function listFilterChips(filters: Filters): readonly FilterChip[] {
  const chip = (label: string | undefined, ...names: readonly FilterName[]): readonly FilterChip[] =>
    label === undefined
      ? []
      : [
          {
            name: names.join(),
            label,
            without: withFilters(filters, Object.fromEntries(names.map((name) => [name, undefined]))),
          },
        ];
  const list = <T extends string>(
    name: 'tenure' | 'features' | 'exclude',
    chosen: readonly T[] = [],
    say: (value: T) => string,
  ): readonly FilterChip[] =>
    chosen.map((value) => {
      const rest = chosen.filter((other) => other !== value);
      return {
        name: `${name}:${value}`,
        label: say(value),
        without: withFilters(filters, { [name]: rest.length > 0 ? rest : undefined }),
      };
    });
  const when = (name: FilterName, label: string): readonly FilterChip[] =>
    filters[name] === undefined ? [] : chip(label, name);
  return [
    ...(filters.place === undefined ? [] : when('street', filters.street ?? '')),
    ...(filters.place === undefined && filters.street === undefined ? [] : when('q', `“${filters.q ?? ''}”`)),
    ...when('polygon', drawnArea),
    ...when('bbox', areaOnMap),
    ...chip(describeJourney(filters), ...journeyNames),
    ...chip(formatPriceRange(filters), 'min_price', 'max_price'),
    ...chip(formatBedRange(filters), 'min_beds', 'max_beds'),
    ...when('min_baths', `${formatCounted(filters.min_baths ?? 0, 'bath')} or more`),
    ...listTypeChips(filters),
    ...list('tenure', filters.tenure, (tenure) => formatTenure(tenure, undefined)),
    ...when('min_sqm', `At least ${formatLeastArea(filters.min_sqm ?? 0)}`),
    ...requiredTraitNames.flatMap((name) => when(name, requiredTraits[name].label)),
    ...list('features', filters.features, formatFeature),
    ...when('epc_min', `EPC ${filters.epc_min ?? ''} or better`),
    ...when('council_tax_max', `Council tax up to band ${filters.council_tax_max ?? ''}`),
    ...list('exclude', filters.exclude, (value) => `No ${excludedTraits[value].label.toLowerCase()}`),
    ...when('include_stc', 'Homes with a sale agreed shown'),
    ...when('added_days', `Added ${formatDaysAgo(filters.added_days ?? 0)}`),
    ...when('reduced_days', `Reduced ${formatDaysAgo(filters.reduced_days ?? 0)}`),
  ];
}

/** A name for a search, of its place and filters. */
export function formatSearchName(filters: Filters, place: string | undefined): string {
  const inUse = listFilterChips(filters).map(({ label }) => label);
  const area = nameArea(filters, place) ?? (inUse.length > 0 ? '' : 'My search');
  return [area, ...inUse].filter(Boolean).join(', ');
}

/** The page's heading for a search. */
export function formatHeading(filters: Filters, place: string | undefined): string {
  if (filters.polygon)
    return place ? `Homes for sale in your drawn area of ${place}` : 'Homes for sale in your drawn area';
  if (filters.bbox) return place ? `Homes for sale in this part of ${place}` : 'Homes for sale in this area';
  const { radius, street } = filters;
  if (street) return `Homes for sale in ${[street, place].filter(Boolean).join(', ')}`;
  if (place) {
    return radius
      ? `Homes for sale ${formatRadius(radius).toLowerCase()} of ${place}`
      : `Homes for sale in ${place}`;
  }
  if (filters.lat !== undefined && filters.place === undefined) return 'Homes for sale near you';
  const journey = describeJourney(filters);
  if (journey && !filters.q) return `Homes for sale ${journey.charAt(0).toLowerCase()}${journey.slice(1)}`;
  // Where a person is, nobody knows before the browser says it.
  const words = dropNearMe(filters.q ?? '');
  return words ? `Homes for sale matching “${words}”` : 'Homes for sale across the UK';
}
