import type { BuyerKind } from '../../../functions/listings/properties/domain/purchase-tax.ts';
import type { TaxName } from '../../../functions/listings/properties/domain/purchase-tax.ts';

export const taxNames: Record<TaxName, string> = {
  SDLT: 'Stamp Duty Land Tax',
  LBTT: 'Land and Buildings Transaction Tax',
  LTT: 'Land Transaction Tax',
};

export const buyerKinds: readonly { readonly value: BuyerKind; readonly label: string }[] = [
  { value: 'mover', label: 'I’m moving home' },
  { value: 'first_time', label: 'My first home' },
  { value: 'additional', label: 'An additional home' },
];
