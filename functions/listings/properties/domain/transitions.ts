import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import type { Property } from './property.ts';

/** Whether a viewer may see a property: its owner always, others while it is public. */
export function isVisibleTo(property: Property, viewerId: string | undefined): boolean {
  return isPublic(property.status) || property.ownerId === viewerId;
}

/** The role that makes a move: the owner, the system in reaction to an event, or staff. */
export type TransitionActor = 'owner' | 'system' | 'staff';
export interface PropertyMove {
  readonly to: PropertyStatus;
  readonly by: readonly TransitionActor[];
}
export type PropertyVerb =
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
  | 'remove'
  | 'restore';

const remove = { to: 'removed', by: ['staff'] } as const satisfies PropertyMove;
const withdraw = { to: 'withdrawn', by: ['owner'] } as const satisfies PropertyMove;
const relist = { to: 'live', by: ['owner'] } as const satisfies PropertyMove;
/** Until staff decide on the findings of the checks. */
const hold = { to: 'under_review', by: ['system'] } as const satisfies PropertyMove;

/** The statuses of a property and the moves from each (behaviour, 3.1). Server and site share this table. */
export const propertyMoves = {
  draft: { submit: { to: 'pending_payment', by: ['owner'] }, withdraw, remove },
  pending_payment: {
    activate: { to: 'live', by: ['owner', 'system'] },
    hold,
    withdraw,
    remove,
  },
  under_review: {
    // The system approves once the seller has fixed the findings.
    approve: { to: 'live', by: ['staff', 'system'] },
    return: { to: 'draft', by: ['staff'] },
    // Its package was cancelled or refunded meanwhile.
    expire: { to: 'expired', by: ['system'] },
    withdraw,
    remove,
  },
  live: {
    pause: { to: 'paused', by: ['owner', 'system'] },
    accept_offer: { to: 'under_offer', by: ['owner'] },
    withdraw,
    expire: { to: 'expired', by: ['system'] },
    /** Hidden while staff review an edit or a report, or until it is corrected. */
    hold: { to: 'under_review', by: ['staff', 'system'] },
    remove,
  },
  paused: {
    resume: { to: 'live', by: ['owner', 'system'] },
    hold,
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
  /** After a successful appeal: off the market, and editable by its owner again. */
  removed: { restore: { to: 'withdrawn', by: ['staff'] } },
} as const satisfies Record<PropertyStatus, Partial<Record<PropertyVerb, PropertyMove>>>;

/** Whether a listing is over for its seller: contracts are exchanged, or our team removed it. */
export function isListingOver(status: PropertyStatus): boolean {
  return status === 'exchanged' || status === 'completed' || status === 'removed';
}

/** Whether the home is being sold to a buyer whose offer was accepted. */
export function hasAgreedSale(status: PropertyStatus): boolean {
  return status === 'under_offer' || status === 'sold_stc' || status === 'exchanged';
}

/** Whether a home without a package leaves the market; what is sold or was never on sale stays as it is. */
export function needsPackageToStay(status: PropertyStatus): boolean {
  return 'expire' in propertyMoves[status];
}

/** Whether the public sees the status: properties on sale and, with their photos, sold ones. */
export function isPublic(status: PropertyStatus): boolean {
  return (
    status === 'live' ||
    status === 'under_offer' ||
    status === 'sold_stc' ||
    status === 'exchanged' ||
    status === 'completed'
  );
}
