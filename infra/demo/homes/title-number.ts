import type { DemoHome } from './types.ts';

/** The invented title of a home, which its seller's proof and the memorandum of its sale both name. */
export function toTitleNumber({ houseNo, postcode }: Pick<DemoHome, 'houseNo' | 'postcode'>): string {
  return `DMO${100_000 + (hashText(`${houseNo} ${postcode}`) % 900_000)}`;
}

const hashText = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
