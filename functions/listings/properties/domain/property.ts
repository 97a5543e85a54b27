import * as z from 'zod';
import {
  CaseId,
  PropertyId,
  PropertyPackageId,
  PropertyStatus,
  UserId,
} from '../../../../events/vocabulary.ts';
import { Clearance, ListingHold, ListingReturn } from './listing-hold.ts';
import { ListingData, Picture } from './listing.ts';
import { OwnerMark } from './owner-mark.ts';

/**
 * An entry of a property's price and status history. Each is a row of its own that is only added, in the
 * transaction of its change, so that no later save can lose it.
 */
export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['listed', 'price', 'status']),
  price: z.int().optional(),
  before: z.int().optional(),
  status: PropertyStatus.optional(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** The running package, as far as the property needs it. */
export const CurrentPackage = z.object({
  id: PropertyPackageId,
  packageId: z.string(),
  maxPhotos: z.int(),
  endsAt: z.iso.datetime(),
  /** Until when the property is featured. */
  featuredUntil: z.iso.datetime().optional(),
});
export type CurrentPackage = z.output<typeof CurrentPackage>;

/** A submitted property: the seller's data, complete enough to be submitted, and the state of the listing. */
export const Property = ListingData.partial().extend({
  ...ListingData.pick({
    houseNo: true,
    postcode: true,
    address: true,
    price: true,
    noOfBedrooms: true,
    noOfBathrooms: true,
    propertyType: true,
    tenure: true,
    description: true,
    images: true,
    keyFacts: true,
  }).shape,
  id: PropertyId,
  /** The end of its public address; homes of earlier releases have none. */
  code: z.string().optional(),
  ownerId: UserId,
  status: PropertyStatus,
  /** The pictures of the chosen images, resolved when the data was saved. */
  pictures: z.array(Picture),
  floorPlanPicture: Picture.optional(),
  epcPicture: Picture.optional(),
  package: CurrentPackage.optional(),
  firstListedAt: z.iso.datetime().optional(),
  /** When it last went on sale, including after a break. */
  listedAt: z.iso.datetime().optional(),
  /** Since when its card may say new: the first listing, or the return after a long break. */
  newAt: z.iso.datetime().optional(),
  offMarketAt: z.iso.datetime().optional(),
  reducedAt: z.iso.datetime().optional(),
  backOnMarketAt: z.iso.datetime().optional(),
  /** Present while it is under review. */
  review: ListingHold.optional(),
  /** Why staff returned it; removed when it is submitted again. */
  returned: ListingReturn.optional(),
  /** Address keys of the known addresses that a home typed by hand may be. It claims none of them. */
  lookupClaims: z.array(z.string()).optional(),
  /** The findings that staff approved. */
  clearance: Clearance.optional(),
  /** The report cases that hide it; it is shown again once each of them is closed. */
  hiddenByCases: z.array(CaseId).optional(),
  /** Since when a stalled sale keeps it out of search. */
  stalledAt: z.iso.datetime().optional(),
  /** Paused because staff blocked its owner; resumed after the unblock. */
  pausedByBlock: z.literal(true).optional(),
  /** Present while the seller's right to sell it is proved. */
  ownerMark: OwnerMark.optional(),
  /** The price before the latest change since it was first listed. */
  previousPrice: z.int().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Property = z.output<typeof Property>;
