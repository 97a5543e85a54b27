import type { Account } from './account.ts';
import { listSpellings } from './name-spellings.ts';

export type LegalName = Partial<Pick<Account, 'firstName' | 'lastName'>>;

/** The parts of a name between spaces and hyphens; an apostrophe stands within one. */
const toWords = (name: string | undefined): readonly string[] =>
  (name ?? '')
    .replaceAll(/['’‘ʼ`´.\u200C\u200D]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** Whether words are the same letters in one of their spellings, however they are divided: `O HARA` and `O’Hara`. */
function areSameWords(words: readonly string[], others: readonly string[]): boolean {
  const spellings = listSpellings(others.join(''));
  return [...listSpellings(words.join(''))].some((spelling) => spellings.has(spelling));
}

const isWhole = ({ firstName, lastName }: LegalName): boolean =>
  toWords(firstName).length > 0 && toWords(lastName).length > 0;

/** A person with one name has it as the first name in one document and as the last name in another. */
function hasSameOneName(name: LegalName, other: LegalName): boolean {
  const words = [...toWords(name.firstName), ...toWords(name.lastName)];
  const others = [...toWords(other.firstName), ...toWords(other.lastName)];
  return areSameWords(words, others);
}

/** Whether two spellings are the same name: case, accents, letters as passports write them, hyphens and spaces. */
export function isSameLegalName(name: LegalName, other: LegalName): boolean {
  if (!isWhole(name) || !isWhole(other)) return hasSameOneName(name, other);
  return (
    areSameWords(toWords(name.firstName), toWords(other.firstName)) &&
    areSameWords(toWords(name.lastName), toWords(other.lastName))
  );
}

/** Whether first names are the same up to middle names that only one of the two has. */
function beginAlike(names: readonly string[], others: readonly string[]): boolean {
  return names.some((_, last) =>
    others.some(
      (_other, otherLast) =>
        (last === names.length - 1 || otherLast === others.length - 1) &&
        areSameWords(names.slice(0, last + 1), others.slice(0, otherLast + 1)),
    ),
  );
}

/**
 * Whether a document's name can be the account's: the same last name, and the same first name up to middle
 * names that only one of the two has.
 */
export function isNameOnDocument(account: LegalName, document: LegalName): boolean {
  if (
    [account, document].some((name) => toWords(`${name.firstName ?? ''}${name.lastName ?? ''}`).length === 0)
  )
    return false;
  if (!isWhole(account) || !isWhole(document)) return hasSameOneName(account, document);
  return (
    areSameWords(toWords(account.lastName), toWords(document.lastName)) &&
    beginAlike(toWords(account.firstName), toWords(document.firstName))
  );
}
