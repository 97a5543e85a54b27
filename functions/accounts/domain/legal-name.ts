import type { Account } from './account.ts';

export type LegalName = Partial<Pick<Account, 'firstName' | 'lastName'>>;

/** Words of letters without case and accents: documents print `O’BRIEN-MÜLLER`. */
const toWords = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const toKey = (name: string | undefined): string => toWords(name ?? '').join(' ');

/** Whether two spellings are the same name, regardless of case, accents, hyphens and spaces. */
export function isSameLegalName(one: LegalName, other: LegalName): boolean {
  return toKey(one.firstName) === toKey(other.firstName) && toKey(one.lastName) === toKey(other.lastName);
}

/**
 * Whether a document's name can be the account's: the same last name, and the same first name up to middle
 * names that only one of the two has.
 */
export function isNameOnDocument(account: LegalName, document: LegalName): boolean {
  const [first, printed] = [toWords(account.firstName ?? ''), toWords(document.firstName ?? '')];
  if (first.length === 0 || printed.length === 0 || toKey(account.lastName) === '') return false;
  const shared = Math.min(first.length, printed.length);
  return (
    toKey(account.lastName) === toKey(document.lastName) &&
    first.slice(0, shared).join(' ') === printed.slice(0, shared).join(' ')
  );
}
