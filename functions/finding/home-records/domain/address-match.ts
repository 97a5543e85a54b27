import type { Nation } from '../../../../events/vocabulary.ts';

/** What identifies a home within its postcode. */
export interface HomeSign {
  readonly houseNo: string;
  readonly uprn?: string | undefined;
}

/** Words that registers write in several ways. */
const spellings: Readonly<Record<string, string>> = { apartment: 'flat', apt: 'flat', unit: 'flat' };
const ignored: ReadonlySet<string> = new Set(['no', 'number', 'at', 'the', 'and']);

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !ignored.has(word))
    .map((word) => spellings[word] ?? word);

/**
 * Whether an address line of a register is the home with this number or name: it begins with all of its words, in any
 * order, so that `3` is neither `13` nor `Flat 3, 48`.
 */
export function isSameHome(houseNo: string, line: string): boolean {
  const wanted = toWords(houseNo);
  const start = toWords(line).slice(0, wanted.length);
  return wanted.length > 0 && wanted.every((word) => start.includes(word));
}

/** England and Wales share their registers of energy certificates, sales and council tax. */
export function isRegistered(nation: Nation): boolean {
  return nation === 'england' || nation === 'wales';
}
