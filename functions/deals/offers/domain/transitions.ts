import type { Side } from '../../../../events/vocabulary.ts';
import type { OfferStatus, PropertyStatus } from '../../../../events/vocabulary.ts';

/** What a side can do with an offer. Views list the actions in this order, the most likely first. */
export const offerActions = [
  'accept',
  'accept_counter',
  'agree_change',
  'counter',
  'reconfirm',
  'raise',
  'ask_change',
  'decline_change',
  'reject_counter',
  'reject',
  'withdraw',
  'release',
] as const;
export type OfferActionKey = (typeof offerActions)[number];

interface OfferTransition {
  readonly by: readonly Side[];
  readonly to: OfferStatus;
}
const buyer = ['buyer'] as const;
const seller = ['seller'] as const;
const both = ['buyer', 'seller'] as const;

/**
 * The states of an offer and each side's actions in them (behaviour, 3.2). Server and site read the same
 * table.
 */
export const offerTransitions = {
  pending: {
    raise: { by: buyer, to: 'pending' },
    reconfirm: { by: buyer, to: 'pending' },
    withdraw: { by: buyer, to: 'withdrawn' },
    accept: { by: seller, to: 'accepted' },
    counter: { by: seller, to: 'countered' },
    reject: { by: seller, to: 'rejected' },
  },
  countered: {
    accept_counter: { by: buyer, to: 'accepted' },
    reject_counter: { by: buyer, to: 'pending' },
    raise: { by: buyer, to: 'pending' },
    withdraw: { by: buyer, to: 'withdrawn' },
    reject: { by: seller, to: 'rejected' },
  },
  on_hold: {
    raise: { by: buyer, to: 'on_hold' },
    withdraw: { by: buyer, to: 'withdrawn' },
    reject: { by: seller, to: 'rejected' },
  },
  accepted: {
    ask_change: { by: both, to: 'accepted' },
    agree_change: { by: both, to: 'accepted' },
    decline_change: { by: both, to: 'accepted' },
    withdraw: { by: buyer, to: 'fallen_through' },
    release: { by: seller, to: 'fallen_through' },
  },
  exchanged: {},
  completed: {},
  rejected: {},
  withdrawn: {},
  expired: {},
  fallen_through: {},
} as const satisfies Record<OfferStatus, Partial<Record<OfferActionKey, OfferTransition>>>;

/** The transition of an action in a status; undefined if the table lacks it. */
export function transitionOf(status: OfferStatus, verb: OfferActionKey): OfferTransition | undefined {
  const possible: Partial<Record<OfferActionKey, OfferTransition>> = offerTransitions[status];
  return possible[verb];
}

/** The actions of a side in a status, before other conditions. */
export function selectOfferActions(status: OfferStatus, side: Side): OfferActionKey[] {
  const possible: Partial<Record<OfferActionKey, OfferTransition>> = offerTransitions[status];
  return offerActions.filter((verb) => possible[verb]?.by.includes(side));
}
const openStatuses: ReadonlySet<OfferStatus> = new Set([
  'pending',
  'countered',
  'on_hold',
  'accepted',
  'exchanged',
]);

/** Whether the offer counts as its buyer's one open offer on the property. */
export function isOpenStatus(status: OfferStatus): boolean {
  return openStatuses.has(status);
}

const onSaleStatuses: ReadonlySet<PropertyStatus> = new Set(['live', 'paused', 'under_offer', 'sold_stc']);

/**
 * Whether an open offer rests until its home is on sale again, such as one whose package has ended. A backup is
 * confirmed from the fall-through on, before the seller puts the home back on sale.
 */
export function isRestingOffer(
  { reconfirmBy }: { readonly reconfirmBy?: string | undefined },
  propertyStatus: PropertyStatus,
): boolean {
  return (
    !onSaleStatuses.has(propertyStatus) && !(propertyStatus === 'fallen_through' && reconfirmBy !== undefined)
  );
}

/** Whether the property is being sold on this offer. */
export function isAgreedStatus(status: OfferStatus): boolean {
  return status === 'accepted' || status === 'exchanged';
}

/** Whether an offer waits for the answer of one side: those that a round of final offers asks again. */
export function awaitsAnswer({ status }: { readonly status: OfferStatus }): boolean {
  return status === 'pending' || status === 'countered';
}
