import type { PriceQualifier, PropertyType, Tenure } from '../../../../../events/vocabulary.ts';
import { keysOf } from '../../../../kernel/keys.ts';
import { features } from '../../../../listings/properties/domain/features.ts';
import {
  formatFeature,
  formatPropertyType,
  formatQualifier,
  formatTenure,
} from '../../../../listings/properties/domain/property-words.ts';
import { blmQualifiers, blmTenures, blmTypes } from '../blm-table.ts';
import { toPlainWords } from './plain-text.ts';

interface WordList<Word extends string> {
  /** Codes of portals, the other way round. */
  readonly codes: Readonly<Record<Word, number>>;
  readonly format: (word: Word) => string;
  /** What else files write, in plain words, and codes that we send for nothing. */
  readonly more: Readonly<Record<string, Word>>;
}

/** Our words by whatever a file may write for them. */
function indexWords<Word extends string>({ codes, format, more }: WordList<Word>): ReadonlyMap<string, Word> {
  return new Map<string, Word>([
    ...keysOf(codes).flatMap((word): [string, Word][] => [
      [String(codes[word]), word],
      [toPlainWords(word), word],
      [toPlainWords(format(word)), word],
    ]),
    ...Object.entries(more),
  ]);
}

const types = indexWords<PropertyType>({
  codes: blmTypes,
  format: formatPropertyType,
  more: {
    '7': 'flat',
    '10': 'maisonette',
    '16': 'park_home',
    '28': 'flat',
    '110': 'land',
    apartment: 'flat',
    unit: 'flat',
    'ground flat': 'flat',
    'ground floor flat': 'flat',
    semi: 'semi_detached',
    'duplexsemi detached': 'semi_detached',
    terrace: 'terraced',
    'mid terrace': 'terraced',
    'mid terraced': 'terraced',
    'end terrace': 'end_of_terrace',
    'end terraced': 'end_of_terrace',
    townhouse: 'town_house',
    plot: 'land',
    'mobile home': 'park_home',
    'house boat': 'houseboat',
  },
});
/** “Unspecified” is no kind of home. */
const saysNoType: ReadonlySet<string> = new Set([String(blmTypes.other), 'not specified', 'unspecified']);

const tenures = indexWords<Tenure>({
  codes: blmTenures,
  format: (tenure) => formatTenure(tenure, undefined),
  more: { lease: 'leasehold', 'long leasehold': 'leasehold', 'share freehold': 'share_of_freehold' },
});

const qualifiers = indexWords<PriceQualifier>({
  codes: blmQualifiers,
  format: formatQualifier,
  more: {
    poa: 'poa',
    'on application': 'poa',
    guide: 'guide_price',
    fixed: 'fixed_price',
    oiro: 'offers_in_region_of',
    oieo: 'offers_in_excess_of',
    'offers in region of': 'offers_in_region_of',
    'in excess of': 'offers_in_excess_of',
    'in the region of': 'offers_in_region_of',
    'starting from': 'from',
  },
});
/** “No qualifier” has no words of its own. */
const spokenQualifiers = [...qualifiers.keys()]
  .filter((words) => /^[a-z ]+$/.test(words) && words !== 'none')
  .toSorted((a, b) => b.length - a.length);

/** @returns null for a text that says no kind, undefined for one that we don’t know */
export function readType(text: string): PropertyType | null | undefined {
  const plain = toPlainWords(text).replace(/^property type /, '');
  if (saysNoType.has(plain)) return null;
  return types.get(plain) ?? types.get(plain.replace(/ (house|home)$/, ''));
}

export function readTenure(text: string): Tenure | undefined {
  return tenures.get(toPlainWords(text));
}

export function readQualifier(text: string): PriceQualifier | undefined {
  return qualifiers.get(toPlainWords(text));
}

/** The longest qualifier that a text has anywhere, as in `Offers over £450,000`. */
export function findQualifier(text: string): PriceQualifier | undefined {
  const plain = ` ${toPlainWords(text)} `;
  const words = spokenQualifiers.find((each) => plain.includes(` ${each} `));
  return words === undefined ? undefined : qualifiers.get(words);
}

const featureWords = new Map(
  features.map((feature) => [toPlainWords(formatFeature(feature)), feature] as const),
);

export function readFeature(text: string): (typeof features)[number] | undefined {
  return featureWords.get(toPlainWords(text));
}

/** What the seller ticks as “no onward chain”. */
export function saysChainFree(text: string): boolean {
  return /^(no (onward )?chain|chain free|no upward chain)$/.test(toPlainWords(text));
}

/** Whether a home is to let; a lettings file says so by number or in words. */
export function isLetting(deal: string): boolean {
  return deal === '2' || /\b(lett?|lettings?|rent|rental|rented)\b/.test(toPlainWords(deal));
}

export function readYesNo(text: string): boolean | undefined {
  const plain = toPlainWords(text);
  if (['y', 'yes', 'true', '1'].includes(plain)) return true;
  return ['n', 'no', 'false', '0'].includes(plain) ? false : undefined;
}
