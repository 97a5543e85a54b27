export type HomeStatus = 'live' | 'under_offer' | 'sold_stc';

/** Flags that a query may ask for (the first three and `featured`) or leave out (the other four). */
export const homeFlags = [
  'parking',
  'garden',
  'chain_free',
  'shared_ownership',
  'retirement',
  'auction',
  'new_build',
  'featured',
] as const;
export type HomeFlag = (typeof homeFlags)[number];

/** What the index knows of a home that is on the market. Times are milliseconds, money whole pounds. */
export interface Home {
  /** `prp_` and a ULID. */
  readonly id: string;
  readonly status: HomeStatus;
  readonly lat: number;
  readonly lng: number;
  readonly price: number;
  readonly beds: number;
  readonly baths: number;
  /** Any snake_case code; the index learns codes as it meets them. */
  readonly type: string;
  readonly tenure: string;
  /** Floor area in square metres, 0 when unknown. */
  readonly sqm: number;
  /** 'A' to 'G', '' when there is none. */
  readonly epc: string;
  /** Council tax band 'A' to 'I', '' when there is none. */
  readonly councilTax: string;
  readonly flags: readonly HomeFlag[];
  readonly features: readonly string[];
  readonly addedAt: number;
  /** Time of the last price reduction, 0 when there was none. */
  readonly reducedAt: number;
  readonly outcode: string;
  readonly town: string;
  /** Title, description and address, in any case and with punctuation. */
  readonly text: string;
}

/** A home as it stands at `version`; `null` takes it off the market. Versions grow along the feed. */
export interface HomeChange {
  readonly id: string;
  readonly version: number;
  readonly home: Home | null;
}
