import parsePhone, { type MetadataJson } from 'libphonenumber-js/core';
import * as z from 'zod';
import countries from './phone-countries.json' with { type: 'json' };

export const phoneError = 'Enter a phone number, like 07700 900123';

const extension = /[\s,;]*(?:extension|extn?|x|#)[\s.:]*(\d{1,6})\)?$/i;
const label = /^(?:telephone|tel|phone|mobile|mob|t|m)[\s.:]+/i;
/** Countries whose numbers keep their first zero after the country code. */
const keepsZero = /^\+(39|378|379)/;

/** Ranges that Ofcom keeps free for stories and examples, which no register of numbers in use has. */
const inventedNumber = /^\+44(7700900|1632960|3069990|8081570)\d{3}$/;

/** The characters of a number that is dialled: a plus and digits; undefined for a text with others. */
function toDialledText(typed: string): string | undefined {
  const plain = typed.trim().replace(label, '');
  const spaced = keepsZero.test(plain.replaceAll(/\s/g, '')) ? plain : plain.replaceAll(/\(\s*0\s*\)/g, ' ');
  if (!/^[\s(]*\+?[\d\s()./-]+$/.test(spaced)) return undefined;
  const digits = spaced.replaceAll(/[^+\d]/g, '');
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  return /^44[1-9]\d{8,9}$/.test(digits) ? `+${digits}` : digits;
}

interface ReadPhone {
  readonly number: string;
  readonly printed: string;
  readonly extension: string;
}

// The type of the library's own tables, which a JSON file has no way to state.
const plans = z.custom<MetadataJson>().parse(countries.plans);
/** Of a country whose numbering plan is not among ours: its code and, together, up to fifteen digits (ITU-T E.164). */
const otherCountry = new RegExp(`^\\+(?=\\d{8,15}$)(?:${countries.otherCodes.join('|')})`);

function parseTyped(typed: string): ReadPhone | undefined {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    // Digits of Arabic and Persian keyboards.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  const ending = extension.exec(text);
  const dialled = toDialledText(ending ? text.slice(0, ending.index) : text);
  const found = dialled === undefined ? undefined : readDialled(dialled);
  if (!found) return undefined;
  // A program that sends +440… has put the zero of the national form where nobody reaches a phone.
  const isInternational = /^\+\d+$/.test(text.trim());
  return isInternational && found.number !== text.trim()
    ? undefined
    : { ...found, extension: ending?.[1] ? ` ext. ${ending[1]}` : '' };
}

function readDialled(dialled: string): Omit<ReadPhone, 'extension'> | undefined {
  const parsed = parsePhone(dialled, 'GB', plans);
  if (!parsed) return otherCountry.test(dialled) ? { number: dialled, printed: dialled } : undefined;
  const { number } = parsed;
  if (!parsed.isValid() && !inventedNumber.test(number)) return undefined;
  const isBritish = parsed.countryCallingCode === '44';
  return { number, printed: isBritish ? parsed.formatNational() : parsed.formatInternational() };
}

/** `+447700900123` for a phone number as people write it, with its extension; undefined for what is no number. */
export function readPhone(typed: string): string | undefined {
  const read = parseTyped(typed);
  return read && `${read.number}${read.extension}`;
}

/** `07700 900123`, or `+353 87 123 4567` from abroad: a phone number as people read it; unread text as it is. */
export function printPhone(typed: string): string {
  const read = parseTyped(typed);
  return read ? `${read.printed}${read.extension}` : typed;
}

const typedPhone = z.string().trim().max(60, phoneError);
const isPhone = (text: string): boolean => readPhone(text) !== undefined;

/** A phone number that programs dial. */
export const DialledPhone = typedPhone
  .overwrite((typed) => readPhone(typed) ?? typed)
  .refine(isPhone, phoneError);

/** A phone number that people read. */
export const PrintedPhone = typedPhone.overwrite(printPhone).refine(isPhone, phoneError);

/** The same, or empty. */
export const OptionalPhone = typedPhone
  .overwrite(printPhone)
  .refine((text) => text === '' || isPhone(text), phoneError);
