import * as z from 'zod';
import { CaseId, PropertyId, PropertyPackageId, PropertyStatus, UserId } from '../../../events/vocabulary.ts';
import { Clearance, ListingHold, ListingReturn } from './listing-hold.ts';
import { ListingData, Picture } from './listing.ts';

/**
 * One line of a home's price and status history. Each is a row of its own that is only ever added, in the same
 * transaction as the change it tells of, so that no later save of the home can lose it.
 */
export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['listed', 'price', 'status']),
  price: z.int().optional(),
  before: z.int().optional(),
  status: PropertyStatus.optional(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** The package under which a home is on sale, as far as the home itself needs it. */
export const CurrentPackage = z.object({
  id: PropertyPackageId,
  packageId: z.string(),
  maxPhotos: z.int(),
  endsAt: z.iso.datetime(),
  /** Until when its home has a featured place. */
  featuredUntil: z.iso.datetime().optional(),
});
export type CurrentPackage = z.output<typeof CurrentPackage>;

/** A home that was submitted: the seller's data, complete enough to be submitted, and the life of the listing. */
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
  ownerId: UserId,
  status: PropertyStatus,
  /** The chosen images, resolved when the data was saved. */
  pictures: z.array(Picture),
  floorPlanPicture: Picture.optional(),
  epcPicture: Picture.optional(),
  package: CurrentPackage.optional(),
  firstListedAt: z.iso.datetime().optional(),
  /** When it last went on sale, after a break as well. */
  listedAt: z.iso.datetime().optional(),
  /** Since when its card may say new: the first listing, or the return after a long break. */
  newAt: z.iso.datetime().optional(),
  offMarketAt: z.iso.datetime().optional(),
  reducedAt: z.iso.datetime().optional(),
  backOnMarketAt: z.iso.datetime().optional(),
  /** While it is under review. */
  review: ListingHold.optional(),
  /** Why staff returned it, until it is submitted again. */
  returned: ListingReturn.optional(),
  /** What staff approved of it. */
  clearance: Clearance.optional(),
  /** The report cases that keep it out of sight; it is shown again once each of them is over. */
  hiddenByCases: z.array(CaseId).optional(),
  /** Since when a sale that stands still keeps it out of search. */
  stalledAt: z.iso.datetime().optional(),
  /** Paused as staff blocked its owner, to go on sale again once they are unblocked. */
  pausedByBlock: z.literal(true).optional(),
  /** The price before the latest change since it was first listed. */
  previousPrice: z.int().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Property = z.output<typeof Property>;
