import {
  createFacts,
  type FileCell,
  type FileFact,
} from '../../../../../functions/finding/portals/domain/incoming/file-home.ts';
import {
  type IncomingHome,
  toIncomingHome,
} from '../../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { keysOf } from '../../../../../functions/kernel/keys.ts';
import type { DraftData } from '../../api.ts';
import type { OwnAdvert } from './api.ts';

type Cell = OwnAdvert['cells'][number];

interface AdvertField {
  readonly label: string;
  /** What of an advert it is read from, the most telling first. */
  readonly facts: readonly Cell['fact'][];
  /** As what the text of the field is read. */
  readonly fact: FileFact;
  /** What of the draft it becomes. */
  readonly becomes: keyof DraftData;
}

export const advertFieldNames = [
  'houseNo',
  'line1',
  'line2',
  'town',
  'postcode',
  'price',
  'priceQualifier',
  'propertyType',
  'noOfBedrooms',
  'noOfBathrooms',
  'noOfReceptions',
  'floorArea',
  'tenure',
  'councilTaxBand',
  'description',
] as const;
export type AdvertFieldName = (typeof advertFieldNames)[number];

const toField = (label: string, fact: Cell['fact'] & keyof DraftData): AdvertField => ({
  label,
  facts: [fact],
  fact,
  becomes: fact,
});

/** The fields of the review. */
export const advertFields: Readonly<Record<AdvertFieldName, AdvertField>> = {
  houseNo: { label: 'House name or number', facts: ['line1'], fact: 'houseNo', becomes: 'houseNo' },
  line1: { label: 'Street', facts: ['line1'], fact: 'line1', becomes: 'address' },
  line2: { label: 'Area or village', facts: ['line2', 'line1'], fact: 'line2', becomes: 'address' },
  town: { label: 'Town', facts: ['town'], fact: 'town', becomes: 'address' },
  postcode: toField('Postcode', 'postcode'),
  price: toField('Price', 'price'),
  priceQualifier: { ...toField('Price type', 'priceQualifier'), facts: ['priceQualifier', 'price'] },
  propertyType: toField('Type of home', 'propertyType'),
  noOfBedrooms: toField('Bedrooms', 'noOfBedrooms'),
  noOfBathrooms: toField('Bathrooms', 'noOfBathrooms'),
  noOfReceptions: toField('Reception rooms', 'noOfReceptions'),
  floorArea: {
    label: 'Floor area',
    facts: ['squareMetres', 'squareFeet'],
    fact: 'squareMetres',
    becomes: 'floorAreaSqm',
  },
  tenure: toField('Tenure', 'tenure'),
  councilTaxBand: {
    label: 'Council tax band',
    facts: ['councilTaxBand'],
    fact: 'councilTaxBand',
    becomes: 'keyFacts',
  },
  description: toField('Description', 'description'),
};

/** What is typed; features are lines. */
export type AdvertForm = Readonly<Record<AdvertFieldName | 'features', string>>;

/** What of an advert a field is read from. */
export function findCell({ cells }: OwnAdvert, name: AdvertFieldName): Cell | undefined {
  return advertFields[name].facts
    .map((fact) => cells.find((cell) => cell.fact === fact))
    .find((cell) => cell !== undefined);
}

/** What the advert says, as the form begins: in our words where we know them, else in the advert’s own. */
export function createAdvertForm(advert: OwnAdvert): AdvertForm {
  const { facts, lines, remarks } = toHome(
    advert,
    advert.cells.map(({ fact, text }) => [fact, { text, column: findLabel(fact) }]),
    advert.features,
  );
  const say = (name: AdvertFieldName, value: number | string | undefined): string => {
    const isUnread = remarks.some(({ column }) => column === advertFields[name].label);
    return value === undefined ? (isUnread && findCell(advert, name)?.text) || '' : String(value);
  };
  return {
    houseNo: facts.houseNo ?? '',
    line1: say('line1', lines.line1),
    line2: say('line2', lines.line2),
    town: say('town', lines.town),
    postcode: say('postcode', facts.postcode),
    price: say('price', facts.price?.toLocaleString('en-GB')),
    priceQualifier: facts.priceQualifier === 'none' ? '' : (facts.priceQualifier ?? ''),
    propertyType: facts.propertyType ?? '',
    noOfBedrooms: say('noOfBedrooms', facts.noOfBedrooms),
    noOfBathrooms: say('noOfBathrooms', facts.noOfBathrooms),
    noOfReceptions: say('noOfReceptions', facts.noOfReceptions),
    floorArea: say('floorArea', facts.floorAreaSqm),
    tenure: facts.tenure ?? '',
    councilTaxBand: facts.keyFacts?.councilTaxBand ?? '',
    description: findCell(advert, 'description')?.text ?? '',
    features: advert.features.join('\n'),
  };
}

const findLabel = (fact: Cell['fact']): string => {
  const name =
    fact === 'line1' ? 'line1' : advertFieldNames.find((each) => advertFields[each].facts.includes(fact));
  return name ? advertFields[name].label : '';
};

/** What an advert says of itself and no field asks for. */
const unasked: ReadonlySet<Cell['fact']> = new Set(['reference', 'deal', 'status', 'county', 'tour']);

/** The home as its draft would begin, by what is typed. */
export function readAdvertForm(advert: OwnAdvert, form: AdvertForm): IncomingHome {
  const rest = advert.cells.filter(({ fact }) => unasked.has(fact));
  return toHome(
    advert,
    [
      ...rest.map(({ fact, text }) => [fact, { text, column: findLabel(fact) }] as const),
      ...keysOf(advertFields).map((name) => {
        const { fact, label } = advertFields[name];
        return [fact, { text: form[name], column: label }] as const;
      }),
    ],
    form.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

function toHome(
  { site, pictures }: OwnAdvert,
  cells: readonly (readonly [FileFact, FileCell])[],
  features: readonly string[],
): IncomingHome {
  return toIncomingHome({
    at: site ?? 'Your text',
    facts: createFacts(cells),
    features,
    media: pictures.map(({ kind, url, caption }) => ({ kind, name: url, caption })),
  });
}

/** The fields of the draft that say what the advert says. */
export function listSourced(before: AdvertForm, form: AdvertForm): (keyof DraftData)[] {
  const isSame = (name: keyof AdvertForm) => form[name] !== '' && form[name] === before[name];
  const names = advertFieldNames.filter(isSame).map((name) => advertFields[name].becomes);
  return [...new Set([...names, ...(isSame('features') ? (['features'] as const) : [])])];
}
