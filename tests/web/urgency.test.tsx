import { beforeEach, expect, test } from 'vitest';
import { toOfferView } from '../../functions/deals/offers/domain/offer-view.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import { createBuyerId, createOfferId, makeFirstOffer } from '../offers/offer-examples.ts';
import { createProperty, ids } from '../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';
import { createAnswers } from './payments/samples.ts';

beforeEach(startLogin);

const by = (day: number) => `2031-03-${day}T21:00:00.000Z`;
const people = ['Ann', 'Ben', 'Cat'];

/** Offers of three buyers, each with its sum and its end. */
const toOffers = (side: 'buyer' | 'seller', offers: readonly Partial<Offer>[]) =>
  offers.map((change, nth) => {
    const property = createProperty();
    const offer = {
      ...makeFirstOffer({ id: createOfferId(nth + 1), buyerId: createBuyerId(nth + 1) }).offer,
      ...change,
    };
    const counterpart = { id: offer.buyerId, user_name: people[nth] ?? null };
    const card = toPropertyCard(property, new Date());
    return toOfferView(offer, side, { property, card, round: undefined, counterpart }, new Date());
  });
const toList = (name: string, items: readonly unknown[]) => ({
  body: { [name]: items, total: items.length, page: 1, per_page: 100 },
});

test('the offers on a home begin with the one that ends first, then the highest', async () => {
  const offers = toOffers('seller', [
    { amount: 330_000, expiresAt: undefined },
    { amount: 320_000, expiresAt: undefined },
    { amount: 300_000, expiresAt: by(11) },
  ]);
  const { screen } = await openSite(`/my-listing/${ids.property}/offers`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/property-offers/${ids.property}`]: toList('offers', offers),
  });
  const rows = screen.getByRole('article', { name: /offer$/ });
  await expect.element(rows.nth(0)).toHaveAccessibleName('Cat’s offer');
  await expect.element(rows.nth(1)).toHaveAccessibleName('Ann’s offer');
  await expect.element(rows.nth(2)).toHaveAccessibleName('Ben’s offer');
  await expect.element(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('urgent');
  await expect.element(rows.nth(0).getByText(/^Sent Sat 21 Nov, 12:00$/)).toBeVisible();
});

test('offers of which none ends are in the order of their sums, without one by their ends', async () => {
  const offers = toOffers('seller', [
    { amount: 330_000, expiresAt: undefined },
    { amount: 320_000, expiresAt: undefined },
  ]);
  const { screen } = await openSite(`/my-listing/${ids.property}/offers`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/property-offers/${ids.property}`]: toList('offers', offers),
  });
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  await expect.element(sort).toHaveValue('amount');
  await expect.element(sort).not.toHaveTextContent('Ending first');
});

test('own offers on which nothing waits begin with the sale and end with what is over', async () => {
  const offers = toOffers('buyer', [
    { status: 'rejected', amount: 301_000 },
    { status: 'on_hold', amount: 302_000 },
    { status: 'accepted', amount: 303_000 },
  ]);
  const { screen } = await openSite('/my-buying?tab=offers', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-offers': toList('offers', offers),
  });
  const rows = screen.getByRole('tabpanel', { name: 'Offers' }).getByRole('article');
  await expect.element(rows.nth(0).getByText('£303,000')).toBeVisible();
  await expect.element(rows.nth(1).getByText('£302,000')).toBeVisible();
  await expect.element(rows.nth(2).getByText('£301,000')).toBeVisible();
});

test('own offers begin with the counter-offer to answer', async () => {
  const counter = { amount: 315_000, conditions: [], expiresAt: by(11) };
  const offers = toOffers('buyer', [
    { status: 'rejected' },
    { amount: 301_000, expiresAt: by(10) },
    { amount: 302_000, status: 'countered', counter },
  ]);
  const { screen } = await openSite('/my-buying?tab=offers', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-offers': toList('offers', offers),
  });
  const rows = screen.getByRole('tabpanel', { name: 'Offers' }).getByRole('article');
  await expect.element(rows.nth(0).getByText(/The seller asks for £315,000. Reply by/)).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Your offer is with the seller/)).toBeVisible();
});

const viewing = (nth: number, change: Record<string, unknown>) => ({
  id: `vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
  messageId: `msg_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
  timeSlotId: `slt_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
  propertyId: ids.property,
  sellerId: ids.owner,
  buyerId: ids.other,
  counterpart: { id: ids.other, user_name: people[nth] },
  start: by(14 + nth),
  end: by(14 + nth),
  kind: 'private',
  attendees: 1,
  status: 'confirmed',
  side: 'seller',
  agreed: true,
  reschedules: 0,
  can: [],
  createdAt: by(10),
  updatedAt: by(10),
  ...change,
});

test('viewings begin with the requests to answer, the one that expires first before', async () => {
  const asked = { status: 'requested', agreed: false, can: ['accept', 'reject'] };
  const viewings = [
    viewing(0, {}),
    viewing(1, { ...asked, heldUntil: by(13) }),
    viewing(2, { ...asked, heldUntil: by(12) }),
  ];
  const { screen } = await openSite('/viewings', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/my-viewing': toList('viewings', viewings),
  });
  const toAnswer = screen.getByRole('region', { name: 'To answer' }).getByRole('article');
  await expect.element(toAnswer.nth(0).getByText('with Cat')).toBeVisible();
  await expect.element(toAnswer.nth(1).getByText('with Ben')).toBeVisible();
  const rest = screen.getByRole('region', { name: 'Fri 14 Mar 2031' });
  await expect.element(rest.getByText('with Ann')).toBeVisible();
});

const enquiry = (nth: number, change: Record<string, unknown>) => ({
  propertyId: ids.property,
  buyerId: createBuyerId(nth),
  counterpart: { id: createBuyerId(nth), user_name: people[nth % people.length] },
  last: { text: 'Hello', mine: false },
  unread: 0,
  updatedAt: by(10),
  stage: 'chatting',
  badges: [],
  claimsProceedable: false,
  waits: [],
  ...change,
});

test('the overview of a home has the most urgent enquiries, not the latest ones', async () => {
  const threads = [0, 1, 2, 3, 4].map((nth) => enquiry(nth, {}));
  threads.push(enquiry(5, { waits: [{ kind: 'offer', loss: 'offer', isOwn: true, by: by(11) }] }));
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/property-messages/${ids.property}`]: toList('threads', threads),
  });
  const rows = screen.getByRole('region', { name: 'Enquiries' }).getByRole('listitem');
  await expect.element(rows.nth(0).getByText(/^Answer Cat’s offer by Tue 11 Mar/)).toBeVisible();
  expect(rows.elements()).toHaveLength(5);
  await expect.element(screen.getByRole('link', { name: 'All 6 enquiries' })).toBeVisible();
});

test('enquiries begin with the buyer whose offer ends first, and say so', async () => {
  const threads = [
    enquiry(0, {}),
    enquiry(1, { unread: 1, waits: [{ kind: 'messages', loss: 'reply', isOwn: true, since: by(10) }] }),
    enquiry(2, { waits: [{ kind: 'offer', loss: 'offer', isOwn: true, by: by(11) }] }),
    enquiry(4, {
      stage: 'accepted',
      milestone: 'Enquiries answered',
      waits: [{ kind: 'sale_step', loss: 'sale', isOwn: true, by: by(12) }],
    }),
  ];
  const { screen } = await openSite(`/my-listing/${ids.property}/enquiries`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/property-messages/${ids.property}`]: toList('threads', threads),
  });
  const rows = screen.getByRole('region', { name: 'Enquiries' }).getByRole('listitem');
  await expect
    .element(rows.nth(0).getByText('Answer Cat’s offer by Tue 11 Mar, 21:00, or it expires'))
    .toBeVisible();
  await expect
    .element(rows.nth(1).getByText('Your step in the sale: Enquiries answered, expected by Wed 12 Mar'))
    .toBeVisible();
  await expect.element(rows.nth(2).getByText('1 unread')).toBeVisible();
  await expect.element(rows.nth(3).getByText('Ann')).toBeVisible();
});

const notice = (nth: number, topic: string, read = false) => ({
  id: `ntf_${String(nth).padStart(26, '0')}`,
  topic,
  title: `News of ${topic} ${nth}`,
  body: 'Look at it.',
  href: '/how-it-works',
  createdAt: `2026-11-21T10:0${nth}:00.000Z`,
  read,
});

test('new notifications of one home begin with what can be lost, and others of it open below', async () => {
  const ofHome = (nth: number, topic: string, read = false) => ({
    ...notice(nth, topic, read),
    propertyId: ids.property,
  });
  const notifications = [
    ofHome(4, 'sale', true),
    ofHome(3, 'messages'),
    ofHome(2, 'offers'),
    notice(1, 'saved'),
  ];
  const { screen } = await openSite('/notifications', {
    'GET /api/user': createUserAnswer(),
    'GET /api/notifications': { body: { notifications, unread: 3, total: 4, page: 1, per_page: 20 } },
    'PUT /api/notifications/read': { body: { unread: 0 } },
  });
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect.element(rows.nth(0).getByText('News of offers 2')).toBeVisible();
  await expect.element(rows.nth(1).getByText('2 more about this home, 1 new')).toBeVisible();
});

test('new notifications begin with what can be lost', async () => {
  const notifications = [
    notice(4, 'saved'),
    notice(3, 'messages'),
    notice(2, 'offers'),
    notice(1, 'sale', true),
  ];
  const { screen } = await openSite('/notifications', {
    'GET /api/user': createUserAnswer(),
    'GET /api/notifications': { body: { notifications, unread: 3, total: 4, page: 1, per_page: 20 } },
    'PUT /api/notifications/read': { body: { unread: 0 } },
  });
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect.element(rows.nth(0).getByText('News of offers 2')).toBeVisible();
  await expect.element(rows.nth(1).getByText('News of messages 3')).toBeVisible();
  await expect.element(rows.nth(2).getByText('News of saved 4')).toBeVisible();
  await expect.element(rows.nth(3).getByText('News of sale 1')).toBeVisible();
});
