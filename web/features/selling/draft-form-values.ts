import { formatPostcode, isPostcode } from '../../../events/postcode.ts';
import { isTourLink, tourLinkTexts } from '../../../functions/listings/properties/domain/tour-link.ts';
import type { DraftChange, DraftData } from './api.ts';
import { pick } from './pick.ts';

export type DraftAddress = NonNullable<DraftData['address']>;
export type DraftFacts = NonNullable<DraftData['keyFacts']>;
export type DraftLease = NonNullable<DraftFacts['leasehold']>;
export type DraftEpc = NonNullable<DraftData['epcCertificate']>;

/** A type with all fields optional. */
export type PartialValues<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The values of the controls: a draft's data with possibly incomplete parts. */
export interface DraftFormValues extends Omit<DraftData, 'address' | 'keyFacts'> {
  readonly address?: PartialValues<DraftAddress> | undefined;
  readonly keyFacts?:
    | (Omit<DraftFacts, 'leasehold'> & { leasehold?: PartialValues<DraftLease> | undefined })
    | undefined;
}
type Field = keyof DraftFormValues;
/** Errors by path, such as `address.town`. */
export type Problems = Readonly<Record<string, string>>;
/** A field in savable form, `null` for an empty one, with its errors. */
interface SavableChange {
  readonly change: DraftChange;
  readonly problems: Problems;
}

const isWholeWithin = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);
const certificatePattern = /^\d{4}(-\d{4}){4}$/;

const createCheck = (name: Field, text: string, isRight: (data: DraftFormValues) => boolean) => ({
  name,
  text,
  isRight,
});
const checks = [
  createCheck(
    'postcode',
    'Enter a full UK postcode, like LS6 3HN.',
    ({ postcode }) => isBlank(postcode) || isPostcode(postcode ?? ''),
  ),
  createCheck('price', 'Enter a price between £1,000 and £500,000,000.', ({ price }) =>
    isWholeWithin(price, 1_000, 500_000_000),
  ),
  createCheck('confirmedPrice', 'Enter a price between £1,000 and £500,000,000.', ({ confirmedPrice }) =>
    isWholeWithin(confirmedPrice, 1_000, 500_000_000),
  ),
  createCheck('noOfBedrooms', 'A home has 0 to 50 bedrooms.', (data) =>
    isWholeWithin(data.noOfBedrooms, 0, 50),
  ),
  createCheck('noOfBathrooms', 'A home has 0 to 50 bathrooms.', (data) =>
    isWholeWithin(data.noOfBathrooms, 0, 50),
  ),
  createCheck('noOfReceptions', 'A home has 0 to 50 reception rooms.', (data) =>
    isWholeWithin(data.noOfReceptions, 0, 50),
  ),
  createCheck(
    'floorAreaSqm',
    'The area is between 5 and 20,000 square metres.',
    ({ floorAreaSqm: sqm = 5 }) => sqm >= 5 && sqm <= 20_000,
  ),
  createCheck(
    'videoUrl',
    tourLinkTexts.video,
    ({ videoUrl = '' }) => isBlank(videoUrl) || isTourLink('video', videoUrl),
  ),
  createCheck(
    'tourUrl',
    tourLinkTexts.tour,
    ({ tourUrl = '' }) => isBlank(tourUrl) || isTourLink('tour', tourUrl),
  ),
];

const isBlank = (value: unknown): boolean => value === undefined || value === '';

/** The savable part of the data: incomplete parts are left out. */
export function toSavableData(data: DraftFormValues): DraftData {
  const { address, keyFacts, epcCertificate, postcode, ...plain } = data;
  const wrong = new Set(checks.filter(({ isRight }) => !isRight(data)).map(({ name }): string => name));
  const known = new Map<string, unknown>(Object.entries(plain));
  return {
    ...pick(plain, (name) => !wrong.has(name) && !isBlank(known.get(name))),
    ...(postcode && !wrong.has('postcode') && { postcode: formatPostcode(postcode) }),
    ...(isWholeAddress(address) && { address }),
    ...(keyFacts && { keyFacts: toSavableFacts(keyFacts) }),
    ...(epcCertificate && { epcCertificate: toSavableEpc(epcCertificate) }),
  };
}

/** The savable part of the named fields; an incomplete part is kept back, and `problems` has its errors. */
export function toSavableChange(data: DraftFormValues, fields: ReadonlySet<string>): SavableChange {
  const problems = {
    ...Object.fromEntries(
      checks
        .filter((check) => fields.has(check.name) && !check.isRight(data))
        .map(({ name, text }) => [name, text]),
    ),
    ...(fields.has('address') && findAddressProblems(data.address)),
    ...(fields.has('keyFacts') && findFactProblems(data)),
    ...(fields.has('epcCertificate') && findEpcProblems(data.epcCertificate)),
  };
  const known = new Map<string, unknown>(Object.entries(data));
  const emptied = [...fields].filter((name) => isBlank(known.get(name)));
  const change: DraftChange = {
    ...pick(toSavableData(data), (name) => fields.has(name)),
    ...Object.fromEntries(emptied.map((name) => [name, null])),
  };
  return { change, problems };
}

export function findAddressProblems(address: DraftFormValues['address']): Problems {
  if (!address) return {};
  return {
    ...(!address.line1?.trim() && { 'address.line1': 'Enter the street.' }),
    ...(!address.town?.trim() && { 'address.town': 'Enter the town or village.' }),
    ...(address.town?.trim() &&
      address.latitude === undefined && {
        'address.town': 'Choose the nearest place from the list, so that we can show the home on the map.',
      }),
    ...(!address.nation && { 'address.nation': 'Choose the nation.' }),
  };
}
const isWholeAddress = (address: DraftFormValues['address']): address is DraftAddress =>
  address !== undefined && Object.keys(findAddressProblems(address)).length === 0;

const isWholeLease = (lease: PartialValues<DraftLease> | undefined): lease is DraftLease =>
  lease?.yearsLeft !== undefined &&
  lease.groundRentPence !== undefined &&
  lease.serviceChargePence !== undefined;

function findFactProblems({ keyFacts, tenure }: DraftFormValues): Problems {
  const { leasehold, sharedOwnershipPercent } = keyFacts ?? {};
  const at = 'keyFacts.leasehold';
  return {
    ...(!isWholeWithin(sharedOwnershipPercent, 1, 99) && {
      'keyFacts.sharedOwnershipPercent': 'The share is between 1 and 99%.',
    }),
    ...(tenure === 'leasehold' &&
      leasehold && {
        ...(leasehold.yearsLeft === undefined && { [`${at}.yearsLeft`]: 'Enter the years left.' }),
        ...(leasehold.groundRentPence === undefined && {
          [`${at}.groundRentPence`]: 'Enter the ground rent, or 0 if there isn’t any.',
        }),
        ...(leasehold.serviceChargePence === undefined && {
          [`${at}.serviceChargePence`]: 'Enter the service charge, or 0 if there isn’t any.',
        }),
      }),
  };
}

function toSavableFacts(facts: NonNullable<DraftFormValues['keyFacts']>): DraftFacts {
  const { leasehold, sharedOwnershipPercent, ...rest } = facts;
  return {
    ...rest,
    ...(isWholeLease(leasehold) && { leasehold }),
    ...(sharedOwnershipPercent !== undefined &&
      isWholeWithin(sharedOwnershipPercent, 1, 99) && { sharedOwnershipPercent }),
  };
}

const findEpcProblems = (epc: DraftFormValues['epcCertificate']): Problems => ({
  ...(epc?.certificateNumber !== undefined &&
    !certificatePattern.test(epc.certificateNumber) && {
      'epcCertificate.certificateNumber': 'The number has 20 digits, like 1234-5678-9012-3456-7890.',
    }),
  ...(!isWholeWithin(epc?.score, 1, 120) && { 'epcCertificate.score': 'A score is between 1 and 120.' }),
  ...(!isWholeWithin(epc?.potentialScore, 1, 120) && {
    'epcCertificate.potentialScore': 'A score is between 1 and 120.',
  }),
});

function toSavableEpc(epc: DraftEpc): DraftEpc {
  const wrong = findEpcProblems(epc);
  const parts = Object.entries(epc).filter(
    ([name, value]) => !isBlank(value) && !(`epcCertificate.${name}` in wrong),
  );
  const { status } = epc;
  return { ...Object.fromEntries(parts), status };
}

const fieldNames: Readonly<Record<Field, true>> = {
  houseNo: true,
  postcode: true,
  address: true,
  addressShown: true,
  price: true,
  confirmedPrice: true,
  priceQualifier: true,
  noOfBedrooms: true,
  noOfBathrooms: true,
  noOfReceptions: true,
  propertyType: true,
  tenure: true,
  floorAreaSqm: true,
  description: true,
  images: true,
  floorPlan: true,
  videoUrl: true,
  tourUrl: true,
  epcCertificate: true,
  keyFacts: true,
  features: true,
  chainFree: true,
  showOfferCount: true,
  whoMayBook: true,
  whoMayOffer: true,
  newBuild: true,
  retirement: true,
  auction: true,
  homeReport: true,
  homeReportFile: true,
  homeReportHandOut: true,
  ownerDeclaration: true,
};
/** All fields of a property that a seller enters. */
export const allFields: ReadonlySet<string> = new Set(Object.keys(fieldNames));
