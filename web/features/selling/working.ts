import { isTourLink, tourLinkTexts } from '../../../functions/properties/domain/tour-link.ts';
import type { DraftChange, DraftData } from './api.ts';
import { only } from './only.ts';

export type Address = NonNullable<DraftData['address']>;
export type Facts = NonNullable<DraftData['keyFacts']>;
export type Lease = NonNullable<Facts['leasehold']>;
export type Epc = NonNullable<DraftData['epcCertificate']>;

/** A type with all fields optional. */
export type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The values of the controls: a draft's data with possibly incomplete parts. */
export interface Working extends Omit<DraftData, 'address' | 'keyFacts'> {
  readonly address?: Loose<Address> | undefined;
  readonly keyFacts?: (Omit<Facts, 'leasehold'> & { leasehold?: Loose<Lease> | undefined }) | undefined;
}
type Field = keyof Working;
/** Errors by path, such as `address.town`. */
export type Problems = Readonly<Record<string, string>>;
/** A field in savable form, `null` for an empty one, with its errors. */
interface Sendable {
  readonly change: DraftChange;
  readonly problems: Problems;
}

const postcodeForm =
  /^([A-PR-UWYZ](\d{1,2}|[A-HK-Y]\d(\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]) \d[ABD-HJLNP-UW-Z]{2}|GIR 0AA)$/;
/** `LS6 3HN` for `ls63hn`. */
export const canonicalPostcode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/\s+/g, '')
    .replace(/^(.+)(.{3})$/, '$1 $2');
export const isPostcode = (typed: string): boolean => postcodeForm.test(canonicalPostcode(typed));

const whole = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);
const certificateForm = /^\d{4}(-\d{4}){4}$/;

const within = (name: Field, text: string, isRight: (data: Working) => boolean) => ({ name, text, isRight });
const checks = [
  within(
    'postcode',
    'Enter a full UK postcode, like LS6 3HN.',
    ({ postcode }) => isBlank(postcode) || isPostcode(postcode ?? ''),
  ),
  within('price', 'Enter a price between £1,000 and £500,000,000.', ({ price }) =>
    whole(price, 1_000, 500_000_000),
  ),
  within('noOfBedrooms', 'A home has 0 to 50 bedrooms.', (data) => whole(data.noOfBedrooms, 0, 50)),
  within('noOfBathrooms', 'A home has 0 to 50 bathrooms.', (data) => whole(data.noOfBathrooms, 0, 50)),
  within('noOfReceptions', 'A home has 0 to 50 reception rooms.', (data) =>
    whole(data.noOfReceptions, 0, 50),
  ),
  within(
    'floorAreaSqm',
    'The area is between 5 and 20,000 square metres.',
    ({ floorAreaSqm: sqm = 5 }) => sqm >= 5 && sqm <= 20_000,
  ),
  within(
    'videoUrl',
    tourLinkTexts.video,
    ({ videoUrl = '' }) => isBlank(videoUrl) || isTourLink('video', videoUrl),
  ),
  within(
    'tourUrl',
    tourLinkTexts.tour,
    ({ tourUrl = '' }) => isBlank(tourUrl) || isTourLink('tour', tourUrl),
  ),
];

const isBlank = (value: unknown): boolean => value === undefined || value === '';

/** The savable part of the data: incomplete parts are left out. */
export function withoutUnset(data: Working): DraftData {
  const { address, keyFacts, epcCertificate, postcode, ...plain } = data;
  const wrong = new Set(checks.filter(({ isRight }) => !isRight(data)).map(({ name }): string => name));
  const known = new Map<string, unknown>(Object.entries(plain));
  return {
    ...only(plain, (name) => !wrong.has(name) && !isBlank(known.get(name))),
    ...(postcode && !wrong.has('postcode') && { postcode: canonicalPostcode(postcode) }),
    ...(isWholeAddress(address) && { address }),
    ...(keyFacts && { keyFacts: keptFacts(keyFacts) }),
    ...(epcCertificate && { epcCertificate: keptEpc(epcCertificate) }),
  };
}

/** The savable part of the named fields; an incomplete part is kept back, and `problems` has its errors. */
export function sendable(data: Working, fields: ReadonlySet<string>): Sendable {
  const problems = {
    ...Object.fromEntries(
      checks
        .filter((check) => fields.has(check.name) && !check.isRight(data))
        .map(({ name, text }) => [name, text]),
    ),
    ...(fields.has('address') && addressProblems(data.address)),
    ...(fields.has('keyFacts') && factProblems(data)),
    ...(fields.has('epcCertificate') && epcProblems(data.epcCertificate)),
  };
  const known = new Map<string, unknown>(Object.entries(data));
  const emptied = [...fields].filter((name) => isBlank(known.get(name)));
  const change: DraftChange = {
    ...only(withoutUnset(data), (name) => fields.has(name)),
    ...Object.fromEntries(emptied.map((name) => [name, null])),
  };
  return { change, problems };
}

export function addressProblems(address: Working['address']): Problems {
  if (!address) return {};
  return {
    ...(!address.line1?.trim() && { 'address.line1': 'Give the street.' }),
    ...(!address.town?.trim() && { 'address.town': 'Give the town or village.' }),
    ...(address.town?.trim() &&
      address.latitude === undefined && {
        'address.town': 'Choose the nearest place from the list, so that we can show the home on the map.',
      }),
    ...(!address.nation && { 'address.nation': 'Choose the nation.' }),
  };
}
const isWholeAddress = (address: Working['address']): address is Address =>
  address !== undefined && Object.keys(addressProblems(address)).length === 0;

const isWholeLease = (lease: Loose<Lease> | undefined): lease is Lease =>
  lease?.yearsLeft !== undefined &&
  lease.groundRentPence !== undefined &&
  lease.serviceChargePence !== undefined;

function factProblems({ keyFacts, tenure }: Working): Problems {
  const { leasehold, sharedOwnershipPercent } = keyFacts ?? {};
  const at = 'keyFacts.leasehold';
  return {
    ...(!whole(sharedOwnershipPercent, 1, 99) && {
      'keyFacts.sharedOwnershipPercent': 'The share is between 1 and 99%.',
    }),
    ...(tenure === 'leasehold' &&
      leasehold && {
        ...(leasehold.yearsLeft === undefined && { [`${at}.yearsLeft`]: 'Give the years left.' }),
        ...(leasehold.groundRentPence === undefined && {
          [`${at}.groundRentPence`]: 'Give the ground rent; 0 if there is none.',
        }),
        ...(leasehold.serviceChargePence === undefined && {
          [`${at}.serviceChargePence`]: 'Give the service charge; 0 if there is none.',
        }),
      }),
  };
}

function keptFacts(facts: NonNullable<Working['keyFacts']>): Facts {
  const { leasehold, sharedOwnershipPercent, ...rest } = facts;
  return {
    ...rest,
    ...(isWholeLease(leasehold) && { leasehold }),
    ...(sharedOwnershipPercent !== undefined &&
      whole(sharedOwnershipPercent, 1, 99) && { sharedOwnershipPercent }),
  };
}

const epcProblems = (epc: Working['epcCertificate']): Problems => ({
  ...(epc?.certificateNumber !== undefined &&
    !certificateForm.test(epc.certificateNumber) && {
      'epcCertificate.certificateNumber': 'The number has 20 digits, like 1234-5678-9012-3456-7890.',
    }),
  ...(!whole(epc?.score, 1, 120) && { 'epcCertificate.score': 'A score is between 1 and 120.' }),
  ...(!whole(epc?.potentialScore, 1, 120) && {
    'epcCertificate.potentialScore': 'A score is between 1 and 120.',
  }),
});

function keptEpc(epc: Epc): Epc {
  const wrong = epcProblems(epc);
  const parts = Object.entries(epc).filter(
    ([name, value]) => !isBlank(value) && !(`epcCertificate.${name}` in wrong),
  );
  const { status } = epc;
  return { ...Object.fromEntries(parts), status };
}

const fields: Readonly<Record<Field, true>> = {
  houseNo: true,
  postcode: true,
  address: true,
  addressShown: true,
  price: true,
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
  ownerDeclaration: true,
};
/** All fields of a property that a seller enters. */
export const allFields: ReadonlySet<string> = new Set(Object.keys(fields));
