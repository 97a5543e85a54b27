import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { shorten } from '../../../../functions/finding/portals/domain/incoming/plain-text.ts';
import {
  keyFactNames,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import { formatKeyFact } from '../../../../functions/listings/properties/domain/key-fact-text.ts';
import {
  formatArea,
  formatFeature,
  formatPence,
  formatPounds,
  formatPropertyType,
  formatQualifier,
  formatTenure,
} from '../../../lib/format.ts';
import type { DraftChange, DraftData } from '../api.ts';

type ToldFacts = NonNullable<DraftData['keyFacts']>;
type Facts = Partial<Omit<IncomingHome['facts'], 'houseNo' | 'postcode'>>;
type Told = Pick<
  DraftData,
  | 'price'
  | 'priceQualifier'
  | 'noOfBedrooms'
  | 'noOfBathrooms'
  | 'noOfReceptions'
  | 'propertyType'
  | 'tenure'
  | 'floorAreaSqm'
  | 'newBuild'
  | 'chainFree'
  | 'features'
  | 'description'
  | 'videoUrl'
  | 'tourUrl'
  | 'keyFacts'
  | 'epcCertificate'
>;

/** What a file says otherwise than a draft of the same home, in words. */
interface DraftDifference {
  readonly label: string;
  /** Missing where the draft says nothing. */
  readonly before: string | undefined;
  readonly after: string;
}

const formatYesNo = (is: boolean): string => (is ? 'Yes' : 'No');
/** Quoted, as its beginning alone is shown. */
const quote = (text: string): string => `“${shorten(text.replaceAll(/\s+/g, ' '))}”`;

/** A field of a draft: its words, and the field alone. */
interface Line {
  readonly name: keyof Told;
  readonly label: string;
  /** Undefined where the draft or file doesn't say it. */
  readonly say: (told: Told) => string | undefined;
  readonly pick: (told: Told) => Partial<Told>;
  readonly differs: (before: Told, after: Told) => boolean;
}

function createLine<Name extends keyof Told>(
  name: Name,
  label: string,
  format: (value: NonNullable<Told[Name]>) => string | undefined,
): Line {
  return {
    name,
    label,
    say: (told) => {
      const value = told[name];
      return value === undefined || value === null ? undefined : format(value);
    },
    pick: (told) => {
      const picked: Partial<Told> = {};
      picked[name] = told[name];
      return picked;
    },
    differs: (before, after) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  };
}

/** Key facts change together, and each has its words. */
function listFactLines(): readonly Line[] {
  return [
    createFactLine('councilTaxBand', 'Council tax band', ({ councilTaxBand }) => councilTaxBand),
    createFactLine('councilTaxPence', 'Council tax', ({ councilTaxPence }) => formatYearly(councilTaxPence)),
    createFactLine('leasehold', 'Lease', ({ leasehold }) =>
      leasehold === undefined
        ? undefined
        : `${leasehold.yearsLeft} years left, ground rent ${formatYearly(leasehold.groundRentPence)}, service charge ${formatYearly(leasehold.serviceChargePence)}`,
    ),
    createFactLine('sharedOwnershipPercent', 'Your share', ({ sharedOwnershipPercent: share }) =>
      share === undefined ? undefined : `${share}%`,
    ),
    ...keyFactNames.map((name) =>
      createFactLine(name, keyFactTable[name].label, (facts) => formatKeyFact(name, facts)),
    ),
  ];
}

const formatYearly = (pence: number | undefined): string | undefined =>
  pence === undefined ? undefined : `${formatPence(pence)} a year`;

const createFactLine = (
  fact: keyof ToldFacts,
  label: string,
  format: (facts: ToldFacts) => string | undefined,
): Line => ({
  ...createLine('keyFacts', label, format),
  differs: (before, after) =>
    JSON.stringify(before.keyFacts?.[fact]) !== JSON.stringify(after.keyFacts?.[fact]),
});

const lines: readonly Line[] = [
  createLine('price', 'Price', formatPounds),
  createLine('priceQualifier', 'Price type', (qualifier) => formatQualifier(qualifier) || 'None'),
  createLine('propertyType', 'Type of home', formatPropertyType),
  createLine('tenure', 'Tenure', (tenure) => formatTenure(tenure, undefined)),
  createLine('noOfBedrooms', 'Bedrooms', String),
  createLine('noOfBathrooms', 'Bathrooms', String),
  createLine('noOfReceptions', 'Reception rooms', String),
  createLine('floorAreaSqm', 'Floor area', formatArea),
  ...listFactLines(),
  createLine(
    'epcCertificate',
    'Energy certificate',
    ({ certificateNumber, rating }) =>
      [certificateNumber, rating && `rating ${rating}`].filter(Boolean).join(', ') || undefined,
  ),
  createLine('newBuild', 'New build', formatYesNo),
  createLine('chainFree', 'No onward chain', formatYesNo),
  createLine('features', 'Features', (features) => features.map(formatFeature).join(', ')),
  createLine('description', 'Description', ([{ value }]) => quote(value.mainDescription)),
  createLine('videoUrl', 'Video', String),
  createLine('tourUrl', '360° tour', String),
];

export interface DraftUpdate {
  readonly change: DraftChange;
  readonly differences: readonly DraftDifference[];
}

/**
 * What would change if a file's home were written over its draft: never the address, which is what the two have in common, nor
 * pictures, nor what the file doesn't say.
 */
export function compareWithDraft(data: DraftData, facts: Facts): DraftUpdate {
  const said: Told = {
    ...facts,
    ...(facts.keyFacts && { keyFacts: addFacts(data.keyFacts, facts.keyFacts) }),
  };
  const changed = lines.filter(({ say, differs }) => say(said) !== undefined && differs(data, said));
  return {
    change: Object.assign({}, ...changed.map(({ pick }) => pick(said))),
    differences: changed.map(({ label, say }) => ({ label, before: say(data), after: say(said) ?? '' })),
  };
}

/** The draft's own answers stay, but for why a band, or an answer, was not known. */
function addFacts(own: ToldFacts = {}, told: ToldFacts): ToldFacts {
  const { councilTaxReason, notKnown, ...rest } = own;
  const open = notKnown?.filter((name) => told[name] === undefined) ?? [];
  return {
    ...rest,
    ...(told.councilTaxBand === undefined && councilTaxReason !== undefined && { councilTaxReason }),
    ...(open.length > 0 && { notKnown: open }),
    ...told,
  };
}
