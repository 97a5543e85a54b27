import parsePhone, { type MetadataJson } from 'libphonenumber-js/core';
import * as z from 'zod';
import countries from './phone-countries.json' with { type: 'json' };

const example = 'like 07700 900123';

/**
 * A telephone as people write it: words before the number, the number, its extension, and a note of when to ring or
 * whom to ask for. The note has no second number and no address.
 */
const phoneText =
  /^(?<lead>(?:\p{L}|\d{1,2}(?=\p{L}))(?:[\p{L}\p{M}\s.,;:'’/&()-]|\d{1,2}(?=[\p{L}:;,)])){0,40}?[\s:.,()-]+(?=[\d+]))?(?<number>[\d+][\d\s()./-]{4,40}?)(?:[\s,;(/-]*(?:extension|extn?|x|#)[\s.:]*(?<extension>\d{1,6})\)?)?(?:(?:[\s,;:(/&+-]+(?=\p{L})|[\s,;(]+(?=\d{1,2}(?:[:.]\d{2}|\/7|\s?(?:[ap]\.?m|h|-|to\s|st|nd|rd|th))))(?<note>[\p{L}\d][\p{L}\p{M}\d\s'’.,;:&/()+-]{0,40}))?$/iu;
const extensionBehindNote = /[\s,;(]+(?:extension|extn?|x)[\s.:]*(\d{1,6})\)?$/i;
const label =
  /\b(?:please|telephone|tele|tel|phone|mobile|mob|cell|ring|call|text|me|us|my|our|number|no|is|on|t|m)\b/giu;
const secondNumber = /\d{5}|\d{2}-\d{2}-\d{2}|(?:\d[^\d]{0,2}){9}|\p{L}\.\p{L}{2}/u;
/** Countries whose numbers keep their first zero after the country code. */
const keepsZero = /^\+(39|378|379)/;

/** Ranges that Ofcom keeps free for stories and examples, which no register of numbers in use has. */
const inventedNumber = /^\+44(7700900|1632960|3069990|8081570)\d{3}$/;

/** The characters of a number that is dialled: a plus and digits; undefined for a text with others. */
function toDialledText(typed: string): string | undefined {
  const plain = typed.trim();
  const spaced = keepsZero.test(plain.replaceAll(/\s/g, '')) ? plain : plain.replaceAll(/\(\s*0\s*\)/g, ' ');
  if (!/^[\s(]*\+?[\d\s()./-]+$/.test(spaced)) return undefined;
  const digits = spaced.replaceAll(/[^+\d]/g, '');
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  return /^44[1-9]\d{8,9}$/.test(digits) ? `+${digits}` : digits;
}

/** Signs that people put round words and behind them, and that say nothing of a number. */
const decoration =
  /(?!\+)\p{S}|[*_!?"“”„«»•·\\]|[:;]-?[()](?=\s|$)|(?<![\p{L}\p{M}])['‘’]|['’](?![\p{L}\p{M}])/gu;

/** A number, its extension and two notes. */
const maxTyped = 160;

interface ReadPhone {
  readonly number: string;
  readonly printed: string;
  readonly extension: string;
  /** ` (evenings)`, or empty. */
  readonly note: string;
}

// The type of the library's own tables, which a JSON file has no way to state.
const plans = z.custom<MetadataJson>().parse(countries.plans);
/** Of a country whose numbering plan is not among ours: its code and, together, up to fifteen digits (ITU-T E.164). */
const otherCountry = new RegExp(`^\\+(?=\\d{8,15}$)(?:${countries.otherCodes.join('|')})`);

function parseTyped(typed: string): ReadPhone | undefined {
  if (typed.length > maxTyped) return undefined;
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{So}\uFE0F]/gu, '')
    // Digits of Arabic and Persian keyboards.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[[{<]/g, '(')
    .replaceAll(/[\]}>]/g, ')')
    .replaceAll(decoration, ' ')
    .replaceAll(/^\s+|[\s,;:-]+$/g, '');
  const whole = readDialled(text);
  const { lead = '', number = '', ...parts } = phoneText.exec(text.replace(/^\(/, ''))?.groups ?? {};
  const [behindNote, late] = extensionBehindNote.exec(parts['note'] ?? '') ?? [];
  const extension = parts['extension'] ?? late;
  const typedNote = (parts['note'] ?? '').slice(0, behindNote ? -behindNote.length : undefined);
  const note = whole ? '' : [lead, typedNote].map(cleanNote).filter(Boolean).join(', ');
  const found = whole ?? (secondNumber.test(note) ? undefined : readDialled(number));
  // A program that sends +440… has put the zero of the national form where nobody reaches a phone.
  if (!found || (/^\+\d+$/.test(text) && found.number !== text)) return undefined;
  return {
    ...found,
    extension: !whole && extension ? ` ext. ${extension}` : '',
    note: note && ` (${note})`,
  };
}

/** What a note says beside "telephone" and "please ring". */
function cleanNote(typed: string): string {
  const text = typed.replaceAll(/[\s()]+/g, ' ');
  const words = text.replaceAll(label, '');
  return (/\p{L}/u.test(words) ? text : /\d/.test(text) ? text : '').replaceAll(
    /^[\s(),:;./-]+|[\s(),:;/-]+$/g,
    '',
  );
}

function readDialled(typed: string): Pick<ReadPhone, 'number' | 'printed'> | undefined {
  const dialled = toDialledText(typed);
  if (dialled === undefined) return undefined;
  const parsed = parsePhone(dialled, 'GB', plans);
  if (!parsed) return otherCountry.test(dialled) ? { number: dialled, printed: dialled } : undefined;
  const { number } = parsed;
  if (!parsed.isValid() && !inventedNumber.test(number)) return undefined;
  const isBritish = parsed.countryCallingCode === '44';
  return { number, printed: isBritish ? parsed.formatNational() : parsed.formatInternational() };
}

/** `+447700900123` for a phone number as people write it, with its extension alone; undefined for what is no number. */
export function readPhone(typed: string): string | undefined {
  const read = parseTyped(typed);
  return read && `${read.number}${read.extension}`;
}

/** `07700 900123`, or `+353 87 123 4567` from abroad: a phone number as people read it, with its note; unread text as it is. */
export function printPhone(typed: string): string {
  const read = parseTyped(typed);
  return read ? `${read.printed}${read.extension}${read.note}` : typed;
}

/** Characters of a note that is read with its number. */
const maxNote = 40;

/** What to do about a text that is read as no number. */
function explainPhone(typed: unknown): string {
  const text = String(typed);
  if (text.trim().startsWith('+440')) return `Leave out the 0 after +44, ${example.replace('0', '+44 ')}`;
  const numbers = text.match(/\+?\d(?:[\s()./-]{0,3}\d){8,}/g) ?? [];
  const digits = numbers.join('').replaceAll(/\D/g, '').length;
  const [number = ''] = numbers;
  const notes = text.split(number).map((note) => note.trim());
  const isLong =
    notes.some((note) => note.length > maxNote) && !notes.some((note) => secondNumber.test(note));
  if (numbers.length === 1 && isLong && readDialled(number)) return 'Shorten the note';
  return `Enter ${numbers.length > 1 || digits > 15 ? 'one' : 'a'} phone number, ${example}`;
}

const unread = { error: ({ input }: { input?: unknown }) => explainPhone(input) };
const typedPhone = z.string().trim().max(80, unread);
const isPhone = (text: string): boolean => readPhone(text) !== undefined;

/** A phone number that programs dial. */
export const DialledPhone = typedPhone
  .overwrite((typed) => readPhone(typed) ?? typed)
  .refine(isPhone, unread);

/** A phone number that people read. */
export const PrintedPhone = typedPhone.overwrite(printPhone).refine(isPhone, unread);

/** The same, or empty. */
export const OptionalPhone = typedPhone
  .overwrite(printPhone)
  .refine((text) => text === '' || isPhone(text), unread);
