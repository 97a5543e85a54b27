import { formatPounds } from '../../../kernel/money.ts';
import { formatPropertyTypePlural } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';

/** How many of the newest homes the page of a place shows. */
export const townHomes = 24;

/** The searches that the page of a place consists of, as parameters of the API. */
export function listTownSearches(placeId: string) {
  const place = { place: placeId };
  return {
    newest: { ...place, per_page: String(townHomes) },
    cheapest: { ...place, sort: 'price|asc', per_page: '1' },
    dearest: { ...place, sort: 'price|desc', per_page: '1' },
    recent: { ...place, added_days: '7', per_page: '1' },
  } as const;
}

type Priced = Pick<PropertyCard, 'price' | 'priceQualifier'>;
interface Bucket {
  readonly value: string;
  readonly count: number;
}

/** What is known of the homes for sale in a place. */
export interface TownNumbers {
  readonly placeId: string;
  readonly name: string;
  readonly total: number;
  readonly cheapest: Priced | undefined;
  readonly dearest: Priced | undefined;
  /** Homes that came on sale in the last seven days. */
  readonly recent: number;
}

const count = new Intl.NumberFormat('en-GB');
const isOrAre = (number: number) => (number === 1 ? 'home is' : 'homes are');

/**
 * The homes of a postcode district are those with its postcodes. A town is a circle and other places are districts that
 * most of its homes are in, so that some homes lie next to it.
 */
const outcodeId = /^[a-z]{1,2}\d[a-z\d]?$/;
const toWhere = (placeId: string, name: string): string =>
  `${outcodeId.test(placeId) ? 'in' : 'in and around'} ${name}`;

/** A few sentences with the numbers of a place, each true of the homes that are for sale now. */
export function describeTown(numbers: TownNumbers): readonly string[] {
  const { total, cheapest, dearest, recent } = numbers;
  const where = toWhere(numbers.placeId, numbers.name);
  if (total === 0) return [`No homes are for sale ${where} at the moment.`];
  const sentences = [`${count.format(total)} ${isOrAre(total)} for sale ${where} now.`];
  const isHidden = [cheapest, dearest].some((home) => home?.priceQualifier === 'poa');
  if (cheapest && dearest && !isHidden && cheapest.price < dearest.price)
    sentences.push(`Prices run from ${formatPounds(cheapest.price)} to ${formatPounds(dearest.price)}.`);
  if (recent > 0) sentences.push(`${count.format(recent)} came on sale in the last seven days.`);
  return sentences;
}

/** Homes of one kind in a place. */
export interface KindSearch {
  readonly label: string;
  readonly count: number;
  /** A path of the site. */
  readonly path: string;
}

const maxKinds = 6;

/** The kinds of homes in a place, the most frequent first. */
export function listKindSearches(placeId: string, kinds: readonly Bucket[] = []): readonly KindSearch[] {
  return kinds
    .filter((kind) => kind.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxKinds)
    .map(({ value, count: homes }) => ({
      label: formatPropertyTypePlural(value),
      count: homes,
      path: `/listing?${new URLSearchParams({ place: placeId, type: value }).toString()}`,
    }));
}

export function toTownTitle(placeId: string, label: string): string {
  return `Homes for sale ${toWhere(placeId, label)}`;
}
