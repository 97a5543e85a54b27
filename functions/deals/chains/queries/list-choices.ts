import type { UserId } from '../../../../events/vocabulary.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { findAcceptedOffer, listOffersOfBuyer } from '../../offers/adapters/offer-repository.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { isAgreedStatus } from '../../offers/domain/transitions.ts';
import type { ChainView } from '../contract.ts';
import type { OwnSale } from './load-chain.ts';
import { listDeals } from './load-chain.ts';

const agreed: ReadonlySet<string> = new Set(['under_offer', 'sold_stc', 'exchanged']);

/** The agreed purchases of a seller, or the agreed sales of a buyer, that this sale may wait for. */
export async function listChoices({ deal, side }: OwnSale, personId: UserId): Promise<ChainView['choices']> {
  const offers = side === 'seller' ? await listOffersOfBuyer(personId) : await listAgreedOffers(personId);
  const ids = offers.filter(({ status }) => isAgreedStatus(status)).map(({ id }) => id);
  const deals = await listDeals(ids.filter((id) => id !== deal.sale.offerId));
  return deals.map(({ sale: { offerId }, property }) => ({
    offerId,
    title: formatShortAddress(property, true),
  }));
}

async function listAgreedOffers(ownerId: UserId): Promise<Offer[]> {
  const homes = (await listPropertiesOfOwner(ownerId)).filter(({ status }) => agreed.has(status));
  const offers = await Promise.all(homes.map(({ id }) => findAcceptedOffer(id)));
  return offers.filter((offer) => offer !== undefined);
}
