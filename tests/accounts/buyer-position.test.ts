import { expect, test } from 'vitest';
import { describeBuyerPosition } from '../../functions/people/accounts/domain/buyer-position.ts';

test.each([
  [{ status: 'cash' }, 'Cash buyer'],
  [{ status: 'ftb', chainStatus: 'no_chain' }, 'First-time buyer, no chain'],
  [{ status: 'need_to_sell', chainStatus: 'on_market' }, 'Needs to sell first, own home on the market'],
  [
    { status: 'mortgage', aipAmount: 250_000, aipExpiry: '2026-11-23' },
    'Buying with a mortgage, agreement in principle',
  ],
  [{ status: 'mortgage', aipAmount: 250_000, aipExpiry: '2026-11-22' }, 'Buying with a mortgage'],
] as const)('describes the position of %j without sums', (profile, text) => {
  expect(describeBuyerPosition(profile, '2026-11-23')).toBe(text);
});
