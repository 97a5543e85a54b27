import { describe, expect, test } from 'vitest';
import {
  type BankConsent,
  beginConsent,
  closeConsent,
  getAnsweredConsent,
  isTooLate,
  returnMinutes,
  takeAnswer,
} from '../../functions/deals/buyer-checks/domain/bank-consent.ts';
import { toBuyerBadges } from '../../functions/deals/buyer-checks/domain/buyer-badge.ts';
import type { BuyerCheck } from '../../functions/deals/buyer-checks/domain/buyer-check.ts';
import {
  approveByBank,
  approveCheck,
  endCheck,
  endProofOfOtherName,
  submitCheck,
  withdrawCheck,
} from '../../functions/deals/buyer-checks/domain/change-buyer-check.ts';
import { isOfferCovered } from '../../functions/deals/buyer-checks/domain/proceedable.ts';
import { toBadgeText } from '../../functions/deals/buyer-checks/domain/words.ts';

const noon = new Date('2026-11-29T12:00:00.000Z');
const later = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);
const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const userId = `usr_${tail}` as const;
const id = `bck_${tail}` as const;
const keys = { stateHash: 'state', browserHash: 'browser' };
const begin = (before?: BankConsent, begun = keys) =>
  beginConsent(before, { userId, amountPence: 21_500_000, ...begun }, noon);

const refusalState = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a check at a bank', () => {
  test.each([
    ['no check', undefined, keys],
    ['another state', begin(), { ...keys, stateHash: 'forged' }],
    ['another browser', begin(), { ...keys, browserHash: 'other' }],
    ['an earlier check', begin(begin(), { stateHash: 'newer', browserHash: 'newer' }), keys],
  ] as const)('refuses an answer to %s', (_, consent, answered) => {
    expect(refusalState(() => getAnsweredConsent(consent, answered))).toMatchObject({
      code: 'conflict',
      extras: { state: 'not_begun_here' },
    });
  });

  test('has one answer', () => {
    const begun = begin();
    expect(getAnsweredConsent(begun, keys)).toBe(begun);
    const taken = takeAnswer(begun);
    expect(taken).toMatchObject({ status: 'asking', version: 2 });
    expect(refusalState(() => takeAnswer(taken))).toMatchObject({ extras: { state: 'asking' } });
    expect(closeConsent(taken, { outcome: 'shown' })).toMatchObject({ status: 'done', version: 3 });
  });

  test('waits half an hour for its person, and is kept for two', () => {
    expect(isTooLate(begin(), later(returnMinutes))).toBe(false);
    expect(isTooLate(begin(), later(returnMinutes + 1))).toBe(true);
    expect(begin().expiresAt).toBe(Math.floor(later(120).getTime() / 1000));
  });
});

const bank = { name: 'Demo Bank', consentId: 'cons_1' };
const holder = { firstName: 'Daniel', lastName: 'Okafor' };
const approve = (before?: BuyerCheck) =>
  approveByBank(before, { id, userId, amountPence: 21_500_000, bank, holder }, noon);

describe('a proof of funds by a bank', () => {
  test('counts 90 days from the day, for the sum that was asked', () => {
    const { check, events } = approve();
    expect(check).toMatchObject({
      status: 'approved',
      evidence: { kind: 'proof_of_funds', amountPence: 21_500_000, statementOn: '2026-11-29', bank },
      approval: { validUntil: '2027-02-27', basis: 'bank', amountPence: 21_500_000 },
    });
    expect(events.map(({ detail }) => detail)).toEqual([
      {
        checkId: id,
        userId,
        kind: 'proof_of_funds',
        validUntil: '2027-02-27',
        decidedAt: noon.toISOString(),
        byBank: true,
      },
    ]);
    expect(isOfferCovered([check], { amount: 215_000, funding: 'cash' }, noon)).toBe(true);
    expect(isOfferCovered([check], { amount: 215_001, funding: 'cash' }, noon)).toBe(false);
  });

  test('shows sellers neither sum nor bank', () => {
    const badges = toBuyerBadges([approve().check], noon);
    expect(badges).toEqual([{ kind: 'proof_of_funds', validUntil: '2027-02-27', basis: 'bank' }]);
    expect(badges.map(toBadgeText)).toEqual([
      'Proof of funds checked with the bank, valid until 27 Feb 2027',
    ]);
  });

  test('takes the place of a statement that waits for staff', () => {
    const document = { id: `img_${tail}`, name: 'Statement.pdf' } as const;
    const evidence = {
      kind: 'proof_of_funds',
      amountPence: 9_000_00,
      statementOn: '2026-11-20',
      document,
    } as const;
    const { check: waiting } = submitCheck(undefined, { id, userId, evidence }, noon);
    const { check } = approve(waiting);
    expect(check).toMatchObject({ id, status: 'approved', version: 2 });
    expect(check.evidence.document).toBeUndefined();
  });

  test.each([
    ['another last name', { ...holder, lastName: 'Lord' }, true],
    ['another first name', { ...holder, firstName: 'Ada' }, true],
    ['the same name, spelt with capitals', { firstName: 'DANIEL', lastName: 'okafor' }, false],
  ])('ends early for %s: %o', (_, name, ends) => {
    const change = endProofOfOtherName(approve().check, name);
    expect(change?.events.map(({ detail }) => detail)).toEqual(
      ends
        ? [{ checkId: id, userId, kind: 'proof_of_funds', validUntil: '2027-02-27', nameChanged: true }]
        : undefined,
    );
    expect(change?.check.approval).toBeUndefined();
  });

  test('ends early under a statement that waits, which goes on waiting, and not where staff read one', () => {
    const document = { id: `img_${tail}`, name: 'Statement.pdf' } as const;
    const sum = { amountPence: 9_000_00, statementOn: '2026-11-20' };
    const evidence = { kind: 'proof_of_funds', ...sum, document } as const;
    const other = { ...holder, lastName: 'Lord' };
    const { check: waiting } = submitCheck(approve().check, { id, userId, evidence }, noon);
    expect(endProofOfOtherName(waiting, other)?.check).toMatchObject({ status: 'submitted' });
    expect(endProofOfOtherName(waiting, other)?.check.approval).toBeUndefined();
    const { check: sent } = submitCheck(undefined, { id, userId, evidence }, noon);
    expect(endProofOfOtherName(approveCheck(sent, noon).check, other)).toBeUndefined();
  });

  test.each([
    ['withdrawn', withdrawCheck(approve().check, noon).check],
    [
      'over',
      endCheck(approve().check, { validUntil: '2027-02-27', ended: true }, new Date('2027-02-28T09:00:00Z'))
        ?.check,
    ],
  ])('forgets the bank once it is %s', (_, check) => {
    expect(check?.evidence).toEqual({
      kind: 'proof_of_funds',
      amountPence: 21_500_000,
      statementOn: '2026-11-29',
    });
    expect(JSON.stringify(check)).not.toMatch(/Demo Bank|cons_1/);
  });
});
