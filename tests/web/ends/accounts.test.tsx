import { beforeEach, describe, expect, test } from 'vitest';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { Offer } from '../../../functions/deals/offers/domain/offer.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { Sale } from '../../../functions/deals/sales/domain/sale.ts';
import { toViewingView } from '../../../functions/deals/viewings/domain/viewing-view.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import {
  createDeletionMail,
  createPostponementMail,
} from '../../../functions/people/accounts/adapters/account-mails.ts';
import { makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createAcceptedOffer, createMemorandumSource, openSale } from '../../sales/sale-examples.ts';
import { type Answers, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';
import { findFaults, readScreen, renderAtStage } from './reading.ts';
import { asSide } from './threads.ts';
import { createViewing } from './viewing-end.ts';

beforeEach(startLogin);

/** No list has anything in it. */
const lists = ['properties', 'drafts', 'homes', 'buying', 'offers', 'viewings', 'threads', 'notifications'];
const moreLists = ['savedSearches', 'payments', 'reports', 'favourites', 'checks', 'users', 'coupons'];
const nothing = {
  body: {
    ...Object.fromEntries([...lists, ...moreLists].map((name) => [name, []])),
    ownIds: [],
    total: 0,
    unread: 0,
    unreadTotal: 0,
    page: 1,
    per_page: 24,
  },
};
const paths = [
  'properties',
  'property-draft',
  'joint-homes',
  'my-buying',
  'my-interest',
  'my-offers',
  'my-viewing',
  'messages',
  'notifications',
  'saved-searches',
  'payments',
  'cases',
  'favourites',
  'buyer-checks',
  'coupon/coupons',
];
const empty: Answers = {
  ...asSide.buyer,
  ...Object.fromEntries(paths.map((path) => [`GET /api/${path}`, nothing])),
};

describe('an account without anything', () => {
  test.each([
    ['/my-listing', /Nothing for sale yet[\s\S]*Sell your home/],
    ['/my-listing/agenda', /Nothing for sale yet[\s\S]*Sell your home/],
    ['/my-buying', /Nothing under way yet[\s\S]*Find a home/],
    ['/my-buying?tab=offers', /No offers yet[\s\S]*Find a home/],
    ['/my-buying?tab=viewings', /No upcoming viewings/],
    ['/viewings', /No upcoming viewings[\s\S]*Find a home to view/],
    ['/viewings?when=past', /No past viewings/],
    ['/messages', /No messages yet[\s\S]*Find a home/],
    ['/notifications', /Nothing yet[\s\S]*Find a home/],
    ['/saved-searches', /No saved searches yet[\s\S]*Find a home/],
    ['/favourites', /No saved homes yet[\s\S]*Find a home/],
    ['/cases', /You haven’t reported anything/],
    ['/profile?tab=payments', /Nothing paid yet/],
  ])('reads at %s what will stand there and how it begins', async (path, reads) => {
    const text = await readScreen(path, empty);
    expect(findFaults(path, text, reads, [/0 (homes|offers|viewings|payments)\b/])).toEqual([]);
  });
});

describe('the email about the end of an account', () => {
  const day = '2027-01-12T10:00:00.000Z';
  const href = 'https://gable.example/profile';
  test.each([
    [
      'asked for',
      () => createDeletionMail(day, href),
      /will be deleted on .*12 January 2027\. Your listings are off the market from now on; until that day you can read everything[\s\S]*keep your account within 14 days[\s\S]*Keep my account/,
    ],
    [
      'held up by a sale',
      () => createPostponementMail('sale', day, href),
      /a sale of yours is still under way[\s\S]*try again on .*12 January 2027[\s\S]*Until then you can read everything, write messages/,
    ],
    [
      'held up by a payment',
      () => createPostponementMail('payment', day, href),
      /a payment or a refund of yours is still on its way[\s\S]*12 January 2027/,
    ],
    [
      'held up by a dispute',
      () => createPostponementMail('dispute', day, href),
      /a payment of yours is being disputed[\s\S]*12 January 2027/,
    ],
  ] as const)('that is %s names its day and what can be done until then', (_, create, reads) => {
    expect(findFaults('mail', renderAtStage(create).text, reads)).toEqual([]);
  });
});

const gone = (side: 'seller' | 'buyer') => ({
  id: side === 'buyer' ? ids.owner : ids.other,
  user_name: null,
});
const list = (name: string, item: unknown) => ({ body: { [name]: [item], total: 1, page: 1, per_page: 24 } });
const property = createProperty({ status: 'live' });

describe('a person who left', () => {
  test.each(['seller', 'buyer'] as const)(
    'has no name and no links for the %s of a viewing',
    async (side) => {
      const viewing = createViewing(-30, { status: 'completed', agreed: true, place: 'booked' });
      const view = toViewingView(
        viewing,
        side === 'buyer' ? ids.other : ids.owner,
        { property, counterpart: gone(side) },
        new Date(),
      );
      const text = await readScreen('/viewings', {
        ...asSide[side],
        'GET /api/my-viewing': list('viewings', view),
      });
      expect(findFaults('viewings', text, /with A former member/, [/Write to/, /null/])).toEqual([]);
    },
  );

  test('has no name in an offer that was closed as they left', async () => {
    const { offer } = makeFirstOffer({ property, buyerId: ids.other });
    const step = { at: noon.toISOString(), by: 'system', kind: 'withdrawn', reason: 'account_closed' };
    const closed = Offer.parse({ ...offer, status: 'withdrawn', history: [...offer.history, step] });
    const text = await readScreen(`/my-listing/${ids.property}/offers`, {
      ...asSide.seller,
      ...createAnswers('live'),
      [`GET /api/property-offers/${ids.property}`]: list(
        'offers',
        toOfferView(
          closed,
          'seller',
          { property, card: toPropertyCard(property, noon), round: undefined, counterpart: gone('seller') },
          new Date(),
        ),
      ),
    });
    expect(findFaults('offers', text, /1 past offer/, [/null/, /Accept\b/])).toEqual([]);
  });

  test.each(['seller', 'buyer'] as const)(
    'has no name in the completed sale that the %s still reads',
    async (side) => {
      const sale = Sale.parse({
        ...openSale(),
        status: 'completed',
        exchangedOn: '2026-11-22',
        completionDate: '2026-12-20',
        completedOn: '2026-12-20',
      });
      const source = createMemorandumSource({
        home: { status: 'completed' },
        offer: createAcceptedOffer({ status: 'completed' }),
      });
      const view = toSaleView(
        sale,
        { ...source, [side === 'seller' ? 'buyer' : 'seller']: undefined },
        { by: { side, solicitor: false }, papers: { memoranda: [], handover: [] } },
        new Date(),
      );
      const other = gone(side).id;
      const text = await readScreen(`/accepted-offer/${ids.property}/${other}`, {
        ...asSide[side],
        [`GET /api/sale/${ids.property}/${other}`]: { body: { ...view, hasPack: false } },
      });
      const reads = side === 'seller' ? /You sold to a former member/ : /You bought from a former member/;
      expect(findFaults('sale', text, reads, [/null/, /the other side/])).toEqual([]);
    },
  );
});
