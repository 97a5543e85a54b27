import { findQualifier, readTenure } from '../../portals/domain/incoming/file-words.ts';
import { type AdvertCell, type AdvertFact, type AdvertReading, collectCells } from './advert-reading.ts';
import { countPattern, findPostcodeIn, findType, readHeadline, readPlace, toFigures } from './headline.ts';

const foundIn = 'text';
const bullet = /^\s*(?:[•·▪●*✓✔–-])\s*(?=\S)/u;
const longestFeature = 120;

/**
 * What the pasted text of an advert says by plain rules: a sum alone in its line, `3 bedroom`, `Tenure: Freehold`.
 * Two answers to one question are none.
 */
export function readAdvertText(text: string): AdvertReading {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const features = lines
    .filter((line) => bullet.test(line) && line.length <= longestFeature)
    .map((line) => line.replace(bullet, ''));
  const prose = lines.filter((line) => line.length > longestFeature && !bullet.test(line));
  const cells = [
    ...lines.slice(0, 3).flatMap((line) => readHeadline(line, foundIn)),
    ...readPrice(lines),
    ...readPlaceLine(lines),
    ...countCell('noOfBedrooms', text, String.raw`(?:double[\s-])?bed(?:room)?s?`),
    ...countCell('noOfBathrooms', text, String.raw`bath(?:room)?s?`),
    ...countCell('noOfReceptions', text, String.raw`reception(?:[\s-]rooms?|s)?`),
    ...readKind(lines),
    ...readTerms(text),
    ...readSize(text),
    cell('description', prose.join('\n\n')),
  ];
  return { cells: collectCells(cells), features, pictures: [] };
}

const cell = (fact: AdvertFact, text: string): AdvertCell => ({ fact, text, foundIn });
const only = (texts: readonly string[]): string | undefined => {
  const different = new Set(texts.map((text) => text.toLowerCase()));
  return different.size === 1 ? texts[0] : undefined;
};
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

const sum = /£\s?(\d[\d,]*(?:\.\d+)?\s?[km]?)\b/gi;
const longestPriceLine = 60;

/** The price is in a short line; a sum within the prose may be a service charge. */
function readPrice(lines: readonly string[]): AdvertCell[] {
  const line = lines.find(
    (each) =>
      each.length <= longestPriceLine &&
      matchesOf(each, sum).length === 1 &&
      !/charge|rent\b|tax|fee|deposit/i.test(each),
  );
  if (line === undefined) return [];
  const qualifier = findQualifier(line);
  const period = /\b(?:pcm|pw|p\.?a\.?|per (?:month|week|annum))\b/i.exec(line)?.[0] ?? '';
  return [
    cell('price', `£${matchesOf(line, sum)[0]?.trim() ?? ''} ${period}`.trim()),
    cell('priceQualifier', qualifier?.replaceAll('_', ' ') ?? ''),
  ];
}

/** The line with the one full postcode of the text is its address, if it is short. */
function readPlaceLine(lines: readonly string[]): AdvertCell[] {
  const found = lines.filter((line) => findPostcodeIn(line) !== undefined);
  const code = only(found.flatMap((line) => findPostcodeIn(line) ?? []));
  const line = found.find((each) => each.length <= longestFeature);
  if (code === undefined) return [];
  const place = line?.replace(/^.*\b(?:for sale|address)\b\s*(?:in|at|on|:)?\s*/i, '');
  return place === undefined ? [cell('postcode', code)] : readPlace(place, foundIn);
}

function countCell(fact: AdvertFact, text: string, noun: string): AdvertCell[] {
  const counts = [
    ...matchesOf(text, new RegExp(String.raw`${countPattern}[\s-]${noun}\b`, 'gi')),
    ...matchesOf(text, new RegExp(String.raw`\b${noun}\s*:\s*(\d{1,2})\b`, 'gi')),
  ].map(toFigures);
  const count = only(counts);
  return count === undefined ? [] : [cell(fact, count)];
}

function readKind(lines: readonly string[]): AdvertCell[] {
  const said = matchesOf(lines.join('\n'), /^property type\s*:?\s*(.+)$/gim);
  const kind = only(said.flatMap((text) => findType(text) ?? []));
  return kind === undefined ? [] : [cell('propertyType', kind)];
}

function readTerms(text: string): AdvertCell[] {
  const tenures = matchesOf(text, /\b(share of freehold|freehold|leasehold|commonhold)\b/gi).filter(
    readTenure,
  );
  const bands = matchesOf(text, /council tax(?:\s+band)?\s*[:–-]?\s*(?:band\s*)?\(?([A-I])\b/gi);
  return [cell('tenure', only(tenures) ?? ''), cell('councilTaxBand', only(bands) ?? '')];
}

function readSize(text: string): AdvertCell[] {
  const feet = only(matchesOf(text, /\b(\d[\d,]*(?:\.\d+)?)\s*sq(?:uare|\.)?\s*(?:ft|feet|foot)\b/gi));
  const metres = only(matchesOf(text, /\b(\d[\d,]*(?:\.\d+)?)\s*(?:m²|sqm\b|sq(?:uare|\.)?\s*m(?:et|\b))/gi));
  return [cell('squareMetres', metres ?? ''), cell('squareFeet', metres === undefined ? (feet ?? '') : '')];
}
