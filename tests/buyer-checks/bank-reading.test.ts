import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BankAccount,
  isAccountHolder,
  judgeReading,
} from '../../functions/deals/buyer-checks/domain/bank-reading.ts';

const name = { firstName: 'Daniel', lastName: 'Okafor' };
const bank = { name: 'Demo Bank', consentId: 'cons_1' };
const isOfBusiness = false;
const pounds = (currentPence: number): BankAccount => ({ currency: 'GBP', currentPence, isOfBusiness });
const euros = (currentPence: number): BankAccount => ({ currency: 'EUR', currentPence, isOfBusiness });
const ofCompany: BankAccount = { currency: 'GBP', currentPence: 60_000_000, isOfBusiness: true };
const judge = (accounts: readonly BankAccount[], amountPence: number, holders = ['Mr Daniel Okafor']) =>
  judgeReading({ bank, holders, accounts }, { name, amountPence });

describe('judgeReading', () => {
  test.each([
    ['the exact sum', [pounds(100_000)], 100_000, 'shown'],
    ['a penny less', [pounds(99_999)], 100_000, 'not_enough'],
    ['several accounts together', [pounds(60_000), pounds(40_000)], 100_000, 'shown'],
    ['an overdraft in use', [pounds(110_000), pounds(-20_000)], 100_000, 'not_enough'],
    ['euros beside too few pounds', [pounds(60_000), euros(90_000)], 100_000, 'not_enough'],
    ['money of a company beside too little', [pounds(60_000), ofCompany], 100_000, 'not_enough'],
    ['money of a company alone', [ofCompany], 100_000, 'no_pounds'],
    ['euros alone', [euros(900_000)], 100_000, 'no_pounds'],
    ['no account', [], 100_000, 'no_pounds'],
  ] as const)('%s', (_, accounts, amountPence, outcome) => {
    expect(judge(accounts, amountPence)).toEqual({
      outcome,
      hasOtherCurrency: accounts.some(({ currency }) => currency !== 'GBP'),
    });
  });

  test('shows nothing of accounts in another name, however full', () => {
    expect(judge([pounds(900_000)], 100_000, ['Ada Lovelace'])).toMatchObject({ outcome: 'other_name' });
    expect(judge([pounds(900_000)], 100_000, [])).toMatchObject({ outcome: 'other_name' });
  });

  test('never counts other currencies, and tells the sum in no field', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 90_000_000 }), { maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 90_000_000 }), { maxLength: 6 }),
        (british, foreign) => {
          const sum = british.reduce((total, pence) => total + pence, 0);
          const accounts = [...british.map(pounds), ...foreign.map(euros)];
          const verdict = judge(accounts, 50_000_000);
          expect(verdict.outcome === 'shown').toBe(british.length > 0 && sum >= 50_000_000);
          expect(Object.keys(verdict).toSorted()).toEqual(['hasOtherCurrency', 'outcome']);
        },
      ),
    );
  });
});

describe('isAccountHolder', () => {
  test.each([
    'Daniel Okafor',
    'MR DANIEL OKAFOR',
    'Dr. Daniel Chidi Okafor',
    'D OKAFOR',
    'MR D C OKAFOR',
    'Mr D. Okafor',
    'MR D & MRS A OKAFOR',
    'MRS A OKAFOR AND MR D OKAFOR',
    'Ada Lovelace & Daniel Okafor',
    'Dániel Okafor',
  ])('knows the person as %s', (holder) => {
    expect(isAccountHolder(name, [holder])).toBe(true);
  });

  test.each([
    'Ada Okafor',
    'MRS A OKAFOR',
    'MR D LOVELACE',
    'Okafor Ltd',
    'Mr & Mrs Lovelace',
    'MR & MRS OKAFOR',
    'Dan',
    '',
    ' & ',
  ])('does not take %s for the person', (holder) => {
    expect(isAccountHolder(name, [holder])).toBe(false);
  });

  test.each([
    'MR JAMES LORD',
    'James Lord',
    'MR J LORD',
    'MR J & MRS A LORD',
    'MRS A & MR J LORD',
    'REV DR JAMES LORD',
    'LORD JAMES LORD',
  ])('takes a title for one at the beginning of a name alone: %s', (holder) => {
    expect(isAccountHolder({ firstName: 'James', lastName: 'Lord' }, [holder])).toBe(true);
  });

  test('does not take a title for a first name or a last one', () => {
    expect(isAccountHolder({ firstName: 'Maria', lastName: 'Lord' }, ['MR & MRS LORD'])).toBe(false);
    expect(isAccountHolder({ firstName: 'James', lastName: 'Lord' }, ['LORD JAMES'])).toBe(false);
  });

  test('looks at each holder, and knows names of several words', () => {
    const person = { firstName: 'Sandra', lastName: 'de la Cruz' };
    expect(isAccountHolder(person, ['Ada Lovelace', 'MS SANDRA DE LA CRUZ'])).toBe(true);
    expect(isAccountHolder(person, ['MS SANDRA CRUZ'])).toBe(false);
  });
});
