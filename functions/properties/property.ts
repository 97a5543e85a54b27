import * as z from 'zod';
import { PropertyId, PropertyPackageId, PropertyStatus, UserId } from '../../events/vocabulary.ts';
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
  /** The price before the latest change since it was first listed. */
  previousPrice: z.int().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Property = z.output<typeof Property>;

/** Who makes a move: the owner, the system in reaction to an event, or staff. */
export type Mover = 'owner' | 'system' | 'staff';
export interface Move {
  readonly to: PropertyStatus;
  readonly by: readonly Mover[];
}
export type Verb =
  | 'submit'
  | 'activate'
  | 'hold'
  | 'approve'
  | 'return'
  | 'pause'
  | 'resume'
  | 'accept_offer'
  | 'instruct'
  | 'fall_through'
  | 'relist'
  | 'exchange'
  | 'complete'
  | 'withdraw'
  | 'expire'
  | 'remove';

const remove = { to: 'removed', by: ['staff'] } as const satisfies Move;
const withdraw = { to: 'withdrawn', by: ['owner'] } as const satisfies Move;
const relist = { to: 'live', by: ['owner'] } as const satisfies Move;
/** Instead of going on sale, when the address is on sale from somebody else already. */
const hold = { to: 'under_review', by: ['system'] } as const satisfies Move;

/** The states of a home on sale and the moves out of each (behaviour, 3.1). Server and site read the same table. */
export const moves = {
  draft: { submit: { to: 'pending_payment', by: ['owner'] }, withdraw, remove },
  pending_payment: {
    activate: { to: 'live', by: ['owner', 'system'] },
    hold,
    withdraw,
    remove,
  },
  under_review: {
    approve: { to: 'live', by: ['staff'] },
    return: { to: 'draft', by: ['staff'] },
    withdraw,
    remove,
  },
  live: {
    pause: { to: 'paused', by: ['owner'] },
    accept_offer: { to: 'under_offer', by: ['owner'] },
    withdraw,
    expire: { to: 'expired', by: ['system'] },
    remove,
  },
  paused: {
    resume: { to: 'live', by: ['owner'] },
    accept_offer: { to: 'under_offer', by: ['owner'] },
    withdraw,
    expire: { to: 'expired', by: ['system'] },
    remove,
  },
  under_offer: {
    instruct: { to: 'sold_stc', by: ['owner', 'system'] },
    fall_through: { to: 'fallen_through', by: ['owner', 'system'] },
    withdraw,
    remove,
  },
  sold_stc: {
    exchange: { to: 'exchanged', by: ['owner', 'system'] },
    fall_through: { to: 'fallen_through', by: ['owner', 'system'] },
    remove,
  },
  exchanged: { complete: { to: 'completed', by: ['owner', 'system'] }, remove },
  completed: {},
  fallen_through: { relist, hold, remove },
  withdrawn: { relist, hold, remove },
  expired: { relist, hold, remove },
  removed: {},
} as const satisfies Record<z.output<typeof PropertyStatus>, Partial<Record<Verb, Move>>>;

/** What a stranger may see: homes on sale and, with their photos, homes that were sold. */
export const isPublic = (status: PropertyStatus): boolean =>
  status === 'live' ||
  status === 'under_offer' ||
  status === 'sold_stc' ||
  status === 'exchanged' ||
  status === 'completed';
