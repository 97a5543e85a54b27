import type * as z from 'zod';
import type { BuyerProfile } from './account.ts';

type Profile = z.output<typeof BuyerProfile>;

const fundingTexts: Readonly<Record<Profile['status'], string>> = {
  cash: 'Cash buyer',
  mortgage: 'Buying with a mortgage',
  ftb: 'First-time buyer',
  need_to_sell: 'Needs to sell first',
};
const chainTexts: Readonly<Record<NonNullable<Profile['chainStatus']>, string>> = {
  no_chain: 'no chain',
  sold_stc: 'own home under offer',
  on_market: 'own home on the market',
  not_on_market: 'own home not on the market yet',
};

/**
 * A buyer's position in the words that sellers read, such as `First-time buyer, no chain, agreement in principle`. It
 * has no sums, and an agreement only until the day it expires. `today` is an ISO date.
 */
export function describeBuyerPosition(
  { status, chainStatus, aipAmount, aipExpiry = '' }: Profile,
  today: string,
): string {
  return [
    fundingTexts[status],
    ...(chainStatus ? [chainTexts[chainStatus]] : []),
    ...(aipAmount !== undefined && aipExpiry >= today ? ['agreement in principle'] : []),
  ].join(', ');
}
