import { Entity } from 'electrodb';
import type { OfferId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { deleting, gsi, oneTable, putting, requiring, rowKey, stale, type Write } from '../shared/table.ts';
import { holdingDocuments } from './document-store.ts';
import { Offer } from './offer.ts';
import { isOpen } from './transitions.ts';

const text = { type: 'string', required: true } as const;
const OfferRow = new Entity(
  {
    model: { entity: 'offer', version: '1', service: 'gable' },
    attributes: {
      id: text,
      propertyId: text,
      buyerId: text,
      status: text,
      version: { type: 'number', required: true },
      offer: { type: 'any', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      byProperty: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['propertyId'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
      byBuyer: {
        index: gsi.two.index,
        pk: { field: gsi.two.pk, composite: ['buyerId'] },
        sk: { field: gsi.two.sk, composite: ['id'] },
      },
    },
  },
  oneTable,
);

/** The one open offer of a buyer on a home: its row makes it one, and a home's rows are its open offers, up to date. */
const OpenOffer = new Entity(
  {
    model: { entity: 'open-offer', version: '1', service: 'gable' },
    attributes: { propertyId: text, buyerId: text, offerId: text },
    indexes: {
      byHome: { pk: { field: 'pk', composite: ['propertyId'] }, sk: { field: 'sk', composite: ['buyerId'] } },
    },
  },
  oneTable,
);

/** The one accepted offer of a home, until its sale is off. */
const AcceptedOffer = new Entity(
  {
    model: { entity: 'accepted-offer', version: '1', service: 'gable' },
    attributes: { propertyId: text, offerId: text },
    indexes: { byHome: rowKey('propertyId') },
  },
  oneTable,
);

/** Offers that a list reads at most; more than any home or buyer has had. */
const readMost = 300;

// Reads

export async function offerById(id: OfferId): Promise<Offer | undefined> {
  const { data } = await OfferRow.get({ id }).go({ consistent: true });
  return data ? Offer.parse(data.offer) : undefined;
}

/** Those of the offers that exist. */
export async function offersById(ids: readonly OfferId[]): Promise<Offer[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const { data } = await OfferRow.get(wanted.map((id) => ({ id }))).go({ consistent: true });
  return data.map(({ offer }) => Offer.parse(offer));
}

/** All offers on a home, newest first. */
export async function offersOfProperty(propertyId: PropertyId): Promise<Offer[]> {
  const { data } = await OfferRow.query.byProperty({ propertyId }).go({ order: 'desc', count: readMost });
  return data.map(({ offer }) => Offer.parse(offer));
}

/** All offers of a buyer, newest first. */
export async function offersOfBuyer(buyerId: UserId): Promise<Offer[]> {
  const { data } = await OfferRow.query.byBuyer({ buyerId }).go({ order: 'desc', count: readMost });
  return data.map(({ offer }) => Offer.parse(offer));
}

/** Ids of a home's open offers, accepted and held ones as well, as they are at this moment. */
async function openIds(propertyId: PropertyId): Promise<OfferId[]> {
  const { data } = await OpenOffer.query.byHome({ propertyId }).go({ consistent: true, count: readMost });
  return data.map(({ offerId }) => Offer.shape.id.parse(offerId));
}

export const openOffersOf = async (propertyId: PropertyId): Promise<Offer[]> =>
  offersById(await openIds(propertyId));

/** How many offers are open on a home; for its owner, and for buyers only where the owner lets it be known. */
export const openOfferCount = async (propertyId: PropertyId): Promise<number> =>
  (await openIds(propertyId)).length;

/** A buyer's open offer on a home. */
export async function openOfferOf(propertyId: PropertyId, buyerId: UserId): Promise<Offer | undefined> {
  const { data } = await OpenOffer.get({ propertyId, buyerId }).go({ consistent: true });
  return data ? offerById(Offer.shape.id.parse(data.offerId)) : undefined;
}

/** The offer on which a home is being sold. */
export async function acceptedOfferOf(propertyId: PropertyId): Promise<Offer | undefined> {
  const { data } = await AcceptedOffer.get({ propertyId }).go({ consistent: true });
  return data ? offerById(Offer.shape.id.parse(data.offerId)) : undefined;
}

// Writes

const rowOf = (offer: Offer) => {
  const { id, propertyId, buyerId, status, version } = offer;
  return { id, propertyId, buyerId, status, version, offer };
};

/** The offer as it becomes, on the condition that nobody saved it since the caller read it (`version` is the next). */
export const savingOffer = (offer: Offer): Write =>
  putting(
    offer.version === 1
      ? OfferRow.create(rowOf(offer)).params()
      : OfferRow.put(rowOf(offer))
          .where(({ version }, { eq }) => eq(version, offer.version - 1))
          .params(),
  );

const hasOne = () =>
  new AppError('conflict', 'You have an open offer on this home. Change that one instead.', {
    state: 'open_offer',
  });

/** A new offer takes the buyer's one place among the home's open offers. */
export const insertingOffer = (offer: Offer): Write[] => {
  const { propertyId, buyerId, id: offerId } = offer;
  return [
    savingOffer(offer),
    putting(OpenOffer.create({ propertyId, buyerId, offerId }).params(), hasOne),
    ...holdingDocuments(undefined, offer),
  ];
};

/**
 * Every row that a decision about an offer writes: the offer and its proofs, its place among the open ones, the
 * home's acceptance.
 */
export function decidingOffer(before: Offer, after: Offer): Write[] {
  const writes = [savingOffer(after), ...holdingDocuments(before, after)];
  const { propertyId, buyerId, id } = after;
  if (isOpen(before.status) && !isOpen(after.status))
    writes.push(deleting(OpenOffer.delete({ propertyId, buyerId }).params()));
  if (before.status !== 'accepted' && after.status === 'accepted') writes.push(acceptingOffer(after));
  if (before.status === 'accepted' && after.status === 'fallen_through')
    writes.push(
      deleting(
        AcceptedOffer.delete({ propertyId })
          .where(({ offerId }, { eq }) => eq(offerId, plain(id)))
          .params(),
      ),
    );
  return writes;
}
// ElectroDB compares a column with a plain string, not with one of a known form.
const plain = (id: string): string => id;

const acceptingOffer = ({ propertyId, id: offerId }: Offer): Write =>
  putting(
    AcceptedOffer.create({ propertyId, offerId }).params(),
    () => new AppError('conflict', 'Another offer on this home is accepted.', { state: 'under_offer' }),
  );

/** The home is being sold on this offer at the moment of the transaction. A check has a deletion's form. */
export const requiringAccepted = (propertyId: PropertyId, accepted: OfferId): Write =>
  requiring(
    AcceptedOffer.delete({ propertyId })
      .where(({ offerId }, { eq }) => eq(offerId, plain(accepted)))
      .params(),
    stale,
  );

/** The home is being sold to nobody at the moment of the transaction. */
export const requiringNoneAccepted = (propertyId: PropertyId): Write =>
  requiring(
    AcceptedOffer.delete({ propertyId })
      .where(({ offerId }, { notExists }) => notExists(offerId))
      .params(),
    stale,
  );
