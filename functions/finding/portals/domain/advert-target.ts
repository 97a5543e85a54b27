import type { PropertyStatus } from '../../../../events/vocabulary.ts';

/** How a portal shows a home. */
export type MarketState = 'available' | 'under_offer' | 'sold_stc';
/** Why a portal takes a home off. */
export type RemovalReason = 'sold' | 'withdrawn' | 'removed';

/** What a portal should do with a home. */
export type AdvertTarget =
  | { readonly kind: 'show'; readonly as: MarketState }
  | { readonly kind: 'remove'; readonly why: RemovalReason };

const withdrawn = { kind: 'remove', why: 'withdrawn' } as const;
const soldStc = { kind: 'show', as: 'sold_stc' } as const;

/** What each status of a home is on a portal, where its owners want it there. */
const targets: Readonly<Record<PropertyStatus, AdvertTarget>> = {
  draft: withdrawn,
  pending_payment: withdrawn,
  under_review: withdrawn,
  live: { kind: 'show', as: 'available' },
  paused: withdrawn,
  under_offer: { kind: 'show', as: 'under_offer' },
  sold_stc: soldStc,
  // It stays until the keys are handed over: portals have no state between the two.
  exchanged: soldStc,
  completed: { kind: 'remove', why: 'sold' },
  fallen_through: withdrawn,
  withdrawn,
  expired: withdrawn,
  removed: { kind: 'remove', why: 'removed' },
};

/** What a portal should do with a home of this status, on which it may be shown or not. */
export function resolveAdvertTarget(status: PropertyStatus, isAllowed: boolean): AdvertTarget {
  const target = targets[status];
  return target.kind === 'show' && !isAllowed ? withdrawn : target;
}

/** Whether portals show a home of this status. */
export function isOnPortals(status: PropertyStatus): boolean {
  return targets[status].kind === 'show';
}

/** What was asked for which version of a home, to tell whether it was done. */
export function formatAdvertTarget(target: AdvertTarget, homeVersion: number): string {
  return target.kind === 'show' ? `show ${target.as} ${homeVersion}` : `remove ${target.why}`;
}
