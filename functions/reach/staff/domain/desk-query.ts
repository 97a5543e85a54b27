import { formatLondonDay } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import { foldPhrase } from './directory.ts';

/** What a caller said, in every way in which it can be meant. */
export interface DeskQuery {
  /** Prefixed ids and numbers, as typed. */
  readonly typed: string;
  readonly email?: string;
  /** `GBL-000001` and what else is written on a paper. */
  readonly receipt?: number;
  /** Numbers such as `T-1042` that it can be. */
  readonly numbers: readonly string[];
  readonly pence?: number;
  /** In London, `2026-11-28`. */
  readonly day?: string;
  /** A name or an address, folded; empty where nothing but a sum or a day is said. */
  readonly phrase: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthPattern =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const writtenDay = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${monthPattern})\b(?:\s+(\d{4}))?`,
  'i',
);
const numericDay = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b|\b(\d{1,2})\/(\d{1,2})\b/;
const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/;

interface Cut<T> {
  readonly value: T;
  /** The text without it. */
  readonly rest: string;
}

/** @returns `undefined` for a day that no month has */
function toDay(year: number, month: number, date: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date
    ? time.toISOString().slice(0, 10)
    : undefined;
}

/** Without a year it is the latest such day that is not ahead; a year of two digits is of this century. */
function resolveDay(year: string | undefined, month: number, date: number, today: string) {
  if (year !== undefined) return toDay(Number(year.padStart(4, '20')), month, date);
  const thisYear = Number(today.slice(0, 4));
  const day = toDay(thisYear, month, date);
  return day !== undefined && day > today ? toDay(thisYear - 1, month, date) : day;
}

function readDay(text: string, today: string): string | undefined {
  const [, year = '', month, date] = isoDay.exec(text) ?? [];
  if (year !== '') return toDay(Number(year), Number(month), Number(date));
  const [written, writtenDate, name = '', writtenYear] = writtenDay.exec(text) ?? [];
  if (written !== undefined) {
    const monthNumber = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    return resolveDay(writtenYear, monthNumber, Number(writtenDate), today);
  }
  const [numeric, fullDate, fullMonth, fullYear, shortDate, shortMonth] = numericDay.exec(text) ?? [];
  return numeric === undefined
    ? undefined
    : resolveDay(fullYear, Number(fullMonth ?? shortMonth), Number(fullDate ?? shortDate), today);
}

const relativeDay = /\b(today|yesterday)\b/i;

function cutDay(text: string, now: Date): Cut<string> | undefined {
  const [relative] = relativeDay.exec(text) ?? [];
  if (relative !== undefined) {
    const back = relative.toLowerCase() === 'yesterday' ? dayMs : 0;
    return { value: formatLondonDay(new Date(now.getTime() - back)), rest: text.replace(relativeDay, ' ') };
  }
  const value = readDay(text, formatLondonDay(now));
  if (value === undefined) return undefined;
  const rest = [isoDay, writtenDay, numericDay].reduce((left, form) => left.replace(form, ' '), text);
  return { value, rest };
}

const sumForm =
  /£\s*(\d[\d,]{0,12}(?:\.\d{1,2})?)(?![\d,])|(?<![\d,.])(\d[\d,]{0,12}\.\d{2})(?![\d.])|(?<![\d,.])(\d[\d,]{0,12})\s*(?:pounds|quid)\b/i;
const bareSum = /^\s*(\d{1,6})\s*$/;
/** What is said around a sum and a day. */
const fillers = /\b(?:a|an|at|by|for|from|in|of|on|paid|payments?|refund(?:ed|s)?|the|was)\b/gi;

/** A number alone is a sum, too. */
function cutSum(text: string): Cut<number> | undefined {
  const said = text.replaceAll(fillers, ' ');
  const found = sumForm.exec(said) ?? bareSum.exec(said);
  const digits = found?.slice(1).find((part) => part !== undefined);
  if (!found || digits === undefined) return undefined;
  return {
    value: Math.round(Number(digits.replaceAll(',', '')) * 100),
    rest: said.replace(found[0], ' '),
  };
}

/** Whether a text has letters beside the words around a sum and a day. */
const hasName = (text: string): boolean => /\p{L}/u.test(text.replaceAll(fillers, ' '));

const letters = { ticket: 'T', case: 'C', payment: 'P' } as const;
const numberForm =
  /^(?:(ticket|case|payment)\s+)?(?:no\.?\s*|number\s*|#\s*)?([tcp])?\s*[-–—]?\s*(\d{3,12})$/i;

/** A number alone can be of a ticket, a case and a payment. */
function readNumbers(text: string): string[] {
  const [found, word = '', letter, digits] = numberForm.exec(text.trim()) ?? [];
  if (found === undefined) return [];
  const said = Object.entries(letters).find(([name]) => name === word.toLowerCase())?.[1];
  const known = letter?.toUpperCase() ?? said;
  return (known ? [known] : Object.values(letters)).map((each) => `${each}-${digits}`);
}

const receiptForm = /^(?:receipt\s+)?gbl\s*[-–—]?\s*(\d{1,12})$/i;
const postcodeInside = /\b([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})\b/i;

/** What a member of staff typed while somebody was on the telephone. */
export function parseDeskQuery(text: string, now: Date): DeskQuery {
  const typed = text.trim();
  if (typed.includes('@')) return { typed, email: typed.toLowerCase(), numbers: [], phrase: '' };
  const [, receipt] = receiptForm.exec(typed) ?? [];
  if (receipt !== undefined) return { typed, receipt: Number(receipt), numbers: [], phrase: '' };
  const day = cutDay(typed, now);
  const undated = day?.rest ?? typed;
  const sum = cutSum(undated);
  const numbers = readNumbers(typed);
  // A number alone may as well begin an address.
  const isMoney =
    (day !== undefined || sum !== undefined) && !bareSum.test(typed) && !hasName(sum?.rest ?? undated);
  return {
    typed,
    numbers,
    ...(sum && { pence: sum.value }),
    ...(day && { day: day.value }),
    phrase: isMoney ? '' : foldPhrase(typed.replace(postcodeInside, '$1 $2')),
  };
}
