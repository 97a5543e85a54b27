import type { Nation } from '../../../../events/vocabulary.ts';
import { minAsked } from '../../../finding/search/domain/place-overview.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { formatPropertyTypePlural } from '../../../listings/properties/domain/property-words.ts';

/** How many of the newest and of the reduced homes the page of a place shows. */
export const townHomes = 8;
const reducedHomes = 4;
const reducedDays = 30;
/** How many cards of a list phones show. */
export const townHomesOnPhones = 4;

/** The calls that the page of a place consists of, with their parameters. */
export function listTownCalls(placeId: string) {
  const place = { place: placeId };
  return {
    newest: { to: '/api/search-properties', query: { ...place, per_page: String(townHomes) } },
    reduced: {
      to: '/api/search-properties',
      query: {
        ...place,
        reduced_days: String(reducedDays),
        sort: 'reduced_at|desc',
        per_page: String(reducedHomes),
      },
    },
    overview: { to: '/api/place-overview', query: place },
    facts: { to: '/api/place-facts', query: place },
  } as const;
}

/** A county or region is too wide for prices paid, schools and stations. */
export function hasPlaceFacts({ kind }: { readonly kind: string }): boolean {
  return kind !== 'county' && kind !== 'region';
}

/** Whether a place has them as far as its id tells: that of a county or region is one word. */
export function mayHavePlaceFacts(placeId: string): boolean {
  return placeId.includes('_') || /\d/.test(placeId);
}

interface Bucket {
  readonly value: string;
  readonly count: number;
}

/** What is known of the homes for sale in a place. */
export interface TownNumbers {
  readonly placeId: string;
  readonly name: string;
  readonly total: number;
  /** Missing where a price is on application. */
  readonly prices?: { readonly low: number; readonly high: number } | undefined;
  /** Homes that came on the market in the last seven days. */
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
  const { total, prices, recent } = numbers;
  const where = toWhere(numbers.placeId, numbers.name);
  if (total === 0) return [`No homes are for sale ${where} at the moment.`];
  const sentences = [`${count.format(total)} ${isOrAre(total)} for sale ${where} now.`];
  if (prices && prices.low < prices.high)
    sentences.push(`Prices run from ${formatPounds(prices.low)} to ${formatPounds(prices.high)}.`);
  if (recent > 0) sentences.push(`${count.format(recent)} came on the market in the last seven days.`);
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

/** `BA1 and BA2` */
const listAll = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** LS2 comes before LS11. */
const inOrder = new Intl.Collator('en-GB', { numeric: true });

/** Prices paid in a place, in whole pounds. */
interface Sales {
  readonly count: number;
  readonly to: string;
  readonly range?: { readonly low: number; readonly median: number; readonly high: number } | undefined;
}

/** The postcode districts whose sales are counted, and how many with sold prices the place has. */
interface SoldDistricts {
  readonly outcodes: readonly string[];
  readonly outcodesOfPlace?: number | undefined;
}

/** `in BN3`, `in BA1 and BA2, …`: what sales are of, also where they are not of the whole place. */
function describeDistricts(name: string, { outcodes, outcodesOfPlace = 0 }: SoldDistricts): string {
  const districts = listAll.format(outcodes.toSorted(inOrder.compare));
  return outcodesOfPlace > outcodes.length
    ? `in ${districts}, ${outcodes.length} of the ${count.format(outcodesOfPlace)} postcode districts of ${name} and the nearest to its centre,`
    : `in ${districts}`;
}

/** A few sentences about the homes that were sold in the districts of a place, or in those around its middle. */
export function describeSales(
  name: string,
  districts: SoldDistricts,
  { count: sold, to, range }: Sales,
): readonly string[] {
  const where = describeDistricts(name, districts);
  const number = `${count.format(sold)} ${sold === 1 ? 'home was' : 'homes were'}`;
  const sentences = [`${number} sold ${where} in the 12 months to ${formatLondonDate(to)}.`];
  return range
    ? [
        ...sentences,
        `The median price (half sold for less, half for more) was ${formatPounds(range.median)}.`,
        `The typical range, without the cheapest and dearest quarter of sales, was ${formatPounds(range.low)} to ${formatPounds(range.high)}.`,
      ]
    : [...sentences, 'That’s too few for a median price.'];
}

/** `Studio`, `1 bedroom`, `5 bedrooms or more` */
export function formatBeds(beds: number): string {
  if (beds === 0) return 'Studio';
  return `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}${beds === 5 ? ' or more' : ''}`;
}

interface Asked {
  readonly count: number;
  readonly median?: number | undefined;
}

/** The median of what a group of homes asks, or why there is none. */
export function describeAsked({ count: homes, median }: Asked): string {
  if (median !== undefined) return formatPounds(median);
  // One of its middle homes has its price on application.
  return homes < minAsked ? 'Too few to tell' : 'No median price';
}

interface NamedPlace {
  readonly kind: string;
  readonly name: string;
  /** With its county or town. */
  readonly label: string;
}

/** The title of the list of other places: the largest towns of a county or region, or the places nearest to one. */
export function toNeighboursTitle(place: NamedPlace): string {
  return hasPlaceFacts(place) ? `Places near ${place.name}` : `Towns in ${place.label}`;
}

/** The guides of a place: those about it, those about its nation, and the newest. */
export function listGuideQueries(name: string, nation: Nation): readonly Readonly<Record<string, string>>[] {
  const per_page = String(townGuides);
  return [
    { tag: toSlug(name, 'place'), per_page },
    ...(nation === 'england' ? [] : [{ tag: nation.replace('_', '-'), per_page }]),
    { per_page },
  ];
}
export const townGuides = 3;

/** Each guide once, those about the place first. */
export function selectGuides<G extends { readonly slug: string }>(lists: readonly (readonly G[])[]): G[] {
  return [...new Map(lists.flat().map((guide) => [guide.slug, guide])).values()].slice(0, townGuides);
}
