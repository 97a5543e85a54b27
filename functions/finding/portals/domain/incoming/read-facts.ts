import type { PriceQualifier, PropertyType, Tenure } from '../../../../../events/vocabulary.ts';
import { formatCount } from '../../../../kernel/counts.ts';
import { parseTourLink } from '../../../../listings/properties/domain/tour-link.ts';
import { type FileFact, type FileHome, mostRead, type Remark } from './file-home.ts';
import { readArea, readCount, readPrice } from './file-numbers.ts';
import { readFeature, readQualifier, readTenure, readType, readYesNo, saysChainFree } from './file-words.ts';
import { removeMarkup, shorten } from './plain-text.ts';

type Read<T> = (text: string) => T | undefined;
type Remarking = (fact: FileFact, doubt: string, advice?: string) => void;
/** Reads one cell; what can’t be read is remarked with where to enter it instead. */
type Take = <T>(fact: FileFact, read: Read<T>, doubt: string, advice?: string) => T | undefined;

const prices = { least: 1_000, most: 500_000_000 } as const;

/** The facts of a home besides its address, with what couldn’t be read. */
export function readFacts(home: FileHome) {
  const { facts } = home;
  const remarks: Remark[] = [];
  const remark: Remarking = (fact, doubt, advice) => {
    const cell = facts.get(fact);
    if (cell)
      remarks.push({
        column: cell.column,
        text: `“${shorten(cell.text)}” ${doubt}`,
        ...(advice !== undefined && { advice }),
      });
  };
  const take: Take = (fact, read, doubt, advice) => {
    const cell = facts.get(fact);
    const value = cell && read(cell.text);
    if (value === undefined) remark(fact, doubt, advice);
    return value;
  };
  const { price, priceQualifier } = takePrice(take, remark);
  const kind = take<PropertyType | null>(
    'propertyType',
    readType,
    'isn’t one of our kinds of home.',
    'Choose the closest in step 2.',
  );
  const told = {
    addressShown: facts.has('streetOnly') ? ('street' as const) : undefined,
    price,
    priceQualifier,
    noOfBedrooms: take('noOfBedrooms', readCount, 'isn’t a number of bedrooms.'),
    noOfBathrooms: take('noOfBathrooms', readCount, 'isn’t a number of bathrooms.'),
    noOfReceptions: take('noOfReceptions', readCount, 'isn’t a number of reception rooms.'),
    propertyType: kind ?? undefined,
    tenure: take<Tenure>('tenure', readTenure, 'isn’t one of our tenures.', 'Choose one in step 2.'),
    floorAreaSqm: takeArea(take),
    newBuild: take('newBuild', readYesNo, 'is neither yes nor no.'),
    ...readTour(take),
    ...readTexts(home, remarks),
    keyFacts: readTaxBand(take),
  };
  const status = facts.get('status');
  if (status && saysTaken(status.text))
    remarks.push({
      column: status.column,
      text: 'The file says that the home has a buyer. The draft starts without one.',
    });
  return { facts: told, remarks };
}

function takePrice(
  take: Take,
  remark: Remarking,
): { price?: number | undefined; priceQualifier?: PriceQualifier | undefined } {
  const sum = take('price', readPrice, 'isn’t a price that we can read.', 'Enter it in step 2.');
  const price = sum?.price !== undefined && isPrice(sum.price) ? sum.price : undefined;
  if (sum?.price !== price) remark('price', 'isn’t between £1,000 and £500,000,000.');
  const said = take(
    'priceQualifier',
    readQualifier,
    'isn’t one of our price qualifiers.',
    'Choose one in step 2.',
  );
  // “No qualifier” in its own column says less than words beside the price.
  return { price, priceQualifier: said === undefined || said === 'none' ? (sum?.qualifier ?? said) : said };
}

const isPrice = (price: number): boolean => price >= prices.least && price <= prices.most;

function takeArea(take: Take): number | undefined {
  const doubt = 'isn’t a floor area that we can read.';
  return (
    take('squareMetres', (text) => readArea(text, 'squareMetres'), doubt) ??
    take('squareFeet', (text) => readArea(text, 'squareFeet'), doubt)
  );
}

const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

function readTaxBand(take: Take) {
  const councilTaxBand = take(
    'councilTaxBand',
    (text) => bands.find((band) => band === text.toUpperCase().replace(/^BAND\s*/, '')),
    'isn’t a council tax band.',
  );
  return councilTaxBand && { councilTaxBand };
}

function readTour(take: Take): { videoUrl?: string; tourUrl?: string } {
  const link = take(
    'tour',
    parseTourLink,
    'isn’t a video on YouTube or Vimeo, or a 360° tour on Matterport.',
  );
  if (!link) return {};
  return link.kind === 'video' ? { videoUrl: link.url } : { tourUrl: link.url };
}

const longestDescription = 10_000;

/** The description, with those features of the file below it that are none of ours. */
function readTexts({ facts, features: lines }: FileHome, remarks: Remark[]) {
  const features = lines.map((line) => line.slice(0, mostRead.other));
  if (lines.some((line) => line.length > mostRead.other))
    remarks.push({
      column: '',
      text: `A feature is longer than ${formatCount(mostRead.other)} characters. We take its beginning.`,
    });
  const own = [...new Set(features.map(readFeature).filter((feature) => feature !== undefined))];
  const others = features.filter((line) => readFeature(line) === undefined && !saysChainFree(line));
  const cell = facts.get('description');
  const text = [removeMarkup(cell?.text ?? ''), others.map((line) => `– ${removeMarkup(line)}`).join('\n')]
    .filter(Boolean)
    .join('\n\n');
  const length = Math.max(text.length, cell?.uncut ?? 0);
  if (length > longestDescription)
    remarks.push({
      column: cell?.column ?? '',
      text: `The text has ${formatCount(length)} characters. We take the first ${formatCount(longestDescription)}.`,
    });
  return {
    ...(own.length > 0 && { features: own }),
    ...(features.some(saysChainFree) && { chainFree: true }),
    ...(text !== '' && { description: toDescription(text.slice(0, longestDescription)) }),
  };
}

const toDescription = (mainDescription: string): [{ value: { mainDescription: string } }] => [
  { value: { mainDescription } },
];

/** States of a BLM file by number, and in words: sold subject to contract or to missives, under offer, reserved. */
const saysTaken = (status: string): boolean => /^[1-4]$|subject|stc|under ?offer|reserved/i.test(status);
