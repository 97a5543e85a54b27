import type * as z from 'zod';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isJointOwner } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import {
  findProperty,
  buildStatusCondition,
} from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';
import { buildNotBlockedChecks, isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { assertBuyerMeets } from '../../buyer-checks/queries/assert-buyer-meets.ts';
import { findRound, buildRoundCheck } from '../adapters/best-and-final-repository.ts';
import { buildNewOfferWrites, findOpenOffer } from '../adapters/offer-repository.ts';
import { assertProofsUsable } from '../adapters/proof-repository.ts';
import type { NewOffer } from '../contract.ts';
import { createOffer } from '../domain/create-offer.ts';
import { applyExpiry } from '../domain/due-changes.ts';
import type { Offer } from '../domain/offer.ts';
import { type OfferCaller, createOfferStamp, updateOfferAs } from './update-offer.ts';

/**
 * Makes an offer. On a property that is under offer or sold STC it arrives as a backup.
 * @throws 404 for a property that the buyer may not see, 403 between users who blocked each other or if the
 * buyer lacks a check that the seller asks for, 409, 422
 */
export async function makeOffer(
  body: z.output<typeof NewOffer>,
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  await assertProofsUsable(body, caller.id);
  return updateWithRetry(
    async () => {
      const property = await getOfferableProperty(body.propertyId, caller, now);
      await closeExpiredOffer(property.id, caller, now);
      return { property, round: await findRound(property.id) };
    },
    ({ property, round }) => {
      const { propertyId: _, amount, confirmLow, confirmHigh, expiresAt, message, ...terms } = body;
      const { offer, events } = createOffer(
        {
          id: newId('off'),
          buyerId: caller.id,
          property,
          round,
          terms,
          amount,
          confirmation: { confirmLow, confirmHigh },
          expiresAt,
          message,
        },
        createOfferStamp(now),
      );
      const writes = [
        ...buildNotBlockedChecks(property.ownerId, caller.id, () => createBlockedError(property)),
        ...buildNewOfferWrites(offer),
        buildStatusCondition(property),
        buildRoundCheck(property.id, round),
      ];
      return { writes, events, result: offer };
    },
  );
}

async function getOfferableProperty(id: PropertyId, caller: OfferCaller, now: Date): Promise<Property> {
  const property = await findProperty(id);
  if (!property || !isVisibleTo(property, caller.id))
    throw new AppError('not_found', 'We can’t find that home.');
  await assertNoBlockBetween(property, caller);
  await assertBuyerChecks(property, caller, now);
  if (await isJointOwner(property.id, caller.id))
    throw new AppError('conflict', 'You own this home together with its seller.', { state: property.status });
  return property;
}

async function assertNoBlockBetween(property: Property, caller: OfferCaller): Promise<void> {
  const { ownerId } = property;
  if (ownerId !== caller.id && (await isBlockedBetween(ownerId, caller.id)))
    throw createBlockedError(property);
}

const createBlockedError = ({ id }: Property) =>
  new AppError('blocked_by_user', 'You can’t make an offer on this home.', { more: { propertyId: id } });

/** Open offers are not affected when the seller asks for more checks later. */
async function assertBuyerChecks(property: Property, caller: OfferCaller, now: Date): Promise<void> {
  if (property.ownerId === caller.id) return;
  const act = { buyerId: caller.id, propertyId: property.id, act: 'make an offer' } as const;
  await assertBuyerMeets(property.whoMayOffer, act, now);
}

/** Saves the expiry of the buyer's last offer when its time is over, so that it does not block a new one. */
async function closeExpiredOffer(propertyId: PropertyId, caller: OfferCaller, now: Date): Promise<void> {
  const open = await findOpenOffer(propertyId, caller.id);
  if (!open || applyExpiry(open, now).status !== 'expired') return;
  await updateOfferAs({ offerId: open.id }, caller, now, ({ offer }) => ({
    decision: { offer, events: [] },
  }));
}
