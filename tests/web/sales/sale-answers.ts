import { listHandover } from '../../../functions/deals/sales/domain/handover.ts';
import { nameSolicitor } from '../../../functions/deals/sales/domain/instruct-solicitor.ts';
import type { SaleActor } from '../../../functions/deals/sales/domain/sale-decision.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import type { Sale } from '../../../functions/deals/sales/domain/sale.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import {
  createFirm,
  createMemorandumSource,
  createStamp,
  openSale,
  solicitorIds,
} from '../../sales/sale-examples.ts';
import { createUserAnswer } from '../app.tsx';

export const buyer: SaleActor = { side: 'buyer', solicitor: false };
export const path = `/accepted-offer/${ids.property}/${ids.owner}`;
export const call = `GET /api/sale/${ids.property}/${ids.owner}`;

export const named = (sale: Sale, side: 'seller' | 'buyer'): Sale =>
  nameSolicitor(
    sale,
    createMemorandumSource(),
    {
      side,
      by: side === 'seller' ? sale.sellerId : sale.buyerId,
      id: solicitorIds[side],
      details: createFirm({ firm: `The ${side}’s firm` }),
    },
    createStamp(),
  ).sale;
export const instructed = named(named(openSale(), 'seller'), 'buyer');
/** The API's response about a sale. */
export const seen = (sale: Sale, by = buyer) => ({
  body: {
    ...toSaleView(
      sale,
      createMemorandumSource(),
      { by, papers: { memoranda: [], handover: listHandover(sale, 'england', by.side) } },
      noon,
    ),
    hasPack: false,
  },
});
export const asBuyer = { 'GET /api/user': createUserAnswer({ id: ids.other }) };
