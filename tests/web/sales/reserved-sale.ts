import type { SaleView } from '../../../functions/deals/sales/contract.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { noon } from '../../properties/property-examples.ts';
import { createMemorandumSource, openSale } from '../../sales/sale-examples.ts';

export type Agreement = NonNullable<SaleView['reservation']>;
export type Version = NonNullable<Agreement['last']>;

const none: Agreement = { canPropose: true, needsName: false, earlier: [] };
const proposed: Version = {
  version: 1,
  by: 'seller',
  status: 'proposed',
  terms: { weeks: 6, costsPence: 500_00, reasons: ['survey'] },
  lastDay: '2026-12-05',
  signed: [],
  can: ['accept', 'decline'],
};

/** The sale as its buyer sees it, with a version of an agreement that the seller proposed; without `last`, with none. */
export function createReservedSale(
  last: Partial<Version> | undefined,
  agreement: Partial<Agreement> = {},
  change: Partial<SaleView> = {},
): SaleView {
  const reservation = { ...none, ...agreement, ...(last && { last: { ...proposed, ...last } }) };
  return {
    ...toSaleView(
      { ...openSale(), status: 'sold_stc' },
      createMemorandumSource(),
      { by: { side: 'buyer', solicitor: false }, papers: { memoranda: [], handover: [], reservation } },
      noon,
    ),
    hasPack: false,
    ...change,
  };
}
