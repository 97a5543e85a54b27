import { type OfferId, type Side, sideOf, type UserId } from '../../../../events/vocabulary.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { listOffersById } from '../../offers/adapters/offer-repository.ts';
import { loadSales } from '../../sales/adapters/sale-repository.ts';
import { hasSale, resolveSale } from '../../sales/domain/create-sale.ts';
import { createSaleNotFoundError, getSale } from '../../sales/queries/get-sale.ts';
import { findChainOfSale } from '../adapters/chain-repository.ts';
import { listTiesByKeys } from '../adapters/tie-repository.ts';
import type { Deal, LoadedChain } from '../domain/chain-view.ts';
import { findTieOfSide } from '../domain/chain.ts';

/** A sale, and the side of it that a person is on. */
export interface OwnSale {
  readonly deal: Deal;
  readonly side: Side;
}

/** @throws 404 for a sale that is not the person's */
export async function getOwnSale(offerId: OfferId, personId: UserId): Promise<OwnSale> {
  const deal = await getSale(offerId);
  const side = sideOf(deal.sale, personId);
  if (!side) throw createSaleNotFoundError();
  return { deal, side };
}

/** The sales of offers, in the order of the ids; those that are gone are left out. */
export async function listDeals(offerIds: readonly OfferId[]): Promise<Deal[]> {
  const offers = await listOffersById(offerIds);
  const [stored, properties] = await Promise.all([
    loadSales(offerIds),
    listProperties(offers.map(({ propertyId }) => propertyId)),
  ]);
  return offerIds.flatMap((offerId) => {
    const offer = offers.find(({ id }) => id === offerId);
    const property = properties.find(({ id }) => id === offer?.propertyId);
    return offer && property && hasSale(offer)
      ? [{ offer, property, sale: resolveSale(stored.get(offerId), offer) }]
      : [];
  });
}

/** The chain of a sale: six requests whatever its length, after the three that read the sale itself. */
export async function loadChain({ deal, side }: OwnSale): Promise<LoadedChain> {
  const chain = await findChainOfSale(deal.sale.offerId);
  if (!chain) return { asked: deal, chain, deals: [deal], ties: [] };
  const own = findTieOfSide(chain, deal.sale.offerId, side);
  const keys = [chain.below, chain.above, own].filter((key) => key !== undefined);
  const others = chain.sales.map(({ offerId }) => offerId).filter((offerId) => offerId !== deal.sale.offerId);
  const [loaded, ties] = await Promise.all([listDeals(others), listTiesByKeys(keys)]);
  const byOffer = new Map([deal, ...loaded].map((one) => [one.sale.offerId, one] as const));
  const deals = chain.sales.flatMap(({ offerId }) => byOffer.get(offerId) ?? []);
  return { asked: deal, chain, deals, ties };
}
