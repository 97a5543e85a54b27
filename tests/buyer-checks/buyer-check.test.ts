import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CheckReturnReason } from '../../events/vocabulary.ts';
import { BuyerBadge, toBuyerBadges } from '../../functions/deals/buyer-checks/domain/buyer-badge.ts';
import {
  type BuyerCheck,
  type BuyerEvidence,
  CheckStatus,
  resolveCheckStatus,
} from '../../functions/deals/buyer-checks/domain/buyer-check.ts';
import {
  approveCheck,
  type BuyerCheckChange,
  type CheckAction,
  checkTransitions,
  endCheck,
  returnCheck,
  submitCheck,
  withdrawCheck,
} from '../../functions/deals/buyer-checks/domain/change-buyer-check.ts';
import {
  isOfferCovered,
  findMissingChecks,
  isProceedable,
} from '../../functions/deals/buyer-checks/domain/proceedable.ts';
import { findEvidenceErrors, toValidUntil } from '../../functions/deals/buyer-checks/domain/validity.ts';
import { toBadgeText } from '../../functions/deals/buyer-checks/domain/words.ts';
import { AppError } from '../../functions/kernel/errors.ts';

const noon = new Date('2026-11-22T12:00:00.000Z');
const daysLater = (days: number): Date => new Date(noon.getTime() + days * 86_400_000);
const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const document = { id: `img_${tail}`, name: 'Letter.pdf' } as const;

const lender: BuyerEvidence = {
  kind: 'agreement_in_principle',
  lender: 'Leeds Bank',
  amountPence: 28_000_000,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
  document,
};
const funds: BuyerEvidence = {
  kind: 'proof_of_funds',
  amountPence: 5_000_000,
  statementOn: '2026-11-10',
  document,
};
const chain: BuyerEvidence = { kind: 'chain', position: 'first_time_buyer' };
const sold: BuyerEvidence = {
  kind: 'chain',
  position: 'sold_subject_to_contract',
  agent: 'Hill & Co',
  reference: 'HC-4411',
  document,
};

const ids = { id: `bck_${tail}`, userId: `usr_${tail}` } as const;
const submitted = (evidence: BuyerEvidence, now = noon) =>
  submitCheck(undefined, { ...ids, evidence }, now).check;
const approved = (evidence: BuyerEvidence, now = noon) => approveCheck(submitted(evidence, now), now).check;

const inStatus: Readonly<Record<CheckStatus, BuyerCheck>> = {
  submitted: submitted(lender),
  approved: approved(lender),
  returned: returnCheck(submitted(lender), { reasons: ['unreadable'] }, noon).check,
  withdrawn: withdrawCheck(submitted(lender), noon).check,
  expired: { ...approved(lender), status: 'expired', approval: undefined },
};
const acts: Readonly<Record<CheckAction, (check: BuyerCheck, now: Date) => BuyerCheckChange>> = {
  submit: (check, now) => submitCheck(check, { ...ids, evidence: lender }, now),
  decide: approveCheck,
  withdraw: withdrawCheck,
};
const actions = ['submit', 'decide', 'withdraw'] as const;

const refusalOf = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

describe('a buyer check', () => {
  const cases = actions.flatMap((action) => CheckStatus.options.map((status) => [action, status] as const));
  test.each(cases)('follows the transition table for %s from %s', (action, status) => {
    const work = () => acts[action](inStatus[status], noon);
    if (checkTransitions[action].includes(status))
      expect(work().check.version).toBe(inStatus[status].version + 1);
    else expect(refusalOf(work)).toMatchObject({ code: 'conflict', extras: { state: status } });
  });

  test('is expired after its last day without a write', () => {
    const check = approved(lender);
    expect(resolveCheckStatus(check, new Date('2027-01-30T23:59:59.000Z'))).toBe('approved');
    expect(resolveCheckStatus(check, new Date('2027-01-31T00:00:00.000Z'))).toBe('expired');
  });

  test('keeps its approval while a renewal waits, and after the renewal is returned', () => {
    const renewed = submitCheck(approved(funds), { ...ids, evidence: funds }, noon).check;
    expect(toBuyerBadges([renewed], noon)).toHaveLength(1);
    const back = returnCheck(renewed, { reasons: ['unreadable'] }, noon).check;
    expect(toBuyerBadges([back], noon)).toHaveLength(1);
  });

  test('loses an earlier approval to a document that is not genuine', () => {
    const renewed = submitCheck(approved(funds), { ...ids, evidence: funds }, noon).check;
    const { check, events } = returnCheck(renewed, { reasons: ['not_genuine'] }, noon);
    expect(check.approval).toBeUndefined();
    expect(events).toMatchObject([{ detail: { endedApproval: true } }]);
  });

  test('cannot be approved when it expired while it waited', () => {
    const late = submitted(funds);
    expect(refusalOf(() => approveCheck(late, daysLater(100)))).toMatchObject({
      extras: { state: 'out_of_date' },
    });
  });

  test('loses its badge and document when it is withdrawn', () => {
    const { check } = withdrawCheck(approved(funds), noon);
    expect(check.approval).toBeUndefined();
    expect(check.evidence.document).toBeUndefined();
  });

  test('reminds once, and not while a renewal waits', () => {
    const check = approved(funds);
    const due = { validUntil: '2027-02-08', ended: false };
    const reminded = endCheck(check, due, daysLater(64));
    expect(reminded?.events).toHaveLength(1);
    expect(reminded && endCheck(reminded.check, due, daysLater(64))).toBeUndefined();
    const renewed = submitCheck(check, { ...ids, evidence: funds }, noon).check;
    expect(endCheck(renewed, due, daysLater(64))).toBeUndefined();
  });

  test('does not end on the last day of an approval that was renewed', () => {
    const renewed = approveCheck(
      submitCheck(approved(funds), { ...ids, evidence: { ...funds, statementOn: '2026-11-20' } }, noon).check,
      noon,
    ).check;
    expect(endCheck(renewed, { validUntil: '2027-02-08', ended: true }, daysLater(79))).toBeUndefined();
  });
});

describe('evidence', () => {
  test.each<[string, BuyerEvidence, string]>([
    ['an agreement counts until its own end', lender, '2027-01-30'],
    ['an agreement counts for 180 days at most', { ...lender, expiresOn: '2028-01-01' }, '2027-04-30'],
    ['a statement counts for 90 days', funds, '2027-02-08'],
    ['a chain counts for 90 days from the decision', chain, '2027-02-20'],
  ])('is valid as follows: %s', (_, evidence, day) => {
    expect(toValidUntil(evidence, noon)).toBe(day);
  });

  test.each<[string, BuyerEvidence, string[]]>([
    ['whole', lender, []],
    ['from the future', { ...lender, issuedOn: '2026-11-23' }, ['issuedOn']],
    ['out of date', { ...lender, issuedOn: '2026-06-01', expiresOn: '2026-09-01' }, ['expiresOn']],
    ['without a document', { ...funds, document: undefined }, ['document']],
    ['of an old statement', { ...funds, statementOn: '2026-08-01' }, ['statementOn']],
    ['of a first-time buyer', chain, []],
    ['of nothing to sell without a document', { ...chain, position: 'nothing_to_sell' }, ['document']],
    [
      'of a sale that names no agent',
      { kind: 'chain', position: 'sold_subject_to_contract', document },
      ['agent', 'reference'],
    ],
    ['of a sale', sold, []],
  ])('has errors in the right fields when it is %s', (_, evidence, fields) => {
    expect(Object.keys(findEvidenceErrors(evidence, noon))).toEqual(fields);
  });
});

describe('a proceedable buyer', () => {
  test.each([
    ['nothing', [], false, ['funding', 'chain']],
    ['an agreement', [lender], false, ['chain']],
    ['a chain', [sold], false, ['funding']],
    ['an agreement and a chain', [lender, sold], true, []],
    ['funds and a chain', [funds, chain], true, []],
  ] as const)('with %s is proceedable or lacks the rest', (_, evidence, proceedable, missing) => {
    const checks = evidence.map((one) => approved(one));
    expect(isProceedable(checks, noon)).toBe(proceedable);
    expect(findMissingChecks('proceedable', { checks, identityCheckedAt: undefined }, noon)).toEqual(missing);
  });

  const part = fc.record({
    evidence: fc.constantFrom(lender, funds, chain, sold),
    status: fc.constantFrom(...CheckStatus.options),
    validUntil: fc.option(fc.integer({ min: -200, max: 200 }), { nil: undefined }),
  });
  const toPart = ({
    evidence,
    status,
    validUntil,
  }: {
    evidence: BuyerEvidence;
    status: CheckStatus;
    validUntil: number | undefined;
  }): BuyerCheck => ({
    ...submitted(evidence),
    status,
    ...(validUntil !== undefined && {
      approval: {
        approvedAt: noon.toISOString(),
        validUntil: daysLater(validUntil).toISOString().slice(0, 10),
        basis: 'document',
      },
    }),
  });

  test('never depends on an expired approval', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { maxLength: 3, selector: ({ evidence }) => evidence.kind }),
        (parts) => {
          const counted = parts.filter(({ validUntil }) => (validUntil ?? -1) >= 0);
          expect(isProceedable(parts.map(toPart), noon)).toBe(isProceedable(counted.map(toPart), noon));
        },
      ),
    );
  });

  test('loses nothing by a further approval and gains nothing by time', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { maxLength: 3, selector: ({ evidence }) => evidence.kind }),
        fc.nat(300),
        (parts, days) => {
          const checks = parts.map(toPart);
          const had = isProceedable(checks.slice(1), noon) || isProceedable(checks, daysLater(days));
          expect(had && !isProceedable(checks, noon)).toBe(false);
        },
      ),
    );
  });
});

describe('the seller’s choice', () => {
  test.each([
    ['everyone', undefined, []],
    ['identity_checked', undefined, ['identity']],
    ['identity_checked', noon.toISOString(), []],
    ['proceedable', noon.toISOString(), ['funding', 'chain']],
  ] as const)('%s with an identity checked at %s leaves %j missing', (gate, identityCheckedAt, missing) => {
    expect(findMissingChecks(gate, { checks: [], identityCheckedAt }, noon)).toEqual(missing);
  });
});

describe('isOfferCovered', () => {
  const both = [approved(lender), approved(funds)];
  test.each([
    ['the loan and the funds reach it', both, 330_000, 'mortgage', true],
    ['a pound more is not reached', both, 330_001, 'mortgage', false],
    ['a loan does not count for cash', both, 60_000, 'cash', false],
    ['funds count for cash', both, 50_000, 'cash', true],
    ['nothing was checked that it rests on', [approved(lender)], 50_000, 'cash', undefined],
  ] as const)('returns the right answer: %s', (_, checks, amount, funding, covered) => {
    expect(isOfferCovered(checks, { amount, funding }, noon)).toBe(covered);
  });

  test('counts what the buyer has agreed to pay for another home', () => {
    const sum = { amount: 30_000, funding: 'cash' } as const;
    expect(isOfferCovered(both, { ...sum, otherPurchases: 20_000 }, noon)).toBe(true);
    expect(isOfferCovered(both, { ...sum, otherPurchases: 20_001 }, noon)).toBe(false);
  });

  test('ignores a proof that is out of date', () => {
    expect(isOfferCovered(both, { amount: 330_000, funding: 'mortgage' }, daysLater(75))).toBe(false);
    expect(isOfferCovered(both, { amount: 330_000, funding: 'mortgage' }, daysLater(100))).toBeUndefined();
  });
});

describe('a buyer badge', () => {
  test('names its kind and last day', () => {
    expect(toBuyerBadges([approved(lender), approved(chain), approved(sold)], noon).map(toBadgeText)).toEqual(
      [
        'Agreement in principle checked, valid until 30 Jan 2027',
        'First-time buyer: declared, valid until 20 Feb 2027',
        'Own home under offer: checked, valid until 20 Feb 2027',
      ],
    );
  });

  test('holds no sum, lender, agent or document', () => {
    const text = JSON.stringify(toBuyerBadges([approved(lender), approved(funds), approved(sold)], noon));
    expect(text).not.toMatch(/28000000|5000000|Leeds Bank|Hill|HC-4411|img_/);
    expect(BuyerBadge.keyof().options.toSorted()).toEqual(['basis', 'kind', 'position', 'validUntil']);
  });
});

test('accepts every reason of a return', () => {
  for (const reason of CheckReturnReason.options)
    expect(returnCheck(submitted(funds), { reasons: [reason] }, noon).check.reasons).toEqual([reason]);
});
