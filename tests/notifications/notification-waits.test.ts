import { expect, test } from 'vitest';
import type { NotificationId } from '../../events/vocabulary.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { toNotificationViews } from '../../functions/reach/notifications/domain/notification-view.ts';
import {
  findOwnOfferWait,
  findOwnViewingWait,
} from '../../functions/reach/notifications/domain/notification-wait.ts';
import {
  addHours,
  createBuyerId,
  createOfferId,
  createRound,
  makeFirstOffer,
} from '../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { createAcceptedOffer, endByBuyer, openSale } from '../sales/sale-examples.ts';
import { createSlot, toViewing } from '../viewings/viewing-examples.ts';

const home = createProperty();
const buyer = createBuyerId(1);
const completed: Sale['milestones'][number] = {
  key: 'completed',
  done: true,
  confirmedBy: [{ side: 'seller', solicitor: false, at: noon.toISOString() }],
};
const until = addHours(48).toISOString();
const counter = { amount: 315_000, conditions: [], expiresAt: until };
const findOfOffer = (change: Partial<Offer>, reader = buyer, round?: ReturnType<typeof createRound>) =>
  findOwnOfferWait(
    { ...makeFirstOffer().offer, ...change },
    { home, round, stored: undefined },
    reader,
    noon,
  );

test.each<[string, ReturnType<typeof findOfOffer>, object | undefined]>([
  [
    'a counter-offer, for its buyer',
    findOfOffer({ status: 'countered', counter }),
    { kind: 'counter', by: until, side: 'buyer' },
  ],
  ['a counter-offer, for its seller', findOfOffer({ status: 'countered', counter }, ids.owner), undefined],
  [
    'an offer, for its seller',
    findOfOffer({ expiresAt: until }, ids.owner),
    { kind: 'offer', by: until, side: 'seller' },
  ],
  ['an offer, for its buyer', findOfOffer({ expiresAt: until }), undefined],
  ['an offer that was declined', findOfOffer({ status: 'rejected' }), undefined],
  [
    'a round that asks for final offers',
    findOfOffer({}, buyer, createRound()),
    { kind: 'final_offer', by: until },
  ],
  [
    'a sale that was agreed',
    findOfOffer({ status: 'accepted', acceptedAt: noon.toISOString() }),
    { kind: 'sale_step', step: expect.any(String) },
  ],
  [
    'a sale that is completed, until its review',
    findOwnOfferWait(
      createAcceptedOffer({ status: 'completed' }),
      { home, round: undefined, stored: { ...openSale(), status: 'completed', milestones: [completed] } },
      ids.owner,
      noon,
    ),
    { kind: 'review', side: 'seller' },
  ],
  [
    'a sale that fell through, until the end of the last day of its dispute',
    findOwnOfferWait(
      createAcceptedOffer({ status: 'fallen_through' }),
      { home, round: undefined, stored: endByBuyer('survey') },
      ids.owner,
      addHours(14 * 24 + 11),
    ),
    { kind: 'dispute', side: 'seller' },
  ],
  ['an offer of others', findOfOffer({}, createBuyerId(2)), undefined],
])('what waits on %s', (_, wait, expected) => {
  if (expected === undefined) expect(wait).toBeUndefined();
  else expect(wait).toMatchObject({ nation: 'england', ...expected });
});

test.each<[string, Partial<Viewing>, 'buyer' | 'seller', object | undefined]>([
  ['asked for, for its seller', { heldUntil: until }, 'seller', { kind: 'viewing_request', by: until }],
  ['asked for, for its buyer', { heldUntil: until }, 'buyer', undefined],
  ['cancelled', { status: 'cancelled' }, 'seller', undefined],
])('what waits on a viewing that is %s', (_, change, side, expected) => {
  const viewing = { ...toViewing(createSlot(1, 72)), ...change };
  const found = findOwnViewingWait(viewing, home, viewing[`${side}Id`], noon);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

test('puts what waits on the newest notification about it alone, and shows no ids of deals', () => {
  const about = { offerId: createOfferId(1), userId: buyer, topic: 'offers' as const };
  const create = (last: number, more: object) => ({
    id: `ntf_${String(last).padStart(26, '0')}` satisfies NotificationId,
    ...about,
    title: 'Counter-offer',
    body: 'Open until Thursday',
    href: '/my-buying',
    createdAt: noon.toISOString(),
    read: true,
    ...more,
  });
  const wait = { kind: 'counter', loss: 'offer', by: until, side: 'buyer', nation: 'england' } as const;
  const views = toNotificationViews(
    [create(3, { offerId: createOfferId(2) }), create(2, {}), create(1, {})],
    new Map([[about.offerId, wait]]),
  );
  expect(views.map((view) => view.wait)).toEqual([undefined, wait, undefined]);
  const secondPage = toNotificationViews([create(1, {})], new Map([[about.offerId, wait]]), [create(2, {})]);
  expect(secondPage.map(({ id, wait: shown }) => [id.slice(-1), shown])).toEqual([['1', undefined]]);
  const step = { ...wait, kind: 'sale_step', loss: 'sale' } as const;
  const list = [create(2, {}), create(1, { topic: 'sale' })];
  const review = { ...wait, kind: 'review', loss: 'nothing' } as const;
  const dispute = { ...wait, kind: 'dispute', loss: 'reply' } as const;
  for (const ofSale of [step, review, dispute])
    expect(toNotificationViews(list, new Map([[about.offerId, ofSale]])).map((view) => view.wait)).toEqual([
      undefined,
      ofSale,
    ]);
  expect(JSON.stringify(views)).not.toMatch(/off_|usr_/);
});
