import { expect, test } from 'vitest';
import { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { toOwnSale } from '../../functions/reach/data-exports/domain/own-parts.ts';
import { noon } from '../properties/property-examples.ts';
import { openSale } from '../sales/sale-examples.ts';

test('copies of a sale a side’s own handover and review alone', () => {
  const at = noon.toISOString();
  const entry = (side: 'seller' | 'buyer') => ({ key: 'gas', side, done: true, at, reading: '4523' });
  const review = (side: 'seller' | 'buyer') => ({ side, stars: 5, text: 'Fair.', at, changedAt: at });
  const sale = Sale.parse({
    ...openSale(),
    handover: [entry('seller'), entry('buyer')],
    reviews: [review('seller'), review('buyer')],
  });
  expect(toOwnSale(sale, sale.buyerId)).toMatchObject({
    handover: [{ side: 'buyer', reading: '4523' }],
    review: { side: 'buyer' },
  });
});
