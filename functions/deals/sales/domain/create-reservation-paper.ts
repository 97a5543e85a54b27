import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import { listPartyNames, type MemorandumSource } from './memorandum.ts';
import type { ReservationPaper } from './reservation.ts';
import type { Sale } from './sale.ts';

/** Whom and what an agreement names, as a memorandum of now would. */
export function createReservationPaper(
  sale: Sale,
  source: MemorandumSource,
): Omit<ReservationPaper, 'agreedAt'> {
  return {
    nation: source.property.address.nation,
    address: formatPaperAddress(source.property),
    price: sale.price,
    seller: { names: listPartyNames(sale, 'seller', source) },
    buyer: { names: listPartyNames(sale, 'buyer', source) },
  };
}
