import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type AdvertHome, getDescription, listFeatureTexts, toAdvertSummary } from './advert-home.ts';
import * as blm from './blm-table.ts';

const endOfField = '^';
const endOfRow = '~';
/** In place of the branch that an agent's file names. */
const branch = 'GABLE';
const longestReference = 20;

/**
 * Homes as a BLM file, version 3, in plain ASCII: what small portals, valuers and agents' programs read. Pictures are
 * addresses.
 */
export function buildBlmFile(homes: readonly AdvertHome[], now: Date): string {
  const rows = homes.map((home) => new Map(Object.entries(toFields(home))));
  const mostPhotos = Math.max(1, ...homes.map(({ media }) => media.filter(isPhoto).length));
  const photoNames = Array.from({ length: mostPhotos }, (_, place) => toPhotoName(place));
  const names = [
    ...Object.keys(createEmptyFields()),
    ...photoNames,
    'MEDIA_FLOOR_PLAN_00',
    'MEDIA_VIRTUAL_TOUR_00',
  ];
  const writeRow = (values: readonly string[]): string =>
    `${values.map((value) => `${value}${endOfField}`).join('')}${endOfRow}\n`;
  return [
    '#HEADER#\n',
    `Version : 3\nEOF : '${endOfField}'\nEOR : '${endOfRow}'\nProperty Count : ${homes.length}\n`,
    `Generated Date : ${formatBlmTime(now)}\n`,
    `#DEFINITION#\n${writeRow(names)}`,
    `#DATA#\n${rows.map((row) => writeRow(names.map((name) => toPlainField(row.get(name) ?? '')))).join('')}`,
    '#END#\n',
  ].join('');
}

/** `GABLE_4KQ7`; an agent's reference begins with the branch. */
export function toBlmReference({ id, code }: Pick<Property, 'id' | 'code'>): string {
  return `${branch}_${code ?? id.slice(-12)}`.slice(0, longestReference);
}

const isPhoto = ({ kind }: AdvertHome['media'][number]): boolean => kind === 'image';
const toPhotoName = (place: number): string => `MEDIA_IMAGE_${String(place).padStart(2, '0')}`;

const createEmptyFields = () => ({
  AGENT_REF: '',
  ADDRESS_1: '',
  ADDRESS_2: '',
  ADDRESS_3: '',
  TOWN: '',
  POSTCODE1: '',
  POSTCODE2: '',
  FEATURE1: '',
  FEATURE2: '',
  FEATURE3: '',
  FEATURE4: '',
  FEATURE5: '',
  SUMMARY: '',
  DESCRIPTION: '',
  BRANCH_ID: '',
  STATUS_ID: '',
  BEDROOMS: '',
  BATHROOMS: '',
  PRICE: '',
  PRICE_QUALIFIER: '',
  PROP_SUB_ID: '',
  TENURE_TYPE_ID: '',
  NEW_HOME_FLAG: '',
  CREATE_DATE: '',
  UPDATE_DATE: '',
  DISPLAY_ADDRESS: '',
  PUBLISHED_FLAG: '',
  TRANS_TYPE_ID: '',
});

function toFields({ property, as, media }: AdvertHome): Record<string, string> {
  const { houseNo, address, postcode, priceQualifier = 'none', propertyType } = property;
  const [outcode = '', incode = ''] = postcode.split(' ');
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = listFeatureTexts(property);
  const photos = media.filter(isPhoto).map(({ url }, place) => [toPhotoName(place), url] as const);
  const find = (kind: string) => media.find((medium) => medium.kind === kind)?.url ?? '';
  const description = getDescription(property);
  return {
    ...createEmptyFields(),
    AGENT_REF: toBlmReference(property),
    ADDRESS_1: houseNo || address.line1,
    ADDRESS_2: houseNo ? address.line1 : (address.line2 ?? ''),
    ADDRESS_3: houseNo ? (address.line2 ?? '') : '',
    TOWN: address.town,
    POSTCODE1: outcode,
    POSTCODE2: incode,
    FEATURE1: first,
    FEATURE2: second,
    FEATURE3: third,
    FEATURE4: fourth,
    FEATURE5: fifth,
    SUMMARY: toAdvertSummary(description),
    DESCRIPTION: description,
    BRANCH_ID: branch,
    STATUS_ID: String(blm.blmStates[address.nation][as]),
    BEDROOMS: String(property.noOfBedrooms),
    BATHROOMS: String(property.noOfBathrooms),
    PRICE: String(property.price),
    PRICE_QUALIFIER: String(blm.blmQualifiers[priceQualifier]),
    PROP_SUB_ID: String(blm.blmTypes[propertyType]),
    TENURE_TYPE_ID: String(blm.blmTenures[property.tenure]),
    NEW_HOME_FLAG: property.newBuild === true ? 'Y' : 'N',
    CREATE_DATE: formatBlmTime(new Date(property.firstListedAt ?? property.createdAt)),
    UPDATE_DATE: formatBlmTime(new Date(property.updatedAt)),
    DISPLAY_ADDRESS: formatShortAddress(property),
    PUBLISHED_FLAG: '1',
    TRANS_TYPE_ID: String(blm.blmResale),
    ...Object.fromEntries(photos),
    MEDIA_FLOOR_PLAN_00: find('floorPlan'),
    MEDIA_VIRTUAL_TOUR_00: find('virtualTour'),
  };
}

/** `2026-11-29 14:02:31`, in UTC: the format names no zone. */
function formatBlmTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/£/g, 'GBP '],
  [/²/g, '2'],
];

/** A field without the file's own signs, on one line, in ASCII: readers disagree about anything else. */
function toPlainField(text: string): string {
  const spelled = plainSigns.reduce((line, [sign, plain]) => line.replaceAll(sign, plain), text);
  return spelled
    .normalize('NFD')
    .replaceAll(/[\s^~]+/g, ' ')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .trim();
}
