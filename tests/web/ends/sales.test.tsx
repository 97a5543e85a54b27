import { beforeEach, describe, expect, test } from 'vitest';
import type { PropertyStatus } from '../../../events/vocabulary.ts';
import type { MemorandumSource } from '../../../functions/deals/sales/domain/memorandum.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { Sale, SaleStatus } from '../../../functions/deals/sales/domain/sale.ts';
import { buyer, seller } from '../../notifications/notice-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createAcceptedOffer, createMemorandumSource, openSale } from '../../sales/sale-examples.ts';
import { createUserAnswer, startLogin } from '../app.tsx';
import { findFaults, readNews, readScreen } from './reading.ts';

beforeEach(startLogin);

const asOwner = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const asBuyer = { 'GET /api/user': createUserAnswer({ id: ids.other }) };

interface SaleEnd {
  readonly name: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly home: PropertyStatus;
  readonly reads: Readonly<Record<'seller' | 'buyer', RegExp>>;
  readonly never: readonly RegExp[];
}
const at = noon.toISOString();
const going = { never: [/fell through/i] };
const fell = (by: 'buyer' | 'seller' | 'system', home: PropertyStatus): SaleEnd => ({
  name: `called off by the ${by} of a home that is ${home} now`,
  change: { status: 'fallen_through', fellThrough: { at, by, reason: 'survey' } },
  home,
  reads: {
    seller:
      home === 'fallen_through'
        ? /fell through[\s\S]*any buyers with backup offers[\s\S]*Put back on sale/
        : /The home is now: [\s\S]*Your listing/,
    buyer: /You were buying from[\s\S]*fell through[\s\S]*See homes like it/,
  },
  never: [
    /Memorandum of sale/,
    /hasn’t named theirs/,
    /expected by|days? late/,
    ...(home === 'fallen_through' ? [] : [/Put back on sale/]),
  ],
});
const sales: Readonly<Record<SaleStatus, readonly SaleEnd[]>> = {
  under_offer: [
    {
      ...going,
      name: 'agreed',
      change: {},
      home: 'under_offer',
      reads: { seller: /You’re selling to/, buyer: /You’re buying from/ },
    },
  ],
  sold_stc: [
    {
      ...going,
      name: 'under way',
      change: { status: 'sold_stc' },
      home: 'sold_stc',
      reads: { seller: /Sold subject to contract/, buyer: /Sold subject to contract/ },
    },
  ],
  exchanged: [
    {
      name: 'binding',
      change: { status: 'exchanged', exchangedOn: '2026-11-22', completionDate: '2026-12-20' },
      home: 'exchanged',
      reads: { seller: /Contracts exchanged/, buyer: /Contracts exchanged/ },
      never: [/We issue it once/, /hasn’t named theirs/],
    },
  ],
  completed: [
    {
      name: 'done',
      change: {
        status: 'completed',
        exchangedOn: '2026-11-22',
        completionDate: '2026-12-20',
        completedOn: '2026-12-20',
      },
      home: 'completed',
      reads: {
        seller: /You sold to[\s\S]*Your home is sold/,
        buyer: /You bought from[\s\S]*The home is yours/,
      },
      never: [/We issue it once/, /hasn’t named theirs/, /expected by|days? late/, /\bturn\b/],
    },
  ],
  fallen_through: [
    fell('buyer', 'fallen_through'),
    fell('seller', 'fallen_through'),
    fell('system', 'fallen_through'),
    fell('buyer', 'live'),
    fell('seller', 'completed'),
  ],
};

test('every state of a sale is in the table', () => {
  expect(Object.keys(sales).toSorted()).toEqual(SaleStatus.options.toSorted());
});

/** What a side reads on the page of the sale. */
function readSale(sale: Sale, source: MemorandumSource, side: 'seller' | 'buyer'): Promise<string> {
  const [me, other] = side === 'seller' ? [asOwner, ids.other] : [asBuyer, ids.owner];
  const by = { side, solicitor: false };
  const body = {
    ...toSaleView(sale, source, { by, papers: { memoranda: [], handover: [] } }, noon),
    hasPack: false,
  };
  return readScreen(`/accepted-offer/${ids.property}/${other}`, {
    ...me,
    [`GET /api/sale/${ids.property}/${other}`]: { body },
    [`GET /api/property-offers/${ids.property}`]: {
      body: { offers: [], total: 0, page: 1, per_page: 24 },
    },
  });
}

describe.each(Object.entries(sales))('a sale that is %s', (_, rows) => {
  test.each(rows)('is told to both sides: $name', async ({ change, home, reads, never }) => {
    const sale = Sale.parse({ ...openSale(), ...change });
    const status = sale.status === 'under_offer' || sale.status === 'sold_stc' ? 'accepted' : sale.status;
    const source = createMemorandumSource({ home: { status: home }, offer: createAcceptedOffer({ status }) });
    const faults: string[] = [];
    for (const side of ['seller', 'buyer'] as const)
      faults.push(...findFaults(side, await readSale(sale, source, side), reads[side], never));
    expect(faults).toEqual([]);
  });
});

describe.each([
  ['northern_ireland', /Contract accepted/, /exchang|missives|\bSTC\b|sold subject to contract|project 28/i],
  ['scotland', /Missives concluded/, /exchang|subject to contract|contract accepted|memorandum|project 28/i],
] as const)('a sale of a home in %s', (nation, reads, foreign) => {
  const { address } = createProperty();
  test.each(['under_offer', 'sold_stc', 'exchanged', 'completed'] as const)(
    'that is %s reads in the words of its nation',
    async (status) => {
      const [row] = sales[status];
      const sale = Sale.parse({ ...openSale(), ...row?.change });
      const home = { status, address: { ...address, nation } };
      const source = createMemorandumSource({ home, offer: createAcceptedOffer() });
      const faults: string[] = [];
      for (const side of ['seller', 'buyer'] as const)
        faults.push(...findFaults(side, await readSale(sale, source, side), reads, [foreign]));
      expect(faults).toEqual([]);
    },
  );
});

describe('the email of the end of a sale, a home or a referral', () => {
  test.each([
    ['sale.completed.v1', {}, seller, /14 Oak Road, Leeds is sold/],
    ['sale.completed.v1', {}, buyer, /It’s yours/],
    ['offer.fell_through.v1', { by: 'buyer' }, seller, /any buyers with backup offers/],
    [
      'offer.fell_through.v1',
      { by: 'seller' },
      buyer,
      /Sally Seller ended it[\s\S]*See how it ended[\s\S]*Tell your solicitor and lender/,
    ],
    ['viewing.expired.v1', {}, buyer, /another time while the home is on sale/],
    ['property.status_changed.v1', { to: 'removed' }, seller, /Our email says why, and how to appeal/],
    ['referral.created.v1', {}, seller, /once they pay for their first package/],
    ['referral.pending.v1', {}, seller, /unless the payment is refunded before then/],
    ['referral.qualified.v1', {}, seller, /you’ve earned 100 points/],
    ['referral.qualified.v1', {}, buyer, /You joined by invitation/],
    ['referral.voided.v1', {}, seller, /was refunded, so it earns no points/],
    ['points.redeemed.v1', {}, seller, /became a coupon/],
  ])('%s %j to %s', (name, change, to, reads) => {
    expect(findFaults(name, readNews(name, change, to), reads)).toEqual([]);
  });
});
