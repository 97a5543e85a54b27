import { normalizeText } from './place-text.ts';
import type { Town } from './towns.ts';

/** Other names that people know towns by. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Brighton: ['Brighton and Hove'],
  Derry: ['Londonderry', 'Derry Londonderry'],
  Hull: ['Kingston upon Hull'],
  'Leamington Spa': ['Royal Leamington Spa', 'Leamington'],
  'Lytham St Annes': ['Lytham', 'St Annes'],
  'Tunbridge Wells': ['Royal Tunbridge Wells'],
};
/** Words after which a name is often left out, as in "Southend-on-Sea", and words that are. */
const shortening = /^(.{3,}?) (?:(?:by|de|in|le|next|on|super|under|upon) .+|garden city|regis|spa|wells)$/;
/** What would be left is a common word, or the beginning of many names. */
const tooShort = new Set(['chapel', 'harrow', 'st mary', 'stow', 'wells']);

/** Other names of a town in normal form: "Southend" for Southend-on-Sea, "Burton on Trent" for upon. */
export function listOtherNames({ name, key }: Town): readonly string[] {
  const [, short = ''] = shortening.exec(key) ?? [];
  return [
    ...(otherNames[name] ?? []).map(normalizeText),
    ...(short === '' || tooShort.has(short) ? [] : [short]),
    ...(key.startsWith('royal ') ? [key.replace('royal ', '')] : []),
    ...(key.includes(' upon ') ? [key.replace(' upon ', ' on ')] : []),
  ];
}
