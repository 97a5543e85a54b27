import type { DomainEvent } from '../../../../events/define.ts';
import { type UserId, type OfferId, sideOf } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findRound, buildRoundCheck } from '../adapters/best-and-final-repository.ts';
import { findOffer, buildOfferWrites } from '../adapters/offer-repository.ts';
import type { BestAndFinal } from '../domain/best-and-final.ts';
import { applyDueChanges } from '../domain/due-changes.ts';
import { type OfferStamp, type OfferDecision } from '../domain/offer-decision.ts';
import type { Offer } from '../domain/offer.ts';

export interface OfferCaller {
  readonly id: UserId;
}

/**
 * An offer, and the message card that it was answered from. A card that is not the offer's latest gives 409.
 */
export interface OfferReference {
  readonly offerId: OfferId;
  readonly messageId?: string | undefined;
}

/** The present state that a decision about an offer needs. */
export interface OfferContext {
  readonly offer: Offer;
  readonly property: Property;
  readonly round: BestAndFinal | undefined;
  readonly stamp: OfferStamp;
}

/** A decision about the offer, with the change of its property in the same transaction. */
export interface OfferUpdate {
  readonly decision: OfferDecision;
  readonly propertyDecision?: PropertyUpdate | undefined;
  readonly otherWrites?: readonly Write[];
  /** Events that belong to `otherWrites`. */
  readonly otherEvents?: readonly DomainEvent[];
}

export function createOfferStamp(now: Date): OfferStamp {
  return { now, messageId: () => newId('msg') };
}

export function createOfferNotFoundError(): AppError {
  return new AppError('not_found', 'We can’t find that offer.');
}

interface LoadedOffer extends OfferContext {
  readonly stored: Offer;
  /** Changes that were due before this decision. */
  readonly due: OfferDecision;
}

async function loadOffer(id: OfferId, now: Date): Promise<LoadedOffer | undefined> {
  const stored = await findOffer(id);
  if (!stored) return undefined;
  const [property, round] = await Promise.all([
    findProperty(stored.propertyId),
    findRound(stored.propertyId),
  ]);
  if (!property) return undefined;
  const stamp = createOfferStamp(now);
  const due = applyDueChanges(stored, round, stamp);
  return { stored, due, offer: due.offer, property, round, stamp };
}

function buildOfferUpdate(
  loaded: LoadedOffer,
  { decision, propertyDecision, otherWrites = [], otherEvents = [] }: OfferUpdate,
) {
  const { stored, due, round } = loaded;
  const offer = { ...decision.offer, version: stored.version + 1 };
  const writes = [
    ...buildOfferWrites(stored, offer),
    ...(propertyDecision ? buildPropertyUpdateWrites(loaded.property, propertyDecision) : []),
    ...otherWrites,
  ];
  // A round called at the same time would have sealed this decision, so the commit checks the round.
  const sealing =
    offer.status === stored.status && offer.amount === stored.amount
      ? []
      : [buildRoundCheck(stored.propertyId, round)];
  return {
    writes: [...writes, ...sealing],
    events: [...due.events, ...decision.events, ...(propertyDecision?.events ?? []), ...otherEvents],
    result: offer,
  };
}

/**
 * Updates an offer for one of its two sides. Retries after a conflict on another row, such as the property's;
 * refuses when the offer itself changed.
 * @throws 404 for other users, 409 `stale` with the present state, and whatever `decide` throws
 */
export async function updateOfferAs(
  { offerId, messageId }: { readonly offerId: OfferId; readonly messageId?: string | undefined },
  caller: { readonly id: UserId },
  now: Date,
  decide: (context: OfferContext, side: 'seller' | 'buyer') => OfferUpdate | Promise<OfferUpdate>,
): Promise<Offer> {
  let seen = messageId;
  return updateWithRetry(
    () => loadOffer(offerId, now),
    async (loaded) => {
      const side = loaded && sideOf(loaded.stored, caller.id);
      if (!loaded || !side) throw createOfferNotFoundError();
      const update = await decide(loaded, side);
      if (seen !== undefined && seen !== loaded.stored.messageId) throw createStaleOfferError(loaded.offer);
      seen = loaded.stored.messageId;
      return buildOfferUpdate(loaded, update);
    },
  );
}

const createStaleOfferError = ({ status }: Offer): AppError =>
  new AppError('stale', 'This offer has changed in the meantime. Look at it again before you answer.', {
    state: status,
  });

/**
 * Updates an offer for a subscriber: applies what is due and what `decide` returns; retries after a conflict.
 */
export async function updateOffer(
  offerId: OfferId,
  now: Date,
  decide: (context: OfferContext) => Promise<OfferUpdate | undefined> | OfferUpdate | undefined,
): Promise<void> {
  await updateWithRetry(
    () => loadOffer(offerId, now),
    async (loaded) => {
      if (!loaded) return undefined;
      const update =
        (await decide(loaded)) ??
        (loaded.due.offer === loaded.stored
          ? undefined
          : { decision: createUnchangedDecision(loaded.offer) });
      return update && buildOfferUpdate(loaded, update);
    },
  );
}

const createUnchangedDecision = (offer: Offer): OfferDecision => ({ offer, events: [] });
