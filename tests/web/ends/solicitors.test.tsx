import { expect, test } from 'vitest';
import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { Sale, SaleStatus } from '../../../functions/deals/sales/domain/sale.ts';
import { noon } from '../../properties/property-examples.ts';
import { createAcceptedOffer, createMemorandumSource, openSale } from '../../sales/sale-examples.ts';
import { findFaults, readScreen } from './reading.ts';

const token = 'a-token-of-a-solicitor-in-a-link';
const memorandum = {
  version: 1,
  draft: false,
  issuedAt: noon.toISOString(),
  why: 'both sides named their solicitors',
  outdated: false,
  htmlUrl: '/api/memorandum/key',
};
const exchanged = { status: 'exchanged', exchangedOn: '2026-11-22', completionDate: '2026-12-20' };
const changing = /Mark as done|Undo\b/;

interface LinkEnd {
  readonly change: Readonly<Record<string, unknown>>;
  readonly home: PropertyStatus;
  readonly reads: RegExp;
  readonly never: readonly RegExp[];
}
/** What a solicitor reads by the link of their client; nobody’s tasks are theirs. */
const ends: Readonly<Record<SaleStatus, LinkEnd>> = {
  under_offer: {
    change: {},
    home: 'under_offer',
    reads: /You act for the (seller|buyer)[\s\S]*turn|You act for the (seller|buyer)[\s\S]*something to do/,
    never: [/It’s your turn/, /fell through/],
  },
  sold_stc: {
    change: { status: 'sold_stc' },
    home: 'sold_stc',
    reads: /You act for the [\s\S]*Sold subject to contract[\s\S]*Memorandum of sale/,
    never: [/It’s your turn/, /fell through/],
  },
  exchanged: {
    change: exchanged,
    home: 'exchanged',
    reads: /You act for the [\s\S]*Contracts exchanged[\s\S]*Memorandum of sale/,
    never: [/It’s your turn/, /fell through/],
  },
  completed: {
    change: { ...exchanged, status: 'completed', completedOn: '2026-12-20' },
    home: 'completed',
    reads: /You acted for the [\s\S]*Completed/,
    never: [/turn/, /something to do/, /Nothing to do right now/, /expected by|days? late/, changing],
  },
  fallen_through: {
    change: {
      status: 'fallen_through',
      fellThrough: { at: noon.toISOString(), by: 'buyer', reason: 'survey' },
    },
    home: 'live',
    reads:
      /You acted for the [\s\S]*This sale fell through\nIt was called off on Sat 21 Nov 2026\. Nothing more can be marked/,
    never: [
      /turn/,
      /something to do/,
      /Nothing to do right now/,
      /expected by|days? late/,
      /survey/i,
      changing,
    ],
  },
};

test.each(SaleStatus.options)(
  'the link to a sale that is %s is for the solicitor of either side',
  async (status) => {
    const { change, home, reads, never } = ends[status];
    const sale = Sale.parse({ ...openSale(), ...change });
    const offer = createAcceptedOffer({
      status: status === 'under_offer' || status === 'sold_stc' ? 'accepted' : status,
    });
    const faults: string[] = [];
    for (const side of ['seller', 'buyer'] as const) {
      const papers = { memoranda: [], handover: [], ...(status !== 'under_offer' && { memorandum }) };
      const view = toSaleView(
        sale,
        createMemorandumSource({ home: { status: home }, offer }),
        { by: { side, solicitor: true }, papers },
        noon,
      );
      const text = await readScreen(`/sale-link#${token}`, {
        'POST /api/sale-link': { body: { ...view, hasPack: false } },
      });
      faults.push(...findFaults(side, text, reads, never));
    }
    expect(faults).toEqual([]);
  },
);

test('a link that was taken back says what to do', async () => {
  const text = await readScreen(`/sale-link#${token}`, {
    'POST /api/sale-link': {
      status: 410,
      body: {
        status: 410,
        code: 'gone',
        detail: 'This link no longer works. Ask your client to send you a new one.',
      },
    },
  });
  expect(
    findFaults('link', text, /This link doesn’t work\nThis link no longer works\. Ask your client/),
  ).toEqual([]);
});
