import type { ClaimOrigin } from './framework-node.ts';
import type { FrameworkReader } from './framework-reader.ts';

/** What a file says of a home besides its key facts, in the file's own words. */
export interface ListingWords {
  readonly houseNo?: string | undefined;
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly town?: string | undefined;
  readonly postcode?: string | undefined;
  readonly uprn?: string | undefined;
  readonly nation?: string | undefined;
  readonly price?: string | undefined;
  readonly priceQualifier?: string | undefined;
  readonly propertyType?: string | undefined;
  readonly tenure?: string | undefined;
  readonly noOfBedrooms?: string | undefined;
  readonly noOfBathrooms?: string | undefined;
  readonly noOfReceptions?: string | undefined;
  readonly squareMetres?: string | undefined;
  readonly squareFeet?: string | undefined;
  readonly newBuild?: string | undefined;
  readonly description?: string | undefined;
  readonly certificateNumber?: string | undefined;
  readonly rating?: string | undefined;
}
export type ListingWord = keyof ListingWords;

export interface ReadListing {
  readonly words: ListingWords;
  readonly originOf: (word: ListingWord) => ClaimOrigin;
}

const features = 'residentialPropertyFeatures';
const certificate = 'energyEfficiency/certificate';
const area = 'buildInformation/internalArea';

/** Where each stands; the first that the file has counts. */
const paths: Readonly<Partial<Record<ListingWord, readonly string[]>>> = {
  line2: ['address/line2'],
  town: ['address/town'],
  postcode: ['address/postcode'],
  uprn: ['uprn'],
  nation: ['address/homeNation'],
  price: ['priceInformation/price'],
  priceQualifier: ['priceInformation/priceQualifier'],
  noOfBedrooms: [`${features}/bedrooms`],
  noOfBathrooms: [`${features}/bathrooms`],
  noOfReceptions: [`${features}/receptions`],
  newBuild: ['buildInformation/isNewBuild/yesNo'],
  description: ['summaryDescription'],
  certificateNumber: [`${certificate}/certificateNumber`],
  rating: [`${certificate}/currentEnergyRating`],
};
/** Of those that are put together of several. */
const sources: Readonly<Partial<Record<ListingWord, readonly string[]>>> = {
  houseNo: ['address'],
  line1: ['address'],
  propertyType: ['buildInformation/building'],
  tenure: ['marketingTenure', 'ownership'],
  squareMetres: [area],
  squareFeet: [area],
};

export function readListing(reader: FrameworkReader): ReadListing {
  const plain = Object.fromEntries(
    Object.entries(paths).map(([word, [path = '']]) => [word, reader.read(path)] as const),
  );
  const size = reader.read(`${area}/area`);
  const units = reader.read(`${area}/units`);
  const words = {
    ...plain,
    ...readStreet(reader),
    propertyType: readType(reader),
    tenure: readTenure(reader),
    squareMetres: units === 'square metres' ? size : undefined,
    squareFeet: units === 'square feet' ? size : undefined,
    // “Price” is no qualifier, but the word for none.
    priceQualifier: plain['priceQualifier'] === 'Price' ? undefined : plain['priceQualifier'],
  };
  if (size !== undefined && units !== 'square metres' && units !== 'square feet')
    reader.doubt(`${area}/area`, 'It has no unit that we know. Enter the floor area in step 2.');
  return { words, originOf: (word) => reader.originOf(paths[word] ?? sources[word] ?? []) };
}

/** The street with its house, in one line or in parts. */
function readStreet(reader: FrameworkReader): Pick<ListingWords, 'houseNo' | 'line1'> {
  const at = (name: string) => reader.read(`address/${name}`);
  const [line1, street] = [at('line1'), at('street')];
  const parts = [at('subBuilding'), at('buildingName'), at('buildingNumber')];
  if (line1 !== undefined) return { line1 };
  return { houseNo: parts.filter(Boolean).join(', ') || undefined, line1: street };
}

const forms: Readonly<Record<string, string>> = {
  Detached: 'Detached',
  'Semi-detached': 'Semi-detached',
  'Mid-terrace': 'Mid terrace',
  'End-terrace': 'End terrace',
};

/** Of a house its form, of all others what they are. */
function readType(reader: FrameworkReader): string | undefined {
  const path = 'buildInformation/building';
  const [type, form] = [reader.read(`${path}/propertyType`), reader.read(`${path}/builtForm`)];
  if (type === 'House') {
    const house = forms[form ?? ''];
    if (house === undefined) reader.doubt(path, 'Choose the kind of home in step 2.');
    return house;
  }
  if (type === 'Other') reader.doubt(path, 'Choose the kind of home in step 2.');
  return type === 'Other' ? undefined : type;
}

/** As marketed, else as the one title has it. */
function readTenure(reader: FrameworkReader): string | undefined {
  const titles = 'ownership/ownershipsToBeTransferred';
  const marketed = reader.read('marketingTenure');
  const owned = reader.has(`${titles}/1`) ? undefined : reader.read(`${titles}/0/ownershipType`);
  const owning = ['Freehold', 'Leasehold', 'Commonhold'].find((word) => word === owned);
  if (marketed !== 'Shared Ownership') return marketed ?? owning;
  reader.doubt('marketingTenure', 'Choose the tenure and enter your share in step 2.');
  return owning;
}
