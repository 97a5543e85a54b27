import type { Nation } from '../../../events/vocabulary.ts';
import { legalText } from '../../offers/domain/legal-text.ts';
import { toLondonTime } from '../../kernel/london-time.ts';
import { formatPounds } from '../../kernel/money.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `Sat 28 Nov 2026`, in London. */
export const formatDay = (iso: string): string => days.format(new Date(iso)).replaceAll(',', '');
const formatTime = (iso: string): string => toLondonTime(new Date(iso)).time;
/** `Sat 28 Nov 2026, 14:30`, in London. */
export const formatDateTime = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`;
/** `Sat 28 Nov 2026, 14:30 to 15:00`. */
export const formatTimeSpan = (start: string, end: string): string =>
  `${formatDateTime(start)} to ${formatTime(end)}`;

const isScottish = (nation: Nation): boolean => nation === 'scotland';

/** An offered sum with the legal note of the nation. */
export const formatOfferedPrice = (amount: number, nation: Nation): string =>
  isScottish(nation) ? formatPounds(amount) : `${formatPounds(amount)}, subject to contract`;

/** `£320,000 for Oak Road, Leeds, subject to contract`. */
export const formatOfferFor = (amount: number, home: string, nation: Nation): string =>
  `${formatPounds(amount)} for ${home}${isScottish(nation) ? '' : ', subject to contract'}`;

/** What an offer legally binds a person to. */
export const describeLegalTerms = (nation: Nation): string => legalText[nation];

/** `an offer`, `a note of interest`. */
export const formatWithArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** The word for an offer in the nation. */
export const getOfferNoun = (nation: Nation): string => (isScottish(nation) ? 'note of interest' : 'offer');

/** Mail programs cut longer subjects. */
export const maxTitleLength = 78;

export const truncateText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** `Viewing confirmed: Oak Road, Leeds`; a long title of the property is cut. */
export const formatTitle = (what: string, home: string): string =>
  `${what}: ${truncateText(home, maxTitleLength - what.length - 2)}`;

/** Quotes a person's own text within our sentence; empty without a text. */
export function formatQuote(lead: string, words: string | undefined): string {
  const plain = words?.replaceAll(/\s+/g, ' ').trim();
  return plain ? ` ${lead}: “${truncateText(plain, 300)}”` : '';
}

/** Makes the first letter upper case. */
export const toSentence = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** `1 request`, `2 requests`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
