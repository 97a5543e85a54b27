import type { FileFact } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { toPlainWords } from '../../../../functions/finding/portals/domain/incoming/plain-text.ts';

interface CsvColumn {
  readonly fact: FileFact | 'features' | 'photos' | 'floorPlan';
  readonly heading: string;
  /** What else files call it, in plain words. */
  readonly aliases: readonly string[];
  /** What to write, for the page. */
  readonly help: string;
  readonly example: string;
}

const column = (
  [fact, heading]: readonly [CsvColumn['fact'], string],
  aliases: readonly string[],
  help: string,
  example: string,
): CsvColumn => ({ fact, heading, aliases, help, example });

/** The columns of the template, in its order; a file needs none of them in particular. */
export const csvColumns: readonly CsvColumn[] = [
  column(
    ['reference', 'Reference'],
    ['ref', 'id', 'agent ref', 'property ref'],
    'Your own name for the home, so that you know it again.',
    'OAK14',
  ),
  column(
    ['houseNo', 'House name or number'],
    ['house', 'house number', 'house no', 'number', 'building'],
    'It may also be in “Street”.',
    '14',
  ),
  column(
    ['line1', 'Street'],
    ['address', 'address 1', 'address line 1', 'street address'],
    'Without the town.',
    'Oak Road',
  ),
  column(
    ['line2', 'Area or village'],
    ['locality', 'address 2', 'address line 2', 'area', 'village'],
    'If the home has one.',
    'Headingley',
  ),
  column(['town', 'Town'], ['city', 'town or city', 'post town'], 'The town or city.', 'Leeds'),
  column(['county', 'County'], [], 'If you like.', 'West Yorkshire'),
  column(
    ['postcode', 'Postcode'],
    ['post code', 'zip'],
    'In full. We find the home on the map by it.',
    'LS6 3HN',
  ),
  column(
    ['price', 'Price'],
    ['asking price', 'list price', 'price gbp'],
    'In pounds: £ and commas don’t matter.',
    '£325,000',
  ),
  column(
    ['priceQualifier', 'Price qualifier'],
    ['qualifier', 'price type'],
    'Offers over, Guide price, Fixed price, Offers in the region of, Offers in excess of, From or POA.',
    'Offers over',
  ),
  column(['noOfBedrooms', 'Bedrooms'], ['beds', 'bedroom', 'no of bedrooms'], 'A number.', '3'),
  column(['noOfBathrooms', 'Bathrooms'], ['baths', 'bathroom', 'no of bathrooms'], 'A number.', '1'),
  column(['noOfReceptions', 'Reception rooms'], ['receptions', 'living rooms'], 'A number.', '2'),
  column(
    ['propertyType', 'Property type'],
    ['type', 'kind', 'style'],
    'Such as Terraced, Semi-detached, Detached, Flat or Detached bungalow.',
    'Terraced',
  ),
  column(
    ['tenure', 'Tenure'],
    ['tenure type'],
    'Freehold, Leasehold, Share of freehold or Commonhold.',
    'Freehold',
  ),
  column(
    ['squareMetres', 'Floor area (sq m)'],
    ['floor area', 'area sqm', 'sqm', 'floor area m2', 'internal area'],
    'A number. If you have square feet, call the column “Floor area (sq ft)”.',
    '84',
  ),
  column(['councilTaxBand', 'Council tax band'], ['council tax', 'tax band'], 'A letter.', 'C'),
  column(['newBuild', 'New build'], ['new home'], 'Yes or No.', 'No'),
  column(
    ['description', 'Description'],
    ['main description', 'full description', 'details', 'summary'],
    'As buyers will read it. It may have several paragraphs.',
    'A bright Victorian terrace with a long garden.',
  ),
  column(
    ['features', 'Features'],
    ['key features'],
    'With semicolons between them.',
    'Fireplace; Double glazing',
  ),
  column(
    ['photos', 'Photos'],
    ['images', 'pictures', 'photo files'],
    'The names of the files in the zip, with semicolons between them. Where two have the same name, write the folder too: oak14/front.jpg.',
    'front.jpg; kitchen.jpg',
  ),
  column(
    ['floorPlan', 'Floor plan'],
    ['floorplan', 'floor plan file'],
    'The name of one file in the zip.',
    'plan.pdf',
  ),
];

/** Columns that files have and the template doesn't. */
const otherColumns: readonly (readonly [CsvColumn['fact'], string])[] = [
  ['squareFeet', 'floor area sq ft'],
  ['squareFeet', 'sq ft'],
  ['squareFeet', 'sqft'],
  ['deal', 'sale or let'],
  ['deal', 'transaction type'],
  ['deal', 'sale or rent'],
  ['status', 'status'],
  ['tour', 'video'],
  ['tour', 'tour'],
  ['tour', 'virtual tour'],
];

const byHeading: ReadonlyMap<string, CsvColumn['fact']> = new Map([
  ...csvColumns.flatMap(({ fact, heading, aliases }) =>
    [heading, ...aliases].map((name) => [toPlainWords(name), fact] as const),
  ),
  ...otherColumns.map(([fact, name]) => [name, fact] as const),
]);

/** What a column has, by its heading in any case and with any signs; undefined for one that we don't take. */
export function findColumn(heading: string): CsvColumn['fact'] | undefined {
  return byHeading.get(toPlainWords(heading));
}
