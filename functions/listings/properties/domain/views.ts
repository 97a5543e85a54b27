import * as z from 'zod';
import {
  CaseId,
  ImageId,
  Nation,
  OfferId,
  Pounds,
  PropertyId,
  UserId,
  MessageId,
  SlotId,
  SlotKind,
  ViewingId,
  ViewingStatus,
  textUpTo,
} from '../../../../events/vocabulary.ts';
import { OfferStatus } from '../../../../events/vocabulary.ts';
import { PersonBadge } from '../../../people/accounts/domain/person-badge.ts';
import { Draft } from './draft.ts';
import { Image, refusalTexts } from './image.ts';
import { Picture } from './listing.ts';
import { HistoryEntry, Property } from './property.ts';

/** A task of a seller, since when it is open and when the first of them is lost, where that is known. */
export const SellerTask = z.object({
  kind: z.enum(['changes', 'offers', 'reports', 'viewings', 'times', 'messages']),
  count: z.int().min(1),
  since: z.iso.datetime().optional(),
  by: z.iso.datetime().optional(),
  /** The buyer who waits, where only one does. */
  person: z.string().optional(),
});

export type SellerTask = z.output<typeof SellerTask>;

/** What a seller's list shows of a property besides its numbers. */
export const SellerTasks = z.object({
  /** The most urgent first. */
  waiting: z.array(SellerTask),
  nextViewing: z.iso.datetime().optional(),
  /** The buyer of the sale, under way or completed. */
  saleWith: UserId.optional(),
  /** What they agreed. */
  salePrice: Pounds.optional(),
  /** The next step of that sale, the seller's own first. */
  saleStep: z
    .object({
      kind: z.enum(['step', 'review']),
      title: z.string(),
      /** Whether the seller has to act. */
      isOwn: z.boolean(),
      by: z.iso.datetime().optional(),
      since: z.iso.datetime().optional(),
    })
    .optional(),
  /** A reason for which a buyer pulled out of an earlier sale, while the seller can dispute it. */
  dispute: z
    .object({
      buyerId: UserId,
      offerId: OfferId,
      by: z.iso.datetime().optional(),
      since: z.iso.datetime().optional(),
    })
    .optional(),
});

export type SellerTasks = z.output<typeof SellerTasks>;

/** A property's recent news for its card; `back` means back on the market. */
export const CardNews = z.enum(['new', 'reduced', 'back']);

/** What its badge says in the words of its nation, where it isn't simply for sale. */
const badge = z.string().optional();

/** A property's summary. */
export const PropertyCard = Property.pick({
  id: true,
  status: true,
  price: true,
  priceQualifier: true,
  noOfBedrooms: true,
  noOfBathrooms: true,
  propertyType: true,
  tenure: true,
  floorAreaSqm: true,
  chainFree: true,
  firstListedAt: true,
  reducedAt: true,
  ownerMark: true,
}).extend({
  /** What its public address ends with; homes of earlier releases have none. */
  slug: z.string().optional(),
  /** One line, without the house number when the seller shows only the street. */
  title: z.string(),
  town: z.string(),
  /** Whose law and words its sale has; missing on cards of earlier releases. */
  nation: Nation.optional(),
  outcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  picture: Picture.omit({ alt: true }).optional(),
  pictureCount: z.int(),
  /** The next photos for who swipes, each in one size for a card: at most four, and none on cards of earlier releases. */
  morePictures: z.array(z.string()).optional(),
  news: CardNews.optional(),
  badge,
  previousPrice: z.int().optional(),
  featured: z.boolean().default(false),
  /** Miles from the centre of the search. */
  distance: z.number().optional(),
});
export type PropertyCard = z.output<typeof PropertyCard>;

/** What publishing still lacks: a code, the field and wizard step that fix it, and an explanation. */
export const Obstacle = z.object({
  code: z.string(),
  field: z.string(),
  step: z.int().min(1).max(6),
  text: z.string(),
});
export type Obstacle = z.output<typeof Obstacle>;

/** A property's totals; `unread` is the present number. */
export const Counts = z.object({
  views: z.int(),
  favourites: z.int(),
  enquiries: z.int(),
  unread: z.int(),
  offers: z.int(),
  viewings: z.int(),
});
export const DayCounts = z.object({
  day: z.iso.date(),
  views: z.int(),
  enquiries: z.int(),
  viewings: z.int(),
  offers: z.int(),
});

/** The page of a property. `owner` is present for its owner only. */
export const PropertyPage = Property.omit({
  code: true,
  ownerId: true,
  package: true,
  images: true,
  ownerDeclaration: true,
  houseNo: true,
  postcode: true,
  newAt: true,
  offMarketAt: true,
  stalledAt: true,
  review: true,
  returned: true,
  clearance: true,
  hiddenByCases: true,
  lookupClaims: true,
}).extend({
  /** What its public address ends with; homes of earlier releases have none. */
  slug: z.string().optional(),
  houseNo: z.string().optional(),
  /** For its owner, and where the number is shown. */
  postcode: z.string().optional(),
  title: z.string(),
  outcode: z.string(),
  seller: z.object({
    id: UserId,
    user_name: z.string().nullable(),
    avatar: z.string().optional(),
    memberSince: z.iso.datetime(),
    badges: z.array(PersonBadge),
    emailVerifiedAt: z.iso.datetime().optional(),
    identityCheckedAt: z.iso.datetime().optional(),
    /** Median minutes until the first answer in the last 90 days; null for fewer than three. */
    responseTime: z.int().nullable(),
  }),
  news: CardNews.optional(),
  badge,
  pictureCount: z.int(),
  /** Newest first; visitors do not see entries from before the first listing. */
  history: z.array(HistoryEntry),
  similar: z.array(PropertyCard).default([]),
  isFavourite: z.boolean().optional(),
  /** Whether the seller or the caller has blocked the other, so that they can't deal with each other. */
  isBarred: z.boolean().optional(),
  /** The caller's own open offer. */
  myOffer: z.object({ id: OfferId, status: OfferStatus, amount: Pounds }).optional(),
  /** The caller's newest offer, once it is over. */
  myEndedOffer: z.object({ id: OfferId, status: OfferStatus, amount: Pounds }).optional(),
  /** The caller's own viewing that is not closed. */
  myViewing: z
    .object({
      id: ViewingId,
      messageId: MessageId,
      timeSlotId: SlotId,
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      kind: SlotKind,
      status: ViewingStatus,
    })
    .optional(),
  /** Present for a buyer with a booked viewing in person or an accepted offer. */
  fullAddress: z.string().optional(),
  isOwner: z.boolean(),
  owner: z
    .object({
      houseNo: z.string(),
      images: Property.shape.images,
      package: Property.shape.package,
      counts: Counts,
      /** Why it is under review, and until when. */
      review: Property.shape.review,
      /** Why staff returned it. */
      returned: Property.shape.returned,
      /** The latest case that hides it. */
      hiddenByCase: CaseId.optional(),
      /** The case that took it off the site, while it is removed. */
      removedByCase: CaseId.optional(),
      obstacles: z.array(Obstacle),
      advice: z.array(Obstacle),
      /** Pictures above the package's number, stored but not shown to visitors. */
      hiddenPictures: z.int(),
      /** Whether it has a floor plan that its package does not show to visitors. */
      hiddenFloorPlan: z.boolean(),
      /** Whether there is a sale-ready pack to answer or to read. */
      hasPack: z.boolean(),
      /** Whether its package includes numbers by day. */
      statistics: z.boolean(),
      /** The last days with any activity; empty without statistics. */
      views: z.array(DayCounts),
      ...SellerTasks.shape,
    })
    .optional(),
});
export type PropertyPage = z.output<typeof PropertyPage>;

/** An item of the seller's own list. */
export const OwnListing = PropertyCard.extend({
  counts: Counts,
  ...SellerTasks.shape,
  package: Property.shape.package,
  review: Property.shape.review,
  returned: Property.shape.returned,
  /** The latest case that hides it. */
  hiddenByCase: CaseId.optional(),
  obstacles: z.array(Obstacle),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});

export const DraftView = Draft.omit({ ownerId: true }).extend({
  step: z.int().min(1).max(6),
  obstacles: z.array(Obstacle),
  /** Recommendations that do not prevent publishing. */
  advice: z.array(Obstacle),
  pictures: z.array(Picture),
  floorPlanPicture: Picture.optional(),
  epcPicture: Picture.optional(),
});
/** `reason` explains a refusal. */
export const ImageView = Image.omit({ ownerId: true, waveFingerprint: true }).extend({
  reason: z.string().optional(),
});

/** An upload as its owner sees it, with an explanation of a refusal. */
export function toImageView(image: Image): z.input<typeof ImageView> {
  return {
    ...image,
    ...(image.refusal && { reason: refusalTexts[image.refusal] }),
  };
}
export const Upload = z.object({ id: ImageId, url: z.string(), fields: z.record(z.string(), z.string()) });

export const AddressSuggestion = z.object({
  houseNo: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  town: z.string(),
  county: z.string().optional(),
  uprn: z.string().optional(),
  nation: z.enum(['england', 'scotland', 'wales', 'northern_ireland']),
  latitude: z.number(),
  longitude: z.number(),
});
export const viewBody = z.object({ propertyId: PropertyId, source: textUpTo(40).optional() });
