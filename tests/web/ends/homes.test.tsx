import { beforeEach, describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../../events/vocabulary.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { findFaults, readScreen } from './reading.ts';

beforeEach(startLogin);

const toList = (name: string, ...items: unknown[]) => ({
  body: { [name]: items, total: items.length, page: 1, per_page: 24 },
});
const asOwner = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const asBuyer = { 'GET /api/user': createUserAnswer({ id: ids.other }) };

/** What the seller reads on the listing, the offers, the viewings and the enquiries of a home without any. */
interface HomeEnd {
  readonly listing: RegExp;
  readonly offers: RegExp;
  readonly viewings: RegExp;
  /** What a buyer who talked about it reads in the list of what they buy. */
  readonly buying: RegExp;
  /** What a joint owner reads. */
  readonly joint: RegExp;
}
const waiting = {
  offers: /No offers yet[\s\S]*Tell buyers how many offers are open/,
  viewings: /You can add viewing times, and buyers can book them, while the home is on sale/,
  buying: /In conversation\nA home that isn’t on the market/,
  joint: /You own it with Sally Seller[\s\S]*0 viewings to come, 3 so far[\s\S]*no offers yet/,
};
const over = {
  offers: /No offers were made/,
  viewings: /No more viewings can be booked, as the home isn’t for sale any more/,
  buying: /Sold to another buyer[\s\S]*See homes like it/,
  joint: /You own it with Sally Seller[\s\S]*3 viewings\.[\s\S]*No offers were made/,
};
const onSale = { ...waiting, viewings: /Viewing times/, buying: /In conversation\nOak Road, Leeds/ };
const sold = {
  ...over,
  joint: /Asking price[\s\S]*You sold it with Sally Seller[\s\S]*3 viewings\.[\s\S]*No offers were made/,
};
const taken = {
  ...onSale,
  buying: /In conversation\n.*\nOak Road, Leeds/,
  joint: /Asking price[\s\S]*You own it with Sally Seller[\s\S]*no offers yet/,
};

/** Every state of a home, for everyone who has to do with it. */
const ends: Readonly<Record<PropertyStatus, HomeEnd>> = {
  pending_payment: { ...waiting, listing: /Not on sale yet[\s\S]*goes on sale once its package starts/ },
  under_review: { ...waiting, listing: /Being checked[\s\S]*We’re checking this home/ },
  draft: { ...waiting, listing: /Needs changes[\s\S]*Change what we asked for, then put it on sale again/ },
  live: { ...onSale, listing: /For sale[\s\S]*See the page as buyers do[\s\S]*Pause/ },
  paused: {
    ...waiting,
    listing:
      /Buyers can’t find it while it’s paused\. Put it back on sale[\s\S]*Put back on sale\n[\s\S]*How it’s doing/,
  },
  under_offer: { ...taken, listing: /Under offer[\s\S]*Asking price[\s\S]*Nothing needs doing/ },
  sold_stc: {
    ...taken,
    viewings: waiting.viewings,
    listing: /Sold subject to contract[\s\S]*Asking price[\s\S]*Nothing needs doing/,
  },
  exchanged: {
    ...over,
    joint: /Asking price[\s\S]*You own it with Sally Seller[\s\S]*No offers were made/,
    listing: /Contracts exchanged[\s\S]*Asking price[\s\S]*Nothing needs doing/,
  },
  completed: { ...sold, listing: /Sold\n[\s\S]*Asking price[\s\S]*It’s sold\./ },
  fallen_through: { ...waiting, listing: /Fallen through[\s\S]*Put back on sale/ },
  withdrawn: {
    ...waiting,
    listing:
      /Withdrawn[\s\S]*off the market\. Put it back on sale when you’re ready[\s\S]*Put back on sale\n[\s\S]*How it’s doing/,
  },
  expired: {
    ...waiting,
    listing:
      /Listing ended[\s\S]*its package ended\. Put it back on sale with another one[\s\S]*Put back on sale\n[\s\S]*How it’s doing/,
  },
  removed: {
    ...over,
    buying: waiting.buying,
    listing:
      /Removed[\s\S]*Our team took it off the site\. Our email says why, and how to appeal[\s\S]*Write to us/,
  },
};
test('a removed home leads its seller to the case that removed it', async () => {
  const owner = { removedByCase: 'cas_01M8G6HPAC82E5RA00QWH8RPJT' };
  const answers = { ...asOwner, ...createAnswers('removed', {}, owner) };
  const { screen } = await openSite(`/my-listing/${ids.property}`, answers);
  const link = screen.getByRole('link', { name: 'Open the case' });
  await expect.element(link).toHaveAttribute('href', `/cases/${owner.removedByCase}`);
  await expect.element(screen.getByText(/Our email says why/)).not.toBeInTheDocument();
});

test.each([
  ['completed', /Sold for\s*£312,500\s*Asking price\s*£/],
  ['under_offer', /Agreed price\s*£312,500\s*Asking price\s*£/],
])('a home that is %s shows its seller what was agreed beside what was asked', async (status, words) => {
  const owner = { saleWith: ids.other, salePrice: 312_500 };
  const answers = { ...asOwner, ...createAnswers(status, {}, owner) };
  expect(await readScreen(`/my-listing/${ids.property}`, answers)).toMatch(words);
});

/** What the calls refuse once a home is sold or removed. */
const refused = [
  /Put back on sale|Pause\n|Withdraw\n/,
  /Who may book/,
  /Add viewing times/,
  /Tell buyers how many/,
];
const hasEnded = new Set<PropertyStatus>(['exchanged', 'completed', 'removed']);

test('every state of a home is in the table', () => {
  expect(Object.keys(ends).toSorted()).toEqual(PropertyStatus.options.toSorted());
});

describe.each(PropertyStatus.options)('a home that is %s', (status) => {
  const { listing, offers, viewings, buying, joint } = ends[status];
  const never = hasEnded.has(status) ? refused : [];
  const card = toPropertyCard(createProperty({ status }), noon);
  const shown = isPublic(status) ? { card } : {};
  const page = `/my-listing/${ids.property}`;

  test('is told to its seller on every page of it', async () => {
    const answers = {
      ...asOwner,
      ...createAnswers(status),
      'GET /api/my-viewing': toList('viewings'),
      [`GET /api/property-offers/${ids.property}`]: toList('offers'),
      [`GET /api/property-messages/${ids.property}`]: toList('threads'),
      [`GET /api/joint-owners/${ids.property}`]: { body: { jointOwners: [], places: 3 } },
      [`GET /api/properties/time-slots/${ids.property}`]: { body: { ...toList('slots').body, days: [] } },
    };
    const faults = [
      ...findFaults('listing', await readScreen(page, answers), listing, [
        ...never,
        ...(isPublic(status) ? [] : [/as buyers do/]),
      ]),
      ...findFaults('offers', await readScreen(`${page}/offers`, answers), offers, never),
      ...findFaults('viewings', await readScreen(`${page}/viewings`, answers), viewings, never),
    ];
    expect(faults).toEqual([]);
  });

  test('is told to those who wanted it and to its joint owner', async () => {
    const answers = {
      ...asBuyer,
      'GET /api/my-interest': { body: { homes: [] } },
      'GET /api/my-buying': toList('buying', {
        propertyId: ids.property,
        stage: 'chatting',
        sellerId: ids.owner,
        unread: 0,
        waits: [],
        lastActivityAt: noon.toISOString(),
        removable: true,
        ...shown,
      }),
      'GET /api/favourites': {
        body: {
          ...toList('favourites', {
            id: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
            propertyId: ids.property,
            savedPrice: 325_000,
            priceDelta: 0,
            savedAt: noon.toISOString(),
            ...shown,
          }).body,
          ownIds: [],
        },
      },
      [`GET /api/joint-homes/${ids.property}`]: {
        body: {
          card,
          title: '14 Oak Road, Leeds',
          seller: 'Sally Seller',
          agreedAt: noon.toISOString(),
          togetherWith: ['Sally Seller'],
          interest: { views: 40, favourites: 2, enquiries: 3 },
          viewings: { upcoming: 0, past: 3, next: [] },
          offers: [],
          notices: { offers: true, viewings: true },
        },
      },
    };
    const saved = isPublic(status) ? /Oak Road, Leeds/ : /isn’t on the market now/;
    const faults = [
      ...findFaults('buying', await readScreen('/my-buying', answers), buying),
      ...findFaults('favourites', await readScreen('/favourites', answers), saved, [/no longer/]),
      ...findFaults('joint home', await readScreen(`/joint-home/${ids.property}`, answers), joint),
    ];
    expect(faults).toEqual([]);
  });
});

test.each(PropertyStatus.options.filter(isPublic))(
  'a home that is %s says to its readers what can still be done',
  async (status) => {
    const { owner: _, ...body } = createAnswers(status)[calls.home].body;
    const answers = { ...asBuyer, [calls.home]: { body: { ...body, isOwner: false } } };
    const text = await readScreen(`/property-details/${ids.property}`, answers);
    const offers = /Make an? (backup )?offer/;
    const never = [
      /by its owner/,
      ...(hasEnded.has(status) ? [offers, /What it would cost you/, /before you buy/] : []),
    ];
    expect(
      findFaults('home', text, hasEnded.has(status) ? /stated them when it was for sale/ : offers, never),
    ).toEqual([]);
  },
);
