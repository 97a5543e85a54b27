import type { Nation } from '../../events/vocabulary.ts';
import { legalText } from '../offers/domain/legal-text.ts';
import { toLondonTime } from '../kernel/london-time.ts';
import { formatPounds } from '../kernel/money.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `Sat 28 Nov 2026`, in London. */
export const day = (iso: string): string => days.format(new Date(iso)).replaceAll(',', '');
const time = (iso: string): string => toLondonTime(new Date(iso)).time;
/** `Sat 28 Nov 2026, 14:30`, in London. */
export const when = (iso: string): string => `${day(iso)}, ${time(iso)}`;
/** `Sat 28 Nov 2026, 14:30 to 15:00`. */
export const span = (start: string, end: string): string => `${when(start)} to ${time(end)}`;

const scottish = (nation: Nation): boolean => nation === 'scotland';

/** An offered sum with what the law of the home's nation needs beside it. */
export const offered = (amount: number, nation: Nation): string =>
  scottish(nation) ? formatPounds(amount) : `${formatPounds(amount)}, subject to contract`;

/** `£320,000 for Oak Road, Leeds, subject to contract`. */
export const offeredFor = (amount: number, home: string, nation: Nation): string =>
  `${formatPounds(amount)} for ${home}${scottish(nation) ? '' : ', subject to contract'}`;

/** What an offer binds anybody to. */
export const legal = (nation: Nation): string => legalText[nation];

/** `an offer`, `a note of interest`. */
export const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** An offer by the name that it has in the home's nation. */
export const offerWord = (nation: Nation): string => (scottish(nation) ? 'note of interest' : 'offer');

/** Mail programs cut a longer subject. */
export const longestTitle = 78;

export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** `Viewing confirmed: Oak Road, Leeds`, cut where the home's name is long. */
export const headed = (what: string, home: string): string =>
  `${what}: ${cut(home, longestTitle - what.length - 2)}`;

/** Somebody's own words within a sentence of ours; nothing where there are none. */
export function quoted(lead: string, words: string | undefined): string {
  const plain = words?.replaceAll(/\s+/g, ' ').trim();
  return plain ? ` ${lead}: “${cut(plain, 300)}”` : '';
}

/** The first sign in upper case. */
export const sentence = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** `1 request`, `2 requests`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
