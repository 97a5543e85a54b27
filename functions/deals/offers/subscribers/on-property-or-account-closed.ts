import { AccountBlocked, AccountDeleted, AccountDeletionRequested } from '../../../../events/account.ts';
import { UserBlocked } from '../../../../events/moderation.ts';
import { PropertyStatusChanged } from '../../../../events/property.ts';
import type { PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { listOffersOfBuyer, listOpenOffers } from '../adapters/offer-repository.ts';
import { createFallThroughUpdate } from '../commands/cancel-offer.ts';
import { type OfferContext, type OfferUpdate, updateOffer } from '../commands/update-offer.ts';
import { applyOfferRejection, withdrawOffer } from '../domain/responses.ts';
import { closingEvents } from '../domain/subscriptions.ts';
import { transitionOf } from '../domain/transitions.ts';

/** Who ends an agreed sale by taking the home off the market: only its owner withdraws it, and only staff remove it. */
const goneBy: Readonly<Partial<Record<PropertyStatus, 'seller' | 'system'>>> = {
  withdrawn: 'seller',
  removed: 'system',
};
const soldStatuses: ReadonlySet<PropertyStatus> = new Set(['exchanged', 'completed']);

/**
 * Closes offers whose property, buyer or seller is gone. Waiting offers name no cause; an agreed sale ends by the side
 * that left it, as a reservation agreement asks who pulled out.
 */
export const handler = subscriber(
  'offers-on-property-or-account-closed',
  { on: closingEvents, needs: ['table:write'] },
  async (event, { time: closedAt }) => {
    switch (event.name) {
      case PropertyStatusChanged.name: {
        const { propertyId, to } = event.data;
        const by = goneBy[to];
        if (by) await closeOffersOnProperty(propertyId, { by, reason: 'not_selling' }, closedAt);
        if (soldStatuses.has(to))
          await closeOffersOnProperty(propertyId, { by: 'system', reason: 'sold' }, closedAt);
        return;
      }
      case AccountDeletionRequested.name:
        return updateOffersOfBuyer(event.data.userId, () => true, withdrawUnacceptedOffer);
      case AccountDeleted.name:
        return updateOffersOfBuyer(event.data.userId, () => true, endOffer);
      case AccountBlocked.name:
        return closeOffersOfBlockedUser(event.data.userId, closedAt);
      case UserBlocked.name: {
        const { blockerId, blockedId } = event.data;
        await updateOffersOfBuyer(blockerId, (sellerId) => sellerId === blockedId, withdrawUnacceptedOffer);
        await updateOffersOfBuyer(blockedId, (sellerId) => sellerId === blockerId, withdrawUnacceptedOffer);
      }
    }
  },
);

/** Leaves offers made after the event, when the property was back on the market. */
async function closeOffersOnProperty(
  propertyId: PropertyId,
  { by, reason }: { readonly by: 'seller' | 'system'; readonly reason: 'not_selling' | 'sold' },
  closedAt: string,
): Promise<void> {
  for (const { id } of await listOpenOffers(propertyId)) {
    await updateOffer(id, now(), (context) => {
      const { offer, stamp } = context;
      if (offer.createdAt > closedAt) return undefined;
      if (transitionOf(offer.status, 'reject'))
        return { decision: applyOfferRejection(offer, 'system', { reason }, stamp) };
      const off = offer.status === 'accepted' && reason === 'not_selling';
      return off ? createFallThroughUpdate(context, by, { reason: 'not_selling' }) : undefined;
    });
  }
}

const onSaleStatuses: ReadonlySet<PropertyStatus> = new Set(['live', 'paused']);

/**
 * After staff block a user: closes their unaccepted offers as buyer and as seller. A sale in progress goes
 * on.
 */
async function closeOffersOfBlockedUser(userId: UserId, closedAt: string): Promise<void> {
  // A user who is unblocked by now keeps their offers.
  if (!(await isAccountBlocked(userId))) return;
  await updateOffersOfBuyer(userId, () => true, withdrawUnacceptedOffer);
  for (const { id, status } of await listPropertiesOfOwner(userId))
    if (onSaleStatuses.has(status))
      await closeOffersOnProperty(id, { by: 'system', reason: 'not_selling' }, closedAt);
}

const withdrawUnacceptedOffer = ({ offer, stamp }: OfferContext): OfferUpdate | undefined =>
  offer.status !== 'accepted' && transitionOf(offer.status, 'withdraw')
    ? { decision: withdrawOffer(offer, 'system', {}, stamp) }
    : undefined;
const endOffer = (context: OfferContext): OfferUpdate | undefined =>
  context.offer.status === 'accepted'
    ? createFallThroughUpdate(context, 'buyer', { reason: 'account_closed' })
    : withdrawUnacceptedOffer(context);

async function updateOffersOfBuyer(
  buyerId: UserId,
  from: (sellerId: UserId) => boolean,
  decide: (context: OfferContext) => OfferUpdate | undefined,
): Promise<void> {
  for (const { id, sellerId } of await listOffersOfBuyer(buyerId))
    if (from(sellerId)) await updateOffer(id, now(), decide);
}
