export type HomeStatus = 'live' | 'under_offer' | 'sold_stc';

/**
 * Flags that a query may require or exclude. Rows of saved searches have a bit for each by its position, so another one
 * is added at the end.
 */
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

/** A property on the market as the index has it. Times are milliseconds, money whole pounds. */
export interface Home {
  /** `prp_` and a ULID. */
  readonly id: string;
  readonly status: HomeStatus;
  readonly lat: number;
  readonly lng: number;
  readonly price: number;
  readonly beds: number;
  readonly baths: number;
  /** Any snake_case code; the index learns codes as they occur. */
  readonly type: string;
  readonly tenure: string;
  /** Floor area in square metres, 0 when unknown. */
  readonly sqm: number;
  /** 'A' to 'G', '' without a certificate. */
  readonly epc: string;
  /** Council tax band 'A' to 'I', '' without one. */
  readonly councilTax: string;
  readonly flags: readonly HomeFlag[];
  readonly features: readonly string[];
  readonly addedAt: number;
  /** Time of the last price reduction, 0 without one. */
  readonly reducedAt: number;
  readonly outcode: string;
  readonly town: string;
  /** Its street without a house number, as people read it; '' where none is known. */
  readonly street: string;
  /** Title, description and address, in any case and with punctuation. */
  readonly text: string;
}

/**
 * A property in its state at `version`; `undefined` removes it from the market. Versions increase along the feed.
 */
export interface HomeChange {
  readonly id: string;
  readonly version: number;
  readonly home: Home | undefined;
}
