import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { blockUser } from '../support/clients/block-user.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { type Person } from '../support/clients/seller.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, callAs, openSlot, getSlotStart, requestViewing, bookViewing } =
  createViewingClient(cloud);
const { agreeSale, prepareExchange, makeCashOffer, tickMilestone, fetchFile } = createSaleClient(cloud);

const Made = z.object({ feed: z.object({ createdAt: z.string() }), feedUrl: z.string() });
const makeAddress = async (person: Person) => {
  const { status, body } = await callAs(person, 'POST', '/api/user/calendar-feed');
  expect(status).toBe(201);
  return new URL(Made.parse(body).feedUrl);
};
const readFile = (address: URL) => fetchFile(address.pathname);
const listDates = async (person: Person) => {
  const { status, bytes } = await readFile(await makeAddress(person));
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      // Each home of a test has a number of its own.
      summary: event.summary.replace(/\d+ Oak/, '14 Oak'),
      location: event.location,
      start: event.startDate.toString(),
      status: component.getFirstPropertyValue('status'),
    };
  });
};

let seller: Person;
let buyer: Person;
beforeAll(async () => {
  seller = await createMember('Sally Calendar');
  buyer = await createMember('Ben Calendar');
});

describe('a calendar feed', () => {
  test('is no one’s before it is made, answers by its address alone, and notes that it was read', async () => {
    const person = await createMember();
    expect((await callAs(person, 'GET', '/api/user/calendar-feed')).body).toEqual({ feed: null });
    const address = await makeAddress(person);
    expect(address.pathname).toMatch(/^\/api\/calendar-feeds\/[\w-]{43}\.ics$/);
    expect((await callAs(person, 'GET', '/api/user/calendar-feed')).body).not.toHaveProperty('feed.readAt');
    const { status, type } = await readFile(address);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect((await callAs(person, 'GET', '/api/user/calendar-feed')).body).toHaveProperty('feed.readAt');
  });

  test('ends with the next one, when its person stops it, and while they are blocked', async () => {
    const person = await createMember();
    const first = await makeAddress(person);
    const second = await makeAddress(person);
    expect((await readFile(first)).status).toBe(404);
    expect((await readFile(second)).status).toBe(200);
    expect((await callAs(person, 'DELETE', '/api/user/calendar-feed')).status).toBe(204);
    expect((await readFile(second)).status).toBe(404);
    const third = await makeAddress(person);
    await blockUser(person);
    expect((await readFile(third)).status).toBe(404);
  });

  test('has viewings of both sides, with the full address for who is expected there', async () => {
    const home = await publishProperty(seller);
    const start = getSlotStart(30);
    const slot = await openSlot(seller, home, start);
    await requestViewing(buyer, home, slot);
    expect(await listDates(buyer)).toMatchObject([
      { summary: 'Viewing you asked for: Oak Road, Leeds', location: null, status: 'TENTATIVE' },
    ]);
    const asked = await listDates(seller);
    expect(asked.map(({ summary }) => summary).toSorted()).toEqual([
      'Answer the viewing request from Ben Calendar: 14 Oak Road, Leeds',
      expect.stringMatching(/^\w+ ends: 14 Oak Road, Leeds$/),
      'Viewing asked for: 14 Oak Road, Leeds',
    ]);
    const other = await createMember('Olive Calendar');
    const later = await openSlot(seller, home, getSlotStart(54));
    await bookViewing(seller, other, home, later);
    expect(await listDates(other)).toMatchObject([
      {
        summary: 'Viewing: Oak Road, Leeds',
        location: expect.stringMatching(/^\d+ Oak Road/),
        status: 'CONFIRMED',
      },
    ]);
  });

  test('has the last hour to answer an offer, for its seller alone', async () => {
    const [vendor, bidder] = [await createMember(), await createMember('Bea Bidder')];
    const home = await publishProperty(vendor);
    const expiresAt = new Date(cloud.clock.now() + 5 * 86_400_000).toISOString();
    await makeCashOffer(bidder, home, { expiresAt });
    const summaries = (await listDates(vendor)).map(({ summary }) => summary);
    expect(summaries).toContain('Answer the offer from Bea Bidder: 14 Oak Road, Leeds');
    expect(await listDates(bidder)).toEqual([]);
  });

  test('has the completion day of a sale on both sides, as a whole day', async () => {
    const [vendor, purchaser] = [await createMember(), await createMember()];
    const { propertyId } = await prepareExchange(vendor, purchaser);
    const day = new Date(cloud.clock.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    for (const person of [vendor, purchaser])
      await tickMilestone(person, propertyId, 'exchanged', { completionDate: day });
    expect(await listDates(vendor)).toContainEqual(
      expect.objectContaining({
        summary: 'Completion day, you hand over the keys: 14 Oak Road, Leeds',
        start: day,
      }),
    );
    expect(await listDates(purchaser)).toContainEqual(
      expect.objectContaining({
        summary: expect.stringMatching(/^Completion day, you get the keys: /),
        start: day,
      }),
    );
  });

  test('has no end of a package once the home is being sold', async () => {
    const [vendor, purchaser] = [await createMember(), await createMember()];
    await agreeSale(vendor, purchaser);
    expect((await listDates(vendor)).filter(({ summary }) => summary.includes(' ends: '))).toEqual([]);
  });
});
