import type { Nation, PriceQualifier, PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import type { MarketState } from './advert-target.ts';
import { rightmoveQualifiers, rightmoveTypes } from './rightmove-table.ts';

/** The codes of a BLM file, version 3. Types and qualifiers are Rightmove's; states begin with nought. */
export const blmTypes: Readonly<Record<PropertyType, number>> = rightmoveTypes;
export const blmQualifiers: Readonly<Record<PriceQualifier, number>> = rightmoveQualifiers;

export const blmTenures: Readonly<Record<Tenure, number>> = {
  freehold: 1,
  leasehold: 2,
  commonhold: 4,
  share_of_freehold: 5,
};

const salesInScotland = { available: 0, under_offer: 3, sold_stc: 2 } as const;
const salesElsewhere = { ...salesInScotland, sold_stc: 1 } as const;
export const blmStates: Readonly<Record<Nation, Readonly<Record<MarketState, number>>>> = {
  england: salesElsewhere,
  wales: salesElsewhere,
  northern_ireland: salesElsewhere,
  scotland: salesInScotland,
};

/** A home that was sold before; lettings are 2. */
export const blmResale = 1;
