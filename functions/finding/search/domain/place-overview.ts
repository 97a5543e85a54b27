import type { Facets, Query } from '../index/index.ts';

/** Fewer prices say little, and their middle nothing. */
export const minAsked = 3;
const maxKinds = 6;
/** Larger homes are few in most places and count together. */
export const mostBeds = 5;

/** Homes of one kind or size in a place. */
export interface AskedGroup {
  readonly count: number;
  /** What narrows the place's own query to the group. */
  readonly change: Pick<Query, 'types' | 'minBeds' | 'maxBeds'>;
}
export interface KindGroup extends AskedGroup {
  readonly type: string;
}
export interface BedsGroup extends AskedGroup {
  readonly beds: number;
}

/** The kinds of homes that a place has most of, the most frequent first. */
export function listKindGroups({ types }: Pick<Facets, 'types'>): readonly KindGroup[] {
  return types
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxKinds)
    .map(({ code, count }) => ({ type: code, count, change: { types: [code] } }));
}

/** Homes by their bedrooms, from studios to those with five or more. */
export function listBedsGroups({ beds }: Pick<Facets, 'beds'>): readonly BedsGroup[] {
  return Array.from({ length: mostBeds + 1 }, (_, number) => {
    const isLast = number === mostBeds;
    const own = beds.filter((facet) => (isLast ? facet.beds >= number : facet.beds === number));
    const count = own.reduce((sum, facet) => sum + facet.count, 0);
    return { beds: number, count, change: { minBeds: number, ...(!isLast && { maxBeds: number }) } };
  }).filter(({ count }) => count > 0);
}

/** Where the middle homes of a group are in the order of prices: one, or two of an even number. */
export function findMiddle(count: number): { readonly offset: number; readonly limit: number } {
  return { offset: Math.floor((count - 1) / 2), limit: count % 2 === 0 ? 2 : 1 };
}

interface PricedHome {
  readonly price: number;
  readonly priceQualifier?: string | undefined;
}

/** The middle price of the middle homes; undefined where one of them has its price on application. */
export function toMedian(middle: readonly PricedHome[]): number | undefined {
  if (middle.length === 0 || middle.some(({ priceQualifier }) => priceQualifier === 'poa')) return undefined;
  return Math.round(middle.reduce((sum, { price }) => sum + price, 0) / middle.length);
}

const maxNeighbours = 8;

/** The first places with homes for sale, in their order: a page without homes is no page to send readers to. */
export function selectNeighbours<P extends { readonly count: number }>(places: readonly P[]): P[] {
  return places.filter(({ count }) => count > 0).slice(0, maxNeighbours);
}
