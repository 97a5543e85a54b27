import type { SaleStatus } from './sale.ts';

/** How a sale is that is over: none of its steps is left. */
export interface SettledSale {
  readonly status: Extract<SaleStatus, 'completed' | 'fallen_through'>;
}

export function isSettledSale(sale: { readonly status: SaleStatus }): sale is SettledSale {
  return sale.status === 'completed' || sale.status === 'fallen_through';
}
