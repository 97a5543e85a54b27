import { findSpelledNumbers } from './plain-text.ts';
import { type TextSign, toSure, toUnsure } from './sign.ts';

/** Digits with what people write between them. A colon, as in times, ends a run. */
const runs = /\+?\(?\d(?:[ .()_*/-]{0,3}\d)*/g;
const datesAndTimes =
  /(?<![\d-])(?:\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:(?:19|20)\d{2}|\d{2})|\d{1,2}[:.]\d{2} ?(?:am|pm|hrs)|\d{1,2}:\d{2}(?::\d{2})?)(?![\d-]|[./]\d)/gi;

const contactWords =
  'call|calls|ring|rings|phone|telephone|tel|tele|mobile|mob|cell|text|txt|sms|whats ?app|contact|dial|message|reach|my number|our number|speak|landline|handset|voicemail|fax|telegram|signal|me|us|ping|buzz|bell|digits|hmu|no hash';
const referenceWords =
  'planning|permission|application|consent|ref|refs|reference|references|grid|os|uprn|usrn|toid|serial|model|part|product|certificate|cert|policy|order|invoice|receipt|title|titles|folio|licen[cs]e|registration|registered|reg|company|companies house|charity|council tax|account|customer|mpan|mprn|meter|s/n|sn|imei|vin|chassis|isbn|barcode|ean|warranty|guarantee|fensa|gas safe|niceic|napit|certass|hetas|oftec|case|docket|parcel|plot|map|sheet|coordinates?|boiler|epc|rrn|vat|utr|crn|tree|building control|building regs?|building regulations|deed|deeds|conveyance|batch|code|codes|id|claim|crime|file|entry|version|patent|catalogue|sku|item|notice|survey|report|drawing|dwg|project|tracking|policy|premium bond|nhs|passport|lot';
const nearest = new RegExp(`(?<![\\p{L}\\d])(?:(${contactWords})|(${referenceWords}))(?![\\p{L}\\d])`, 'giu');

type Context = 'contact' | 'reference' | 'none';

/** What the words before a number say of it; the last of them decides. */
function readContext(before: string): Context {
  const sentence = before.split(/[.!?\n] (?=\p{Lu})/u).at(-1) ?? '';
  const [last] = [...sentence.matchAll(nearest)].slice(-1);
  if (!last) return 'none';
  return last[1] === undefined ? 'reference' : 'contact';
}

const unitAfter =
  /^ ?(?:mm|cm|m|ft|sq|kg|kwh?|w|mb|%|pence|p\b|pounds|acres?|hectares?|miles|litres?|btu|bhp)(?![\p{L}\d])/iu;

const groupings = new Set(
  '11 10 3,4,4 3,8 3,3,4 4,3,4 4,7 4,3,3 4,6 5,6 5,5 5,3,3 5,2,4 5,4,2 5,2,2,2 5,3,2 4,4,3 4,2,2,3 4,2,2,2 3,2,3,3 3,3,2,3 4,1,3,3 6,5 7,4 8,3 3,4,2,2 3,2,2,2,2'.split(
    ' ',
  ),
);
const isGrouped = (groups: readonly string[]): boolean =>
  groups.every((group) => group.length === 1) || groupings.has(groups.map((group) => group.length).join());

/** Digits of a British number without its country code, `undefined` for another number. */
function toNational(run: string): { national: string; isForeign: boolean } | undefined {
  const digits = run.replaceAll(/\D/g, '');
  const isInternational = run.startsWith('+') || run.startsWith('(+');
  if (isInternational && !digits.startsWith('44'))
    return digits.length >= 10 && digits.length <= 15 ? { national: digits, isForeign: true } : undefined;
  const rest = isInternational
    ? digits.slice(2)
    : digits.startsWith('0044')
      ? digits.slice(4)
      : /^44[1237]\d{9}$/.test(digits)
        ? digits.slice(2)
        : undefined;
  if (rest === undefined) {
    if (/^00[1-9]\d{8,12}$/.test(digits) && /^00\d{1,3}\D/.test(run))
      return { national: digits, isForeign: true };
    return digits.startsWith('0') ? { national: digits, isForeign: false } : undefined;
  }
  return { national: rest.startsWith('0') ? rest : `0${rest}`, isForeign: false };
}

function judgeRun(run: string, before: string, after: string): TextSign | undefined {
  const number = toNational(run);
  if (!number) return undefined;
  const { national, isForeign } = number;
  if (isForeign) return readContext(before) === 'reference' ? toUnsure(run) : toSure(run);
  if (!/^0[1-35789]\d{8,9}$/.test(national)) return undefined;
  const hasCode = !run.replace(/^\(/, '').startsWith('0') || /^\(?\D*0044/.test(run);
  const isMobile = /^07\d{9}$/.test(national);
  const context = readContext(before);
  if (unitAfter.test(after)) return undefined;
  const groups = run.split(/\D+/).filter(Boolean);
  const isUsual = hasCode || isGrouped(groups);
  if (context === 'contact') return toSure(run);
  if (context === 'reference' && /\b[A-Z]{2} ?$/.test(before)) return undefined;
  // "01 02 03 04 05" is a row of numbers, "0.25 0.5" are measures.
  if (!isUsual && (!isMobile || (groups[0]?.length ?? 0) < 2))
    return isMobile && groups[0] === '0' && groups.slice(1).every((group) => group.length < 4)
      ? toSure(run)
      : undefined;
  if (run.startsWith('0.') && groups.some((group) => group.length > 1)) return undefined;
  if (/^\d{2}([/-])\d{2}\1/.test(run) && !isMobile) return undefined;
  // A reference of ten digits in the groups of a number by chance, like "012 345 6789".
  if (context === 'reference')
    return isMobile || hasCode || (national.length === 11 && groups.length > 1) ? toUnsure(run) : undefined;
  return toSure(run);
}

const attachedContact = /(?:^|[^\p{L}])(?:tel|ph|mob|call|no|phone|m|t)$/iu;

/** Telephone numbers, with their separators. One that may be a reference is not sure. */
export function findPhoneNumbers(plain: string): TextSign[] {
  const text = plain.replaceAll(datesAndTimes, (typed) => '|'.repeat(typed.length));
  const written = [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + run.length, index + run.length + 12);
    if (/[£$€#]\s?$|[\d.,/-]$/.test(before) || (/^[\d/-]\d|^-/.test(after) && !/^-\s/.test(after))) return [];
    if (/\p{L}$/u.test(before) && !attachedContact.test(before)) return [];
    return judgeRun(run.trim(), before, after) ?? [];
  });
  const spelled = findSpelledNumbers(plain).flatMap((digits) => judgeRun(digits, '', '') ?? []);
  return [...written, ...spelled];
}
