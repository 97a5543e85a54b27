import { describe, expect, test } from 'vitest';
import { DeletionObstacle } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { calculatePriceOn } from '../../functions/money/carbon/domain/offset.ts';
import { calculateTreesDue } from '../../functions/money/payments/domain/refunds.ts';
import { PersonBadge } from '../../functions/people/accounts/domain/person-badge.ts';
import { dataDeletionPolicy } from '../../functions/reach/site-pages/domain/policies/data-deletion-policy.ts';
import { privacyPolicy } from '../../functions/reach/site-pages/domain/policies/privacy-policy.ts';
import { termsOfUse } from '../../functions/reach/site-pages/domain/policies/terms-of-use.ts';
import { voucherTerms } from '../../functions/reach/site-pages/domain/policies/voucher-terms.ts';

const print = (policy: unknown): string => JSON.stringify(policy);

describe('what the policies promise', () => {
  const obstacles: Readonly<Record<DeletionObstacle, RegExp>> = {
    sale: /sale/,
    payment: /payment or refund of yours is on its way/,
    dispute: /disputed/,
  };
  test.each(DeletionObstacle.options)('names what holds up a deletion: %s', (obstacle) => {
    expect(print(dataDeletionPolicy)).toMatch(obstacles[obstacle]);
    expect(print(termsOfUse)).toMatch(obstacles[obstacle]);
  });

  const badges: Readonly<Record<(typeof PersonBadge.options)[number], RegExp>> = {
    email_verified: /your email is confirmed/,
    identity_checked: /your identity checked/,
  };
  test.each(PersonBadge.options)('names what everyone sees of a seller: %s', (badge) => {
    expect(print(privacyPolicy)).toMatch(badges[badge]);
    expect(print(privacyPolicy)).not.toMatch(/phone (are|is) confirmed/);
  });

  test('has the day and the price of trees as they are ordered', () => {
    const paidAt = '2026-11-28T12:00:00.000Z';
    const days = (Date.parse(calculateTreesDue(paidAt)) - Date.parse(paidAt)) / dayMs;
    const { treePence, kgPence } = calculatePriceOn(new Date(paidAt));
    expect(kgPence).toBe(1);
    expect(print(voucherTerms)).toContain(`The trees are ordered ${days} days after you pay`);
    expect(print(voucherTerms)).toContain(`Each ${treePence}p you add for trees plants another tree`);
  });
});
