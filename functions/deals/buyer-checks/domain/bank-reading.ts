import { type LegalName, isNameOnDocument } from '../../../people/accounts/domain/legal-name.ts';
import type { CheckedBank } from './buyer-check.ts';

export interface BankAccount {
  /** ISO 4217. */
  readonly currency: string;
  /** Cleared money without any overdraft; below zero where the overdraft is in use. */
  readonly currentPence: number;
  /** A company's money is not its director's. */
  readonly isOfBusiness: boolean;
}

/** What a bank shows once, of the accounts that its customer chose. It is judged at once and never stored. */
export interface BankReading {
  readonly bank: CheckedBank;
  /** Names as the bank has them: `MR D OKAFOR`, `Daniel & Ada Okafor`. */
  readonly holders: readonly string[];
  readonly accounts: readonly BankAccount[];
}

export interface ReadingVerdict {
  readonly outcome: 'shown' | 'not_enough' | 'other_name' | 'no_pounds';
  /** Accounts in other currencies were left out. */
  readonly hasOtherCurrency: boolean;
}

interface Question {
  readonly name: LegalName;
  readonly amountPence: number;
}

/** Whether personal accounts in pounds that are in the person's name have the sum together. */
export function judgeReading(
  { holders, accounts }: BankReading,
  { name, amountPence }: Question,
): ReadingVerdict {
  const pounds = accounts.filter(({ currency }) => currency === 'GBP');
  const hasOtherCurrency = pounds.length < accounts.length;
  if (!isAccountHolder(name, holders)) return { outcome: 'other_name', hasOtherCurrency };
  const own = pounds.filter(({ isOfBusiness }) => !isOfBusiness);
  if (own.length === 0) return { outcome: 'no_pounds', hasOtherCurrency };
  const sum = own.reduce((total, { currentPence }) => total + currentPence, 0);
  return { outcome: sum >= amountPence ? 'shown' : 'not_enough', hasOtherCurrency };
}

const titles = new Set('mr mrs ms miss mx dr prof sir dame lady lord rev'.split(' '));

/** The words of a name without the titles that it begins with; `MR JAMES LORD` ends with a name. */
function toNameWords(text: string): readonly string[] {
  const words = text.split(/[\s.]+/).filter((word) => word !== '');
  const first = words.findIndex((word) => !titles.has(word.toLowerCase()));
  return words.slice(first === -1 ? words.length - 1 : first);
}

/** The words of each holder's name; `MR D & MRS A OKAFOR` names the last name once. */
function listHolderWords(text: string): readonly (readonly string[])[] {
  const parts = text
    .split(/&|\band\b/i)
    .map(toNameWords)
    .filter((words) => words.length > 0);
  const lastName = parts.at(-1)?.slice(-1) ?? [];
  return parts.map((words) => (words.length === 1 && parts.length > 1 ? [...words, ...lastName] : words));
}

/**
 * Whether one of the holders can be the person. Banks write first names in full or as an initial, with titles, and
 * both names of a joint account in one line.
 */
export function isAccountHolder(name: LegalName, holders: readonly string[]): boolean {
  const [initial = ''] = name.firstName ?? '';
  const spellings = [name, ...(name.lastName ? [{ ...name, firstName: initial }] : [])];
  return holders.flatMap(listHolderWords).some((words) =>
    words.some((_, index) => {
      const document = {
        firstName: words.slice(0, index).join(' '),
        lastName: words.slice(index).join(' '),
      };
      return spellings.some((spelling) => isNameOnDocument(spelling, document));
    }),
  );
}
