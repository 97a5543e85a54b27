import { listOffersOfBuyer, listOffersOfProperty } from '../../offers/adapters/offer-repository.ts';
import { loadSales } from '../adapters/sale-repository.ts';
import type { SaleView } from '../contract.ts';
import { hasSale } from '../domain/create-sale.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import { isSettledSale } from '../domain/settled-sale.ts';
import type { SaleContext } from './get-sale.ts';

/**
 * The solicitor whom the reader named last in another sale: a buyer for any home, a seller for this one. Undefined
 * once they have named one here. Their file reference stays with the other sale.
 */
export async function findEarlierSolicitor(
  { sale, offer }: SaleContext,
  { side, solicitor }: SaleActor,
): Promise<SaleView['earlierSolicitor']> {
  if (solicitor || sale.solicitors[side] || isSettledSale(sale)) return undefined;
  const offers = await (side === 'buyer'
    ? listOffersOfBuyer(offer.buyerId)
    : listOffersOfProperty(offer.propertyId));
  const earlier = offers.filter((other) => hasSale(other) && other.id !== offer.id);
  const sales = await loadSales(earlier.map(({ id }) => id));
  const named = [...sales.values()].flatMap(({ solicitors }) => solicitors[side] ?? []);
  const [last] = named.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  if (!last) return undefined;
  const { firm, contact, email, phone, address, sraOrClcNo } = last;
  return { firm, contact, email, phone, address, ...(sraOrClcNo !== undefined && { sraOrClcNo }) };
}
