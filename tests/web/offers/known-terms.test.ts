import { describe, expect, test } from 'vitest';
import { findKnownTerms, isComplete } from '../../../web/features/offers/known-terms.ts';

type Memory = Parameters<typeof findKnownTerms>[0];
const today = '2026-11-29';
const agreement = (validUntil = '2027-02-15'): Memory['checks'][number] => ({
  id: 'bck_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  kind: 'agreement_in_principle',
  status: 'approved',
  evidence: {
    kind: 'agreement_in_principle',
    lender: 'Calder',
    amountPence: 420_000_00,
    issuedOn: '2026-11-15',
    expiresOn: validUntil,
  },
  submittedAt: '2026-11-16T10:00:00.000Z',
  reasons: [],
  approval: {
    approvedAt: '2026-11-17T10:00:00.000Z',
    validUntil,
    amountPence: 420_000_00,
    basis: 'document',
  },
  version: 2,
});
const chain: Memory['checks'][number] = {
  ...agreement(),
  kind: 'chain',
  evidence: { kind: 'chain', position: 'sold_subject_to_contract' },
  approval: {
    approvedAt: '2026-11-17T10:00:00.000Z',
    validUntil: '2027-02-15',
    position: 'sold_subject_to_contract',
    basis: 'document',
  },
};
const aip = { lender: 'Leeds', amount: 215_000, expires: '2027-01-31' };
const lastOffer: Memory['lastOffer'] = {
  terms: { funding: 'mixed', position: 'on_market', deposit: 40_000, conditions: [], aip },
};
const nothing: Memory = { profile: undefined, checks: [], lastOffer: undefined };

describe('findKnownTerms', () => {
  test('takes what staff checked before the profile and the last offer', () => {
    const profile = { status: 'need_to_sell', chainStatus: 'on_market', aipAmount: 200_000 } as const;
    expect(findKnownTerms({ profile, checks: [agreement(), chain], lastOffer }, today)).toMatchObject({
      funding: { value: 'mortgage', source: 'profile' },
      position: { value: 'sold_stc', source: 'checked' },
      deposit: { value: 40_000, source: 'last_offer' },
      aip: undefined,
      profileAip: undefined,
      checkedSums: [{ lender: 'Calder', amount: 420_000, validUntil: '2027-02-15' }],
    });
  });

  test('takes the agreement of the last offer until its last day, then that of the profile', () => {
    const profile = { status: 'ftb', aipAmount: 200_000, aipExpiry: '2027-03-01' } as const;
    const memory = { ...nothing, profile, lastOffer };
    expect(findKnownTerms(memory, today)).toMatchObject({ aip: { value: aip }, profileAip: undefined });
    expect(findKnownTerms(memory, '2027-02-01')).toMatchObject({ aip: undefined, profileAip: profile });
    expect(findKnownTerms(memory, '2027-03-02')).toMatchObject({ aip: undefined, profileAip: undefined });
  });

  test.each([
    ['approved', 'Calder'],
    ['submitted', undefined],
    ['returned', undefined],
  ] as const)('names the lender of an agreement that is %s: %s', (status, lender) => {
    const checks = [{ ...agreement(), status }];
    expect(findKnownTerms({ ...nothing, checks }, today).checkedSums).toEqual([
      { kind: 'agreement_in_principle', lender, amount: 420_000, validUntil: '2027-02-15' },
    ]);
  });

  test('knows no check after its last day', () => {
    expect(findKnownTerms({ ...nothing, checks: [agreement('2026-11-28')] }, today).checkedSums).toEqual([]);
  });
});

describe('isComplete', () => {
  test.each([
    ['a checked buyer', { ...nothing, checks: [agreement(), chain] }, true],
    ['a first-time buyer by profile', { ...nothing, profile: { status: 'ftb' } }, true],
    ['an earlier offer', { ...nothing, lastOffer }, true],
    ['a checked agreement alone', { ...nothing, checks: [agreement()] }, false],
    [
      'a profile whose agreement lacks its lender',
      { ...nothing, profile: { status: 'ftb', aipAmount: 200_000 } },
      false,
    ],
    [
      'a buyer with cash and an old agreement',
      { ...nothing, profile: { status: 'cash', chainStatus: 'no_chain', aipAmount: 200_000 } },
      true,
    ],
    ['nothing', nothing, false],
  ] as const)('of %s', (_, memory, complete) => {
    expect(isComplete(findKnownTerms(memory, today))).toBe(complete);
  });
});
