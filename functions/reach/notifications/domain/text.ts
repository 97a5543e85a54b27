import type { Nation } from '../../../../events/vocabulary.ts';
import { legalText } from '../../../deals/offers/domain/legal-text.ts';
import { toLondonTime, formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';

/** `Sat 28 Nov 2026`, in London. */
export function formatDay(iso: string): string {
  return formatLondonDate(iso, 'shortWeekday');
}
const formatTime = (iso: string): string => toLondonTime(new Date(iso)).time;
/** `Sat 28 Nov 2026, 14:30`, in London. */
export function formatDateTime(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`;
}
/** `Sat 28 Nov 2026, 14:30 to 15:00`. */
export function formatTimeSpan(start: string, end: string): string {
  return `${formatDateTime(start)} to ${formatTime(end)}`;
}

const isScottish = (nation: Nation): boolean => nation === 'scotland';

/** An offered sum with the legal note of the nation. */
export function formatOfferedPrice(amount: number, nation: Nation): string {
  return isScottish(nation) ? formatPounds(amount) : `${formatPounds(amount)}, subject to contract`;
}

/** `£320,000 for Oak Road, Leeds, subject to contract`. */
export function formatOfferFor(amount: number, home: string, nation: Nation): string {
  return `${formatPounds(amount)} for ${home}${isScottish(nation) ? '' : ', subject to contract'}`;
}

/** What an offer legally binds a person to. */
export function describeLegalTerms(nation: Nation): string {
  return legalText[nation];
}

/** Mail programs cut longer subjects. */
export const maxTitleLength = 78;

export function truncateText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}

/** `Viewing confirmed: Oak Road, Leeds`; a long title of the property is cut. */
export function formatNoticeTitle(what: string, home: string): string {
  return `${what}: ${truncateText(home, maxTitleLength - what.length - 2)}`;
}

/** What a title of `formatNoticeTitle` says, without the home, whose name may have a colon: `Viewing confirmed`. */
export function cutHomeOfTitle(title: string): string {
  const end = title.indexOf(': ');
  return end < 0 ? title : title.slice(0, end);
}

/** Quotes a person's own text within our sentence; empty without a text. */
export function formatQuote(lead: string, words: string | undefined): string {
  const plain = words?.replaceAll(/\s+/g, ' ').trim();
  return plain ? ` ${lead}: “${truncateText(plain, 300)}”` : '';
}
