import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { shorten } from '../../../../functions/finding/portals/domain/incoming/plain-text.ts';
import {
  formatArea,
  formatFeature,
  formatPounds,
  formatPropertyType,
  formatQualifier,
  formatTenure,
} from '../../../lib/format.ts';
import type { DraftChange, DraftData } from '../api.ts';

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
  };
}

const lines: readonly Line[] = [
  createLine('price', 'Price', formatPounds),
  createLine('priceQualifier', 'Price type', (qualifier) => formatQualifier(qualifier) || 'None'),
  createLine('propertyType', 'Type of home', formatPropertyType),
  createLine('tenure', 'Tenure', (tenure) => formatTenure(tenure, undefined)),
  createLine('noOfBedrooms', 'Bedrooms', String),
  createLine('noOfBathrooms', 'Bathrooms', String),
  createLine('noOfReceptions', 'Reception rooms', String),
  createLine('floorAreaSqm', 'Floor area', formatArea),
  createLine('keyFacts', 'Council tax band', ({ councilTaxBand }) => councilTaxBand),
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
  const changed = lines.filter(
    ({ name, say }) => say(said) !== undefined && JSON.stringify(data[name]) !== JSON.stringify(said[name]),
  );
  return {
    change: Object.assign({}, ...changed.map(({ pick }) => pick(said))),
    differences: changed.map(({ label, say }) => ({ label, before: say(data), after: say(said) ?? '' })),
  };
}

/** The draft's own answers stay, but for why the band was not known. */
function addFacts(own: DraftData['keyFacts'], { councilTaxBand }: NonNullable<Facts['keyFacts']>) {
  const { councilTaxReason: _, ...rest } = own ?? {};
  return { ...rest, ...(councilTaxBand && { councilTaxBand }) };
}
