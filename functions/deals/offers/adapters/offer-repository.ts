import type { OfferId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { createRowRead, type RowRead } from '../../../kernel/data/row-read.ts';
import { widenToString, defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import {
  buildDelete,
  buildPut,
  buildCondition,
  createStaleError,
  type Write,
} from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Offer } from '../domain/offer.ts';
import { isOpenStatus } from '../domain/transitions.ts';
import { buildProofWrites } from './proof-repository.ts';

const offers = defineDocumentEntity('offer', Offer, {
  columns: {
    id: text,
    propertyId: text,
    buyerId: text,
    status: text,
    version: number,
    offer: documentColumn,
  },
  indexes: {
    byId: rowKey('id'),
    byProperty: indexKey('gsi1', 'propertyId', 'id'),
    byBuyer: indexKey('gsi2', 'buyerId', 'id'),
  },
});

/**
 * A buyer's open offer on a property: the key makes it unique. The rows of a property are its current open
 * offers.
 */
const OpenOfferRow = defineRow('open-offer', {
  columns: { propertyId: text, buyerId: text, offerId: text },
  indexes: { byHome: rowKey('propertyId', 'buyerId') },
});

/** The accepted offer of a property, until its sale falls through. */
const AcceptedOfferRow = defineRow('accepted-offer', {
  columns: { propertyId: text, offerId: text },
  indexes: { byHome: rowKey('propertyId') },
});

/** The most offers that a list reads; more than any property or buyer has. */
const maxRead = 300;

// Reads

export function findOffer(id: OfferId): Promise<Offer | undefined> {
  return offers.find({ id });
}

/** Returns the offers that exist; unknown ids are left out. */
export function listOffersById(ids: readonly OfferId[]): Promise<Offer[]> {
  return offers.listByKeys(
    ids.map((id) => ({ id })),
    { consistent: true },
  );
}

/** All offers on a property, newest first. */
export function listOffersOfProperty(propertyId: PropertyId): Promise<Offer[]> {
  return offers.list('byProperty', { propertyId }, { order: 'desc', count: maxRead });
}

/** All offers of a buyer, newest first. */
export function listOffersOfBuyer(buyerId: UserId): Promise<Offer[]> {
  return offers.list('byBuyer', { buyerId }, { order: 'desc', count: maxRead });
}

/** Ids of a property's open offers, including accepted offers and backups. A consistent read. */
async function listOpenOfferIds(propertyId: PropertyId): Promise<OfferId[]> {
  const { data } = await OpenOfferRow.query.byHome({ propertyId }).go({ consistent: true, count: maxRead });
  return data.map(({ offerId }) => Offer.shape.id.parse(offerId));
}

export async function listOpenOffers(propertyId: PropertyId): Promise<Offer[]> {
  return listOffersById(await listOpenOfferIds(propertyId));
}

/** How many offers are open on a property. Its owner sees the count; buyers only if the owner shares it. */
export async function countOpenOffers(propertyId: PropertyId): Promise<number> {
  return (await listOpenOfferIds(propertyId)).length;
}

export async function findOpenOffer(propertyId: PropertyId, buyerId: UserId): Promise<Offer | undefined> {
  const { data } = await OpenOfferRow.get({ propertyId, buyerId }).go({ consistent: true });
  return data ? findOffer(Offer.shape.id.parse(data.offerId)) : undefined;
}

/** The read of the id of a buyer's open offer on a property, to go out together with others. */
export function createOpenOfferRead(propertyId: PropertyId, buyerId: UserId): RowRead<OfferId | undefined> {
  return createRowRead(
    OpenOfferRow.get({ propertyId, buyerId }),
    (stored) => stored && Offer.shape.id.parse(stored['offerId']),
  );
}

export async function findAcceptedOffer(propertyId: PropertyId): Promise<Offer | undefined> {
  const { data } = await AcceptedOfferRow.get({ propertyId }).go({ consistent: true });
  return data ? findOffer(Offer.shape.id.parse(data.offerId)) : undefined;
}

// Writes

/** Writes the offer at its next `version`. Fails as stale when it was saved since it was read. */
export function buildOfferWrite(offer: Offer): Write {
  return offers.buildSave(offer);
}

const createOpenOfferError = () =>
  new AppError('conflict', 'You have an open offer on this home. Change that one instead.', {
    state: 'open_offer',
  });

/** A buyer has one open offer per property, so a second one fails with 409 `open_offer`. */
export function buildNewOfferWrites(offer: Offer): Write[] {
  const { propertyId, buyerId, id: offerId } = offer;
  return [
    buildOfferWrite(offer),
    buildPut(OpenOfferRow.create({ propertyId, buyerId, offerId }), createOpenOfferError),
    ...buildProofWrites(undefined, offer),
  ];
}

/**
 * Builds all rows that a decision about an offer changes: the offer, its proofs, its open-offer row and the
 * property's accepted-offer row.
 */
export function buildOfferWrites(before: Offer, after: Offer): Write[] {
  const writes = [buildOfferWrite(after), ...buildProofWrites(before, after)];
  const { propertyId, buyerId, id } = after;
  if (isOpenStatus(before.status) && !isOpenStatus(after.status))
    writes.push(buildDelete(OpenOfferRow.delete({ propertyId, buyerId })));
  if (before.status !== 'accepted' && after.status === 'accepted') writes.push(buildAcceptanceWrite(after));
  if (before.status === 'accepted' && after.status === 'fallen_through')
    writes.push(
      buildDelete(
        AcceptedOfferRow.delete({ propertyId }).where(({ offerId }, { eq }) =>
          eq(offerId, widenToString(id)),
        ),
      ),
    );
  return writes;
}

const buildAcceptanceWrite = ({ propertyId, id: offerId }: Offer): Write =>
  buildPut(
    AcceptedOfferRow.create({ propertyId, offerId }),
    () => new AppError('conflict', 'Another offer on this home is accepted.', { state: 'under_offer' }),
  );

/** Fails as stale unless the property's accepted offer is the given one. A check is built as a delete. */
export function buildAcceptedCheck(propertyId: PropertyId, accepted: OfferId): Write {
  return buildCondition(
    AcceptedOfferRow.delete({ propertyId }).where(({ offerId }, { eq }) =>
      eq(offerId, widenToString(accepted)),
    ),
    createStaleError,
  );
}

/** Fails as stale when the property has an accepted offer. */
export function buildNotAcceptedCheck(propertyId: PropertyId): Write {
  return buildCondition(
    AcceptedOfferRow.delete({ propertyId }).where(({ offerId }, { notExists }) => notExists(offerId)),
    createStaleError,
  );
}
