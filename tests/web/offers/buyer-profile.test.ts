import { expect, test } from 'vitest';
import { toBuyerProfile } from '../../../web/features/offers/offer-body.ts';

const offer = { propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1V', amount: 300_000 } as const;
const aip = { lender: 'Leeds', amount: 250_000, expires: '2027-01-31' };

test.each([
  ['cash', 'on_market', undefined, { status: 'cash', chainStatus: 'on_market' }],
  [
    'mortgage',
    'ftb',
    aip,
    { status: 'ftb', chainStatus: 'no_chain', aipAmount: 250_000, aipExpiry: '2027-01-31' },
  ],
  ['mixed', 'nothing_to_sell', undefined, { status: 'mortgage', chainStatus: 'no_chain' }],
  ['mortgage', 'sold_stc', undefined, { status: 'need_to_sell', chainStatus: 'sold_stc' }],
] as const)('keeps an offer with %s from %s as the buyer’s profile', (funding, position, given, profile) => {
  expect(toBuyerProfile({ ...offer, funding, position, ...(given && { aip: given }) })).toEqual(profile);
});
