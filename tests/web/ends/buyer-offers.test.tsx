import { beforeEach, expect, test, vi } from 'vitest';
import { OfferStatus, type PropertyStatus, UserId } from '../../../events/vocabulary.ts';
import { listActivityWaits, resolveStage } from '../../../functions/deals/buying/domain/activity.ts';
import { offerEnds } from '../../../functions/deals/offers/domain/offer-end.ts';
import { toEndField, toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { isOpenStatus } from '../../../functions/deals/offers/domain/transitions.ts';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import { buyer } from '../../notifications/notice-examples.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { type BuyerOfferEnd, buyerOfferEnds } from './buyer-offer-ends.ts';
import { findFaults, readNews, readScreen } from './reading.ts';
import { asSide, chatPath, createChatAnswers } from './threads.ts';

beforeEach(startLogin);

function createView({ offer, home, acceptedBuyerId, isBlocked = false }: BuyerOfferEnd) {
  const now = new Date();
  const property = createProperty({ status: home });
  const card = home === 'removed' ? undefined : toPropertyCard(property, now);
  const counterpart = { id: ids.owner, user_name: 'sally seller' };
  const accepted = UserId.optional().parse(acceptedBuyerId);
  return toOfferView(
    offer,
    'buyer',
    { property, card, round: undefined, counterpart, acceptedBuyerId: accepted, isBlocked },
    now,
  );
}

function createBuyingRow({ offer, home }: BuyerOfferEnd) {
  const now = new Date();
  const { id, status, reconfirmBy, amount, note, updatedAt } = offer;
  const activity = {
    propertyId: offer.propertyId,
    buyerId: offer.buyerId,
    sellerId: ids.owner,
    offers: [offer],
    viewings: [],
    thread: undefined,
  };
  return {
    propertyId: ids.property,
    sellerId: ids.owner,
    stage: resolveStage(activity, now),
    ...(home !== 'removed' && { card: toPropertyCard(createProperty({ status: home }), now) }),
    offer: { id, status, ...toEndField(offer, home), reconfirmBy, amount, note, updatedAt },
    unread: 0,
    waits: listActivityWaits(activity, 'buyer', { propertyStatus: home }, now),
    lastActivityAt: updatedAt,
    removable: true,
  };
}

test('every state of an offer and every way to end it is in the table', () => {
  const states = new Set(buyerOfferEnds.map(({ offer }) => offer.status));
  expect([...states].toSorted()).toEqual(OfferStatus.options.toSorted());
  const ends = new Set(buyerOfferEnds.flatMap(({ offer, home }) => toEndField(offer, home).end ?? []));
  expect([...ends].toSorted()).toEqual([...offerEnds].toSorted());
});

test.each(buyerOfferEnds)('an offer that is $name is told to its buyer', async (row) => {
  const view = createView(row);
  const list = (name: string, item: unknown) => ({
    body: { [name]: [item], total: 1, page: 1, per_page: 24 },
  });
  const answers = {
    ...asSide.buyer,
    'GET /api/my-offers': list('offers', view),
    'GET /api/my-interest': { body: { homes: [] } },
    'GET /api/my-buying': list('buying', createBuyingRow(row)),
  };
  const chat = createChatAnswers('buyer', {
    card: { type: 'offer', id: row.offer.id, moment: row.offer.status },
    offers: [view],
    ...(view.card && { property: view.card }),
  });
  expect([
    ...findFaults('my offers', await readScreen('/my-buying?tab=offers', answers), row.reads, row.never),
    ...findFaults('buying', await readScreen('/my-buying', answers), row.buying, row.never),
    ...findFaults('chat', await readScreen(chatPath, chat), row.reads, row.never),
    ...row.news.flatMap(([event, change, reads]) => findFaults(event, readNews(event, change, buyer), reads)),
  ]).toEqual([]);
});

const isPageOpen = ({ offer, home }: BuyerOfferEnd): boolean =>
  isPublic(home) || (home === 'fallen_through' && isOpenStatus(offer.status));

/** The page of the home as the server answers it: its reader's newest offer, and nothing once it is off the market. */
function createHomeAnswer(row: BuyerOfferEnd) {
  const { offer, home, isBlocked } = row;
  if (!isPageOpen(row)) return { status: 404, body: { code: 'not_found', detail: 'There is no such home.' } };
  const { owner: _, ...page } = createAnswers(home)[calls.home].body;
  const { id, status, amount } = offer;
  const shown = { ...page, isOwner: false, ...(isBlocked && { isBarred: true }) };
  const own = { id, status, amount };
  return { body: { ...shown, ...(isOpenStatus(status) ? { myOffer: own } : { myEndedOffer: own }) } };
}

/** What the page says to a buyer whose offer is over, by what has become of the home. */
const endedPages: Readonly<Partial<Record<PropertyStatus, RegExp>>> = {
  live: /On sale since[\s\S]*As stated by the seller/,
  under_offer: /^Under offer$[\s\S]*Make a backup offer/m,
  sold_stc: /^Sold STC$[\s\S]*Make a backup offer/m,
  exchanged: /^Contracts exchanged$[\s\S]*As the seller stated them when it was for sale/m,
  completed: /^Sold$[\s\S]*As the seller stated them when it was for sale/m,
};
const offering = [/Make an? (backup |another )?offer/, /Book a viewing/];

function readExpectation(row: BuyerOfferEnd): { reads: RegExp; never: readonly RegExp[] } {
  const { offer, home, isBlocked } = row;
  if (!isPageOpen(row))
    return {
      reads: /This home isn’t available\nIt may have been taken off the market[\s\S]*Homes for sale\nBuying/,
      never: offering,
    };
  if (isOpenStatus(offer.status)) return { reads: row.reads, never: [...row.never, ...offering.slice(0, 1)] };
  if (isBlocked)
    return {
      reads: /You and the seller can’t contact each other, so you can’t book a viewing or make an offer here/,
      never: [...offering, /Message the seller/, /block/i],
    };
  const isSold = home === 'exchanged' || home === 'completed';
  return { reads: endedPages[home] ?? /Make an offer/, never: [...row.never, ...(isSold ? offering : [])] };
}

test.each(buyerOfferEnds)(
  'the page of a home whose offer is $name tells its buyer what can be done',
  async (row) => {
    const home = createHomeAnswer(row);
    const profile = vi.fn(() => ({ status: 404, body: { code: 'not_found', detail: 'Not found' } }));
    const profileCalls = isPageOpen(row) && !row.isBlocked ? 1 : 0;
    const answers = {
      ...asSide.buyer,
      [calls.home]: home,
      ...('seller' in home.body && { [`GET /api/buyer-seller/${home.body.seller.id}`]: profile }),
      [`GET /api/property-offers/${ids.property}`]: {
        body: { offers: [createView(row)], total: 1, page: 1, per_page: 100 },
      },
    };
    const isThere = () => profile.mock.calls.length >= profileCalls;
    const text = await readScreen(`/property-details/${ids.property}`, answers, isThere);
    const { reads, never } = readExpectation(row);
    const told = isPageOpen(row) && !row.isBlocked ? findFaults('the end', text, row.reads) : [];
    expect([...findFaults('home', text, reads, never), ...told]).toEqual([]);
    // A block refuses this call, so it is not made.
    expect(profile).toHaveBeenCalledTimes(profileCalls);
  },
);
