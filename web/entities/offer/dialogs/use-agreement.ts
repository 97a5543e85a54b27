import { useQuery } from '@tanstack/react-query';
import { type Sale, type SaleSide, saleQuery } from '../../sale/api.ts';
import type { Offer } from '../api.ts';

/** A reservation agreement in force, for the side that reads it. */
export interface AgreementInForce {
  readonly side: SaleSide;
  readonly terms: NonNullable<NonNullable<Sale['reservation']>['last']>['terms'];
}

interface AgreedOffer extends Pick<Offer, 'propertyId' | 'status'> {
  readonly counterpart: Pick<Offer['counterpart'], 'id'>;
}

/** The agreement in force of an offer's sale: `loading` and, where the sale can't be read, `unknown`. */
export function useAgreement({
  propertyId,
  counterpart,
  status,
}: AgreedOffer): AgreementInForce | 'loading' | 'unknown' | undefined {
  const isAgreed = status === 'accepted';
  const { data: sale, isError } = useQuery({
    ...saleQuery(propertyId, counterpart.id),
    enabled: isAgreed,
  });
  if (!isAgreed) return undefined;
  if (!sale) return isError ? 'unknown' : 'loading';
  const last = sale.reservation?.last;
  return last?.status === 'in_force' ? { side: sale.side, terms: last.terms } : undefined;
}
