import type { HomeFlag } from './home.ts';

export interface Circle {
  readonly lat: number;
  readonly lng: number;
  /** 0 means the place itself: `placeItselfMiles`. */
  readonly miles: number;
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Longitude, then latitude, as in the API and GeoJSON. */
export type Point = readonly [lng: number, lat: number];

export const sortItems = [
  'id',
  'createdAt',
  'price',
  'bedrooms',
  'price_per_sqm',
  'reduced_at',
  'distance',
] as const;
export type SortItem = (typeof sortItems)[number];

/** Unknown values (no floor area, never reduced) come last in both directions; ties go to the later id. */
export interface Sort {
  readonly item: SortItem;
  readonly order: 'asc' | 'desc';
}

/** All conditions must hold. Ranges include both ends. */
export interface Query {
  /** Every word must occur in the property's text, in singular or plural, in British or American spelling. */
  readonly words?: string | undefined;
  /** The last word may be a prefix, for search as you type. */
  readonly lastWordIsPrefix?: boolean | undefined;
  readonly circle?: Circle | undefined;
  readonly box?: Box | undefined;
  /** At most 100 points; closed implicitly; even-odd when it crosses itself. */
  readonly polygon?: readonly Point[] | undefined;
  /** A further area of the same form, such as what can be reached in time. */
  readonly travelArea?: readonly Point[] | undefined;
  /** Properties of any of these outcodes; an empty list means no condition. */
  readonly outcodes?: readonly string[] | undefined;
  readonly town?: string | undefined;
  /** Properties in a street of this name, whatever its town; `St` and `Rd` at its end are Street and Road. */
  readonly street?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minBeds?: number | undefined;
  readonly maxBeds?: number | undefined;
  readonly minBaths?: number | undefined;
  readonly maxBaths?: number | undefined;
  readonly minSqm?: number | undefined;
  readonly maxSqm?: number | undefined;
  /** An empty list means no condition. */
  readonly types?: readonly string[] | undefined;
  readonly tenures?: readonly string[] | undefined;
  /** This rating or better; properties without a certificate are excluded. */
  readonly epcMin?: string | undefined;
  /** This band or lower; properties without a band are excluded. */
  readonly councilTaxMax?: string | undefined;
  /** Every flag listed must be set. */
  readonly flags?: readonly HomeFlag[] | undefined;
  /** None of the flags listed may be set. */
  readonly exclude?: readonly HomeFlag[] | undefined;
  readonly features?: readonly string[] | undefined;
  /** Includes properties under offer and sold subject to contract. */
  readonly includeStc?: boolean | undefined;
  readonly addedSince?: number | undefined;
  readonly reducedSince?: number | undefined;
  /** `id|desc` by default. `distance` needs a circle. */
  readonly sort?: Sort | undefined;
  readonly offset?: number | undefined;
  /** 12 by default; 0 requests only the total. */
  readonly limit?: number | undefined;
  readonly facets?: boolean | undefined;
  readonly clusters?: { readonly zoom: number } | undefined;
}

export interface Count {
  readonly code: string;
  readonly count: number;
}

/**
 * Each facet counts the properties that the query would find without the facet's own condition, so that a
 * person sees the effect of another choice. Zero counts are left out.
 */
export interface Facets {
  readonly types: readonly Count[];
  readonly tenures: readonly Count[];
  readonly beds: readonly { readonly beds: number; readonly count: number }[];
  /** Bands of `priceEdges`; `to` is exclusive and undefined in the last. */
  readonly prices: readonly {
    readonly from: number;
    readonly to: number | undefined;
    readonly count: number;
  }[];
}

export interface Cluster {
  readonly count: number;
  readonly lat: number;
  readonly lng: number;
  readonly minPrice: number;
}

export interface Pin {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly price: number;
}

/** Every property found is in exactly one group or is one of the pins. */
export interface Clusters {
  readonly groups: readonly Cluster[];
  readonly pins: readonly Pin[];
}

export interface SearchResult {
  /** Exact, regardless of the page. */
  readonly total: number;
  readonly ids: readonly string[];
  /** The version of each property, one per id. */
  readonly versions: readonly number[];
  /** Miles from the circle's centre, one per id; only with a circle. */
  readonly distances?: readonly number[];
  readonly facets?: Facets;
  readonly clusters?: Clusters;
}

/** Which streets with properties for sale are listed. */
export interface StreetRequest {
  /** The beginning of the name, as it is typed. */
  readonly start: string;
  /** The start is the whole name. */
  readonly isWhole?: boolean | undefined;
  /** The beginning of the town. */
  readonly town?: string | undefined;
  readonly outcode?: string | undefined;
  readonly limit: number;
}

/** A street with the number of its properties for sale. */
export interface StreetCount {
  readonly street: string;
  readonly town: string;
  readonly count: number;
}

/** A way out of an empty result: the query keys to change (undefined: drop) and the resulting total. */
export interface Relaxation {
  readonly code: 'wider_radius' | 'wider_price' | 'drop_filter';
  readonly change: Partial<Query>;
  readonly total: number;
}
