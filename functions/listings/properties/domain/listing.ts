import * as z from 'zod';
import {
  BuyerGate,
  EpcRating,
  ImageId,
  Nation,
  Postcode,
  Pounds,
  PriceQualifier,
  PropertyType,
  Tenure,
  lineUpTo,
  textUpTo,
} from '../../../../events/vocabulary.ts';
import { keepPartsOfStatus } from './epc-parts.ts';
import { features } from './features.ts';
import { KeyFacts } from './key-facts.ts';
import { isTourLink, parseTourLink, type TourKind, tourLinkTexts } from './tour-link.ts';

/** Letters of any alphabet, digits and the signs of British addresses: a street name is no place for markup. */
const addressSigns = /^[\p{L}\p{M}\p{N} '‘’\-–.,/&()#:]*$/u;
const addressUpTo = (max: number) =>
  lineUpTo(max).refine(
    (line) => addressSigns.test(line),
    "Use letters, digits, spaces and these signs only: ' - . , / & ( ) # :",
  );
const addressLine = lineUpTo(80);

/** As stored: a rule for what is typed never refuses an address that was taken before the rule. */
export const Address = z.object({
  line1: addressLine.min(1),
  line2: addressLine.optional(),
  town: addressLine.min(1),
  county: addressLine.optional(),
  nation: Nation,
  uprn: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  latitude: z.number().min(49).max(61),
  longitude: z.number().min(-9).max(2.5),
});
export type Address = z.output<typeof Address>;

/** As people type it. */
const AddressInput = Address.extend({
  line1: addressUpTo(80).min(1),
  line2: addressUpTo(80).optional(),
  town: addressUpTo(80).min(1),
  county: addressUpTo(80).optional(),
}).strict();

export const pictureFormats = ['avif', 'webp'] as const;
const PictureFormat = z.enum(pictureFormats);
export type PictureFormat = z.output<typeof PictureFormat>;

/** The encoded sizes of a picture: each width in each format is at `<base><width>.<format>`. */
export const PictureVariants = z.object({
  /** A folder relative to the site's origin, with its closing slash. */
  base: z.string(),
  /** The narrowest first. */
  widths: z.array(z.int()).min(1),
  formats: z.array(PictureFormat).min(1),
  /** The width of the one JPEG, at `<base><width>.jpeg`; missing for pictures from before it was made. */
  jpegWidth: z.int().optional(),
});
export type PictureVariants = z.output<typeof PictureVariants>;

/** A processed image as a listing holds it. */
export const Picture = z.object({
  id: ImageId,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Missing for a PDF. */
  variants: PictureVariants.optional(),
  /** A tiny data URI that is shown blurred until the picture is loaded. */
  placeholder: z.string(),
  alt: z.string().max(160).optional(),
});
export type Picture = z.output<typeof Picture>;

/** An image of a listing, with its alternative text. */
export const PictureChoice = z.object({ id: ImageId, alt: lineUpTo(160).optional() });

export const Epc = z
  .object({
    status: z.enum(['uploaded', 'found', 'exempt', 'ordered']),
    image: PictureChoice.optional(),
    rating: EpcRating.optional(),
    score: z.int().min(1).max(120).optional(),
    potentialRating: EpcRating.optional(),
    potentialScore: z.int().min(1).max(120).optional(),
    certificateNumber: z
      .string()
      .regex(/^\d{4}(-\d{4}){4}$/)
      .optional(),
    exemptReason: lineUpTo(200).optional(),
    orderedOn: z.iso.date().optional(),
  })
  .overwrite(keepPartsOfStatus);
export type Epc = z.output<typeof Epc>;

const tourLink = (kind: TourKind) =>
  z
    .string()
    .trim()
    .max(500)
    .overwrite((text) => parseTourLink(text)?.url ?? text)
    .refine((text) => isTourLink(kind, text), tourLinkTexts[kind]);

/** How a Home Report reaches who asks for it. */
export const HomeReportHandOut = z.enum(['at_once', 'ask_first']);

/**
 * The data that a seller enters. Every field may be missing in a draft; `listObstacles` lists what publishing
 * lacks.
 */
export const ListingData = z.object({
  houseNo: lineUpTo(40),
  postcode: Postcode,
  address: Address,
  /** Whether visitors see the house number or only the street. */
  addressShown: z.enum(['full', 'street']),
  price: Pounds,
  /** The price typed once more, where it is far from what similar homes go for. */
  confirmedPrice: Pounds,
  priceQualifier: PriceQualifier,
  noOfBedrooms: z.int().min(0).max(50),
  noOfBathrooms: z.int().min(0).max(50),
  noOfReceptions: z.int().min(0).max(50),
  propertyType: PropertyType,
  tenure: Tenure,
  floorAreaSqm: z.number().min(5).max(20_000),
  description: z.tuple([z.object({ value: z.object({ mainDescription: textUpTo(10_000) }) })]),
  images: z.array(PictureChoice).max(50),
  floorPlan: PictureChoice,
  /** A video on another site, in the form of `parseTourLink`. */
  videoUrl: tourLink('video'),
  /** A 360° tour on another site. */
  tourUrl: tourLink('tour'),
  epcCertificate: Epc,
  keyFacts: KeyFacts,
  features: z.array(z.enum(features)).max(features.length),
  chainFree: z.boolean(),
  /** Whether buyers see the number of open offers; never the buyers or the sums. */
  showOfferCount: z.boolean(),
  /** The buyers who may request viewings and make offers; everyone by default. */
  whoMayBook: BuyerGate,
  whoMayOffer: BuyerGate,
  newBuild: z.boolean(),
  retirement: z.boolean(),
  auction: z.boolean(),
  homeReport: z.enum(['ready', 'exempt']),
  /** The Home Report itself: a private document, which whoever asks for it gets by a link of minutes. */
  homeReportFile: z.strictObject({ id: ImageId, name: lineUpTo(200) }),
  /** Whether members get the Home Report at once, which is the default, or ask the seller first. */
  homeReportHandOut: HomeReportHandOut,
  /** "I own this home or am authorised to sell it." */
  ownerDeclaration: z.boolean(),
});
export type ListingData = z.output<typeof ListingData>;

/** A draft's data: any subset of the fields; in a change `null` removes a field. */
export const DraftData = ListingData.partial();
export type DraftData = z.output<typeof DraftData>;
const inputShape = {
  ...ListingData.shape,
  houseNo: addressUpTo(40),
  address: AddressInput,
  epcCertificate: Epc.strict(),
  keyFacts: KeyFacts.strict(),
};
/** A draft’s data as a caller sends it: a field that nothing reads is refused, so that no fact is lost unseen. */
export const DraftInput = z.strictObject(inputShape).partial();
export const DraftChange = z.strictObject(toNullableShape(inputShape)).partial();
export type DraftChange = z.output<typeof DraftChange>;

type NullableShape<Shape extends z.core.$ZodShape> = { [Key in keyof Shape]: z.ZodNullable<Shape[Key]> };
function toNullableShape<Shape extends z.core.$ZodShape>(fields: Shape): NullableShape<Shape> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- fromEntries loses the keys; the mapped type restores them
  return Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => [key, z.nullable(schema)]),
  ) as NullableShape<Shape>;
}
