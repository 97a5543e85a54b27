import ICAL from 'ical.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { tellingAt } from './telling.ts';

cloud.wake('messages');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { about, bell, later, mailsTo, member, onSale, own, packed, page, subjects } = tellingAt(cloud);
const minute = 60_000;

type Member = Awaited<ReturnType<typeof member>>;
const Slots = z.object({ slots: z.array(z.object({ id: z.string(), start: z.string() })) });
const Changed = z.object({ messageId: z.string(), viewing: z.object({ id: z.string() }) });

/** A property on sale with one viewing slot three days from now. */
async function viewable(seller: Member) {
  const propertyId = await onSale(seller);
  const day = new Date(cloud.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const slot = { propertyId, start: `${day}T14:00:00.000Z`, end: `${day}T14:30:00.000Z` };
  const { body } = await own(seller, 'POST', '/api/property-time-slot', slot);
  const timeSlotId = z.string().parse(Slots.parse(body).slots[0]?.id);
  return { propertyId, timeSlotId };
}
const ask = async (buyer: Member, where: Awaited<ReturnType<typeof viewable>>) => {
  const { body } = await own(buyer, 'POST', '/api/viewing', where);
  await cloud.idle();
  return Changed.parse(body);
};
const write = (from: Member, to: Member, propertyId: string, body = 'Is the garden south-facing?') =>
  own(from, 'POST', '/api/messages', { propertyId, toUserId: to.id, body });

const calendarOf = (email: string, word: string) => {
  const [file] = about(email, word)[0]?.attachments ?? [];
  const text = Buffer.from(file?.content ?? '', 'base64').toString();
  const calendar = new ICAL.Component(z.array(z.any()).parse(ICAL.parse(text)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { file, method: calendar.getFirstPropertyValue('method'), event };
};

describe('notices of a viewing', () => {
  let seller: Member;
  let buyer: Member;
  let where: Awaited<ReturnType<typeof viewable>>;
  let asked: z.output<typeof Changed>;
  beforeAll(async () => {
    seller = await member('Vera Viewed');
    buyer = await member('Bert Visitor');
    where = await viewable(seller);
    asked = await ask(buyer, where);
  });

  test('reach only the seller after a request', async () => {
    const [mail] = about(seller.email, 'Viewing request');
    expect(mail?.text).toContain('Bert Visitor asks to view');
    expect(mail?.text).toMatch(/\w{3} \d{1,2} \w{3,4} \d{4}, \d\d:00 to \d\d:30/);
    expect(mail?.attachments).toEqual([]);
    expect(subjects(buyer.email)).toEqual([]);
    expect((await bell(seller)).notifications[0]).toMatchObject({
      title: expect.stringMatching(/^Viewing request/),
    });
  });

  test('reach both calendars after the confirmation, with the address for the buyer', async () => {
    await own(seller, 'PUT', `/api/viewing/accept/${where.timeSlotId}/${asked.messageId}`);
    await cloud.idle();
    const [mail] = about(buyer.email, 'Viewing confirmed');
    expect(mail?.text).toMatch(/The address is \d+ Oak Road, Headingley, Leeds LS6 3HN\./);
    const invited = calendarOf(buyer.email, 'Viewing confirmed');
    expect(invited.file).toMatchObject({
      filename: 'viewing.ics',
      contentType: expect.stringContaining('method=REQUEST'),
    });
    expect(invited.method).toBe('REQUEST');
    expect(invited.event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${buyer.email}`,
    ]);
    expect(invited.event.organizer).toMatch(/^mailto:[^<> ]+@[^<> ]+$/i);
    const sellers = calendarOf(seller.email, 'Viewing confirmed');
    expect(sellers.event.uid).toBe(invited.event.uid);
    expect(sellers.event.startDate.toJSDate().toISOString()).toMatch(/T14:00/);
    // The seller confirmed it, so they need the calendar entry but not the bell.
    const titles = (await bell(seller)).notifications.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Viewing confirmed'))).toEqual([]);
  });

  test('remove a cancelled viewing from both calendars', async () => {
    const { body } = await own(buyer, 'GET', '/api/my-viewing');
    const [viewing] = z
      .object({ viewings: z.array(z.object({ id: z.string(), messageId: z.string() })) })
      .parse(body).viewings;
    const before = calendarOf(seller.email, 'Viewing confirmed').event;
    await own(buyer, 'PUT', `/api/viewing/update/${viewing?.id}/${viewing?.messageId}`, {
      status: 'cancelled',
      reason: 'I am ill',
    });
    await cloud.idle();
    expect(about(seller.email, 'Viewing cancelled')[0]?.text).toContain('“I am ill”');
    for (const { email } of [seller, buyer]) {
      const { method, event } = calendarOf(email, 'Viewing cancelled');
      expect(method).toBe('CANCEL');
      expect(event.uid).toBe(before.uid);
      expect(event.sequence).toBeGreaterThan(before.sequence);
    }
  });
});

test('mails the end of an unconfirmed request only to the other side, without a calendar file', async () => {
  const [seller, buyer] = [await member('Rex Refused'), await member('Ria Retracting')];
  const asked = await ask(buyer, await viewable(seller));
  await own(buyer, 'PUT', `/api/viewing/update/${asked.viewing.id}/${asked.messageId}`, {
    status: 'cancelled',
    reason: 'Found another',
  });
  await cloud.idle();
  expect(about(seller.email, 'Viewing cancelled')).toMatchObject([{ attachments: [] }]);
  expect(subjects(buyer.email)).toEqual([]);
});

test('mails an offer with its sum to the seller and its end to the buyer, and nothing to a rival', async () => {
  const [seller, buyer, rival] = [
    await member('Olga Offered'),
    await member('Otto Offering'),
    await member('Ron Rival'),
  ];
  const propertyId = await onSale(seller);
  const terms = { propertyId, funding: 'cash', position: 'ftb' };
  await own(rival, 'POST', '/api/offers', { ...terms, amount: 301_000 });
  const { body } = await own(buyer, 'POST', '/api/offers', { ...terms, amount: 312_345 });
  await cloud.idle();
  expect(about(seller.email, 'New offer')[0]?.text).toContain('£312,345 for');
  expect(about(seller.email, 'New offer')[0]?.text).toContain('subject to contract');
  await own(seller, 'PUT', `/api/reject-offer/${z.string().parse(body['id'])}`, { reason: 'too_low' });
  await cloud.idle();
  expect(subjects(buyer.email)).toEqual([expect.stringMatching(/^Offer declined/)]);
  expect(subjects(rival.email)).toEqual([]);
  const rivals = await bell(rival);
  expect(JSON.stringify(rivals)).not.toMatch(/Otto|312,345/);
});

test('sends no mails between people who blocked each other', async () => {
  const [seller, buyer] = [await member('Sam Blocking'), await member('Bill Blocked')];
  const where = await viewable(seller);
  await ask(buyer, where);
  const before = subjects(seller.email).length;
  const blocking = await own(seller, 'POST', '/api/report', { type: 'block', userId: buyer.id });
  expect(blocking.status).toBe(201);
  await cloud.idle();
  expect(subjects(seller.email)).toHaveLength(before);
  expect(subjects(buyer.email)).toEqual([]);
});

describe('the digest of unread messages', () => {
  const digests = (email: string) => mailsTo(email).filter(({ subject }) => /unread message/i.test(subject));

  test('is mailed once after an hour with writers and properties, without the messages', async () => {
    let seller = await member('Dora Digest');
    const [buyer, other] = [await member('Dan Writer'), await member('Dee Writer')];
    const propertyId = await onSale(seller);
    await write(buyer, seller, propertyId);
    await cloud.idle();
    seller = await later(30 * minute, seller);
    await write({ ...other, ...(await later(0, other)) }, seller, propertyId, 'Any chain?');
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
    await later(31 * minute, seller);
    await cloud.idle();
    const [mail, ...more] = digests(seller.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Dan Writer');
    expect(mail?.text).toContain('Dee Writer');
    expect(mail?.text).not.toMatch(/garden|chain/);
    await later(2 * 60 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toHaveLength(1);
  });

  test('leaves out messages that were read; the next one begins a new hour', async () => {
    let seller = await member('Ruth Reading');
    const buyer = await member('Rob Writer');
    const propertyId = await onSale(seller);
    const sent = await write(buyer, seller, propertyId);
    await cloud.idle();
    await own(seller, 'PUT', `/api/update-is-read/${z.string().parse(sent.body['id'])}`);
    await cloud.idle();
    seller = await later(50 * minute, seller);
    await write({ ...buyer, ...(await later(0, buyer)) }, seller, propertyId, 'One more thing');
    await cloud.idle();
    seller = await later(30 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
    await later(31 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toHaveLength(1);
  });

  test('leaves out muted threads', async () => {
    let seller = await member('Mona Muting');
    const buyer = await member('Max Writer');
    const propertyId = await onSale(seller);
    const sent = await write(buyer, seller, propertyId);
    await cloud.idle();
    const path = `/api/messages/update-status/${z.string().parse(sent.body['id'])}`;
    expect((await own(seller, 'PUT', path, { status: 'muted' })).status).toBe(200);
    seller = await later(61 * minute, seller);
    await write({ ...buyer, ...(await later(0, buyer)) }, seller, propertyId, 'Are you there?');
    await cloud.idle();
    await later(61 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
  });

  test('is not mailed to a person who switched the topic off', async () => {
    const [seller, buyer] = [await member('Quin Quiet'), await member('Quentin Writer')];
    const propertyId = await onSale(seller);
    await own(seller, 'PUT', '/api/notification-preferences', { messages: false });
    await write(buyer, seller, propertyId);
    await cloud.idle();
    await later(61 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
  });
});

test('counts each action of buyers once in the seller’s list and shows what waits', async () => {
  const [seller, buyer] = [await member('Lena Listing'), await member('Leo Looking')];
  const where = await viewable(seller);
  await write(buyer, seller, where.propertyId);
  await write(buyer, seller, where.propertyId, 'And the roof?');
  await ask(buyer, where);
  const offer = { propertyId: where.propertyId, amount: 300_000, funding: 'cash', position: 'ftb' };
  await own(buyer, 'POST', '/api/offers', offer);
  await cloud.idle();
  const { body } = await own(seller, 'GET', '/api/properties');
  expect(body).toMatchObject({
    properties: [
      {
        counts: { enquiries: 1, viewings: 1, offers: 1 },
        waiting: [
          { kind: 'offers', count: 1, since: expect.any(String) },
          { kind: 'viewings', count: 1, since: expect.any(String) },
          { kind: 'messages', count: expect.any(Number) },
        ],
      },
    ],
  });
  await packed(seller, where.propertyId, 'standard');
  expect((await page(where.propertyId, seller)).body).toMatchObject({
    owner: {
      counts: { enquiries: 1, viewings: 1, offers: 1 },
      views: [
        { day: new Date(cloud.clock.now()).toISOString().slice(0, 10), enquiries: 1, viewings: 1, offers: 1 },
      ],
      waiting: expect.arrayContaining([expect.objectContaining({ kind: 'offers' })]),
    },
  });
  expect((await page(where.propertyId, buyer)).body).not.toHaveProperty('owner');
});
