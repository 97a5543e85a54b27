import type { Sale, SaleSide } from '../../entities/sale/api.ts';

/** A side in the middle of a sentence: the reader is `you`, unless a solicitor reads. */
export function nameSide(side: SaleSide, { side: own, byLink }: Pick<Sale, 'side' | 'byLink'>): string {
  return side === own && !byLink ? 'you' : `the ${side}`;
}

export function otherSideOf(side: SaleSide): SaleSide {
  return side === 'seller' ? 'buyer' : 'seller';
}
