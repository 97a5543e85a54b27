import type { OfferId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { listOwnerNames } from '../../../listings/joint-owners/domain/agreement.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import {
  findOffer,
  findAcceptedOffer,
  listOffersOfProperty,
} from '../../offers/adapters/offer-repository.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { findSale } from '../adapters/sale-repository.ts';
import { hasSale, resolveSale } from '../domain/create-sale.ts';
import type { MemorandumSource } from '../domain/memorandum.ts';
import type { Sale } from '../domain/sale.ts';

/** A sale with its present offer and property. */
export interface SaleContext {
  readonly sale: Sale;
  /** The sale as it was saved last, which a fall-through of the offer closes later. */
  readonly stored: Sale | undefined;
  readonly offer: Offer;
  readonly property: Property;
}

export function createSaleNotFoundError(): AppError {
  return new AppError('not_found', 'We can’t find that sale.');
}

async function loadSaleContext(offer: Offer): Promise<SaleContext> {
  if (!hasSale(offer)) throw createSaleNotFoundError();
  const [stored, property] = await Promise.all([findSale(offer.id), findProperty(offer.propertyId)]);
  if (!property) throw createSaleNotFoundError();
  return { sale: resolveSale(stored, offer), stored, offer, property };
}

/** @throws 404 if the offer has no sale */
export async function getSale(offerId: OfferId): Promise<SaleContext> {
  const offer = await findOffer(offerId);
  if (!offer) throw createSaleNotFoundError();
  return loadSaleContext(offer);
}

/**
 * A user's sale of a property: that of an offer, else the one in progress, else the last one.
 * @throws 404 if there is no such sale
 */
export async function getSaleOfProperty(
  propertyId: PropertyId,
  isTheirs: (offer: Offer) => boolean,
  offerId?: OfferId,
): Promise<SaleContext> {
  if (offerId) {
    const wanted = await findOffer(offerId);
    if (wanted?.propertyId !== propertyId || !isTheirs(wanted)) throw createSaleNotFoundError();
    return loadSaleContext(wanted);
  }
  const accepted = await findAcceptedOffer(propertyId);
  if (accepted && isTheirs(accepted)) return loadSaleContext(accepted);
  const past = (await listOffersOfProperty(propertyId)).filter((offer) => hasSale(offer) && isTheirs(offer));
  const [last] = past.toSorted((a, b) => (b.acceptedAt ?? '').localeCompare(a.acceptedAt ?? ''));
  if (!last) throw createSaleNotFoundError();
  return loadSaleContext(last);
}

/**
 * The sale in which a person names their solicitor.
 * @throws 409 with the home's state for its owner, who has no sale yet; 404 for anyone else without one
 */
export async function getSaleToInstruct(propertyId: PropertyId, userId: UserId): Promise<SaleContext> {
  try {
    return await getSaleOfProperty(propertyId, isPartyOf(userId));
  } catch (error) {
    const property = await findProperty(propertyId);
    if (!(error instanceof AppError) || error.code !== 'not_found' || property?.ownerId !== userId)
      throw error;
    throw new AppError('conflict', 'Name your solicitor once you’ve accepted an offer.', {
      state: property.status,
    });
  }
}

export function isPartyOf(userId: UserId) {
  return ({ sellerId, buyerId }: Offer): boolean => sellerId === userId || buyerId === userId;
}

export async function loadMemorandumSource({ offer, property }: SaleContext): Promise<MemorandumSource> {
  const [accounts, owners] = await Promise.all([
    loadAccounts([offer.sellerId, offer.buyerId]),
    listJointOwners(property.id),
  ]);
  return {
    offer,
    property,
    seller: accounts.get(offer.sellerId),
    buyer: accounts.get(offer.buyerId),
    jointOwners: listOwnerNames(owners),
  };
}
