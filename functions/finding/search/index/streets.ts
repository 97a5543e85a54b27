import { foldTown, listWords } from './folded-text.ts';
import type { Home } from './home.ts';
import type { StreetCount, StreetRequest } from './query.ts';

/** The last words of streets as they are shortened, in full. */
export const streetEndings: ReadonlyMap<string, string> = new Map([
  ['st', 'street'],
  ['rd', 'road'],
  ['ln', 'lane'],
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['cl', 'close'],
  ['dr', 'drive'],
  ['cres', 'crescent'],
  ['ter', 'terrace'],
  ['terr', 'terrace'],
  ['gdns', 'gardens'],
  ['sq', 'square'],
  ['pl', 'place'],
  ['ct', 'court'],
  ['blvd', 'boulevard'],
]);
const directions = new Set(['north', 'south', 'east', 'west']);

/** A street as it is compared: `birch street` for `Birch St.`, `st john road west` for `Saint John’s Rd West`. */
export function foldStreet(street: string): string {
  const words = listWords(street.replaceAll('&', ' and '));
  const last = words.length - (words.length > 2 && directions.has(words.at(-1) ?? '') ? 2 : 1);
  return words
    .map((word, nth) => {
      if (nth === 0 && last > 0 && word === 'saint') return 'st';
      return nth === last && nth > 0 ? (streetEndings.get(word) ?? word) : word;
    })
    .join(' ');
}

/** Splits the name from the street and town that are shown. It sorts after every letter, digit and space of a name. */
const separator = '|';
/** The next character after the separator, so that text after it sorts before. */
const afterSeparator = '}';

/** A street as people write it: its last word in full, and in capitals where it is in none or in all. */
function toShownStreet(street: string): string {
  const words = street.trim().split(/\s+/);
  const ending = streetEndings.get(listWords(words.at(-1) ?? '').join(''));
  const full = words.length > 1 && ending ? [...words.slice(0, -1), ending] : words;
  const text = full.join(' ');
  const isPlain = text === text.toLowerCase() || street === street.toUpperCase();
  return full.map((word, nth) => (isPlain || nth === words.length - 1 ? capitalize(word) : word)).join(' ');
}
const capitalize = (word: string): string =>
  /^\p{L}/u.test(word) && !/\p{Ll}.*\p{Lu}/u.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word;

/** A street in an index: `birch street|Birch Street, Leeds`; '' for a home without one. */
export function toStreetEntry({ street, town }: Pick<Home, 'street' | 'town'>): string {
  const name = foldStreet(street);
  return name === ''
    ? ''
    : `${name}${separator}${toShownStreet(street)}, ${town.trim().replaceAll(/\s+/g, ' ')}`;
}

/** What the entries of every street of a name begin with. */
export function toStreetStart(street: string): string {
  return `${foldStreet(street)}${separator}`;
}

/** The first text after everything that begins with a text. */
export function getTextAfter(start: string): string {
  if (start.endsWith(separator)) return start.slice(0, -1) + afterSeparator;
  return `${start}\u007F`;
}

/** Beginnings of the entries that a request asks for: "birch rd" is the road as well as "Birch Rdge". */
export function listStreetStarts({ start, isWhole = false }: StreetRequest): readonly string[] {
  if (isWhole) return [toStreetStart(start)];
  const typed = listWords(start.replaceAll('&', ' and ')).join(' ');
  const full = foldStreet(start);
  return full.startsWith(typed) ? [typed] : [typed, full];
}

/** How often an entry occurs among the properties for sale. */
export interface EntryCount {
  readonly entry: string;
  readonly count: number;
}

/** The streets of entries, those of the very name first, then those with most properties; spellings are put together. */
export function toStreetCounts(entries: readonly EntryCount[], request: StreetRequest): StreetCount[] {
  const whole = toStreetStart(request.start);
  const town = foldTown(request.town ?? '');
  const streets = new Map<string, StreetCount & { readonly isWhole: boolean; readonly most: number }>();
  for (const { entry, count } of entries) {
    const shown = entry.slice(entry.indexOf(separator) + 1);
    const comma = shown.lastIndexOf(', ');
    const own = { street: shown.slice(0, comma), town: shown.slice(comma + 2) };
    const townKey = foldTown(own.town);
    if (!townKey.startsWith(town)) continue;
    const key = `${entry.slice(0, entry.indexOf(separator))}${separator}${townKey}`;
    const known = streets.get(key);
    const named = known && known.most >= count ? known : own;
    streets.set(key, {
      street: named.street,
      town: named.town,
      count: count + (known?.count ?? 0),
      most: Math.max(count, known?.most ?? 0),
      isWhole: entry.startsWith(whole),
    });
  }
  return [...streets.entries()]
    .toSorted(
      ([keyA, a], [keyB, b]) =>
        Number(b.isWhole) - Number(a.isWhole) || b.count - a.count || (keyA < keyB ? -1 : 1),
    )
    .slice(0, request.limit)
    .map(([, { street, town: name, count }]) => ({ street, town: name, count }));
}
