import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages');
cloud.allowCopies('publishing');

const {
  listMailsAbout,
  listNotifications,
  advanceAndLogIn,
  listMails,
  createMember,
  publishProperty,
  callAs,
  grantPackage,
  getPropertyPage,
  listNoticeSubjects,
} = createNotificationClient(cloud);
const minute = 60_000;

type Member = Awaited<ReturnType<typeof createMember>>;
const Slots = z.object({ slots: z.array(z.object({ id: z.string(), start: z.string() })) });
const Changed = z.object({ messageId: z.string(), viewing: z.object({ id: z.string() }) });

/** A property on sale with one viewing slot three days from now. */
async function viewable(seller: Member) {
  const propertyId = await publishProperty(seller);
  const day = new Date(cloud.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const slot = { propertyId, start: `${day}T14:00:00.000Z`, end: `${day}T14:30:00.000Z` };
  const { body } = await callAs(seller, 'POST', '/api/property-time-slot', slot);
  const timeSlotId = z.string().parse(Slots.parse(body).slots[0]?.id);
  return { propertyId, timeSlotId };
}
const ask = async (buyer: Member, where: Awaited<ReturnType<typeof viewable>>) => {
  const request = { ...where, attendees: 2, message: 'We rent nearby.' };
  const { body } = await callAs(buyer, 'POST', '/api/viewing', request);
  await cloud.idle();
  return Changed.parse(body);
};
const write = (from: Member, to: Member, propertyId: string, body = 'Is the garden south-facing?') =>
  callAs(from, 'POST', '/api/messages', { propertyId, toUserId: to.id, body });

const calendarOf = (email: string, word: string) => {
  const [file] = listMailsAbout(email, word)[0]?.attachments ?? [];
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
    seller = await createMember('Vera Viewed');
    buyer = await createMember('Bert Visitor');
    where = await viewable(seller);
    asked = await ask(buyer, where);
  });

  test('reach only the seller after a request', async () => {
    const [mail] = listMailsAbout(seller.email, 'Viewing request');
    expect(mail?.text).toContain('Bert Visitor asks to view');
    expect(mail?.text).toContain('Who’s coming: 2 people');
    expect(mail?.text).toContain('Bert Visitor wrote\nWe rent nearby.');
    expect(mail?.html).toMatch(/<img src="[^"]+\/media\/[^"]+\.jpeg"/);
    expect(mail?.text).toMatch(/\w{3} \d{1,2} \w{3,4} \d{4}, \d\d:00 to \d\d:30/);
    expect(mail?.attachments).toEqual([]);
    expect(listNoticeSubjects(buyer.email)).toEqual([]);
    expect((await listNotifications(seller)).notifications[0]).toMatchObject({
      title: expect.stringMatching(/^Viewing request/),
    });
  });

  test('reach both calendars after the confirmation, with the address for the buyer', async () => {
    await callAs(seller, 'PUT', `/api/viewing/accept/${where.timeSlotId}/${asked.messageId}`);
    await cloud.idle();
    const [mail] = listMailsAbout(buyer.email, 'Viewing confirmed');
    expect(mail?.text).toMatch(/The address is \d+ Oak Road, Headingley, Leeds LS6 3HN\./);
    expect(mail?.text).toContain('Seller: Vera Viewed');
    expect(mail?.text).toContain(`/viewings?cancel=${asked.viewing.id}`);
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
    const titles = (await listNotifications(seller)).notifications.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Viewing confirmed'))).toEqual([]);
  });

  test('remove a cancelled viewing from both calendars', async () => {
    const { body } = await callAs(buyer, 'GET', '/api/my-viewing');
    const [viewing] = z
      .object({ viewings: z.array(z.object({ id: z.string(), messageId: z.string() })) })
      .parse(body).viewings;
    const before = calendarOf(seller.email, 'Viewing confirmed').event;
    await callAs(buyer, 'PUT', `/api/viewing/update/${viewing?.id}/${viewing?.messageId}`, {
      status: 'cancelled',
      reason: 'I’m unwell',
    });
    await cloud.idle();
    expect(listMailsAbout(seller.email, 'Viewing cancelled')[0]?.text).toContain('“I’m unwell”');
    for (const { email } of [seller, buyer]) {
      const { method, event } = calendarOf(email, 'Viewing cancelled');
      expect(method).toBe('CANCEL');
      expect(event.uid).toBe(before.uid);
      expect(event.sequence).toBeGreaterThan(before.sequence);
    }
  });
});

test('mails the end of an unconfirmed request only to the other side, without a calendar file', async () => {
  const [seller, buyer] = [await createMember('Rex Refused'), await createMember('Ria Retracting')];
  const asked = await ask(buyer, await viewable(seller));
  await callAs(buyer, 'PUT', `/api/viewing/update/${asked.viewing.id}/${asked.messageId}`, {
    status: 'cancelled',
    reason: 'Found another',
  });
  await cloud.idle();
  expect(listMailsAbout(seller.email, 'Viewing cancelled')).toMatchObject([{ attachments: [] }]);
  expect(listNoticeSubjects(buyer.email)).toEqual([]);
});

test('mails an offer with its sum to the seller and its end to the buyer, and nothing to a rival', async () => {
  const [seller, buyer, rival] = [
    await createMember('Olga Offered'),
    await createMember('Otto Offering'),
    await createMember('Ron Rival'),
  ];
  const propertyId = await publishProperty(seller);
  const terms = { propertyId, funding: 'cash', position: 'ftb' };
  await callAs(rival, 'POST', '/api/offers', { ...terms, amount: 301_000 });
  const { body } = await callAs(buyer, 'POST', '/api/offers', { ...terms, amount: 312_345 });
  await cloud.idle();
  expect(listMailsAbout(seller.email, 'New offer')[0]?.text).toContain('£312,345 for');
  expect(listMailsAbout(seller.email, 'New offer')[0]?.text).toContain('subject to contract');
  await callAs(seller, 'PUT', `/api/reject-offer/${z.string().parse(body['id'])}`, { reason: 'too_low' });
  await cloud.idle();
  expect(listNoticeSubjects(buyer.email)).toEqual([expect.stringMatching(/^Offer declined/)]);
  expect(listNoticeSubjects(rival.email)).toEqual([]);
  const rivals = await listNotifications(rival);
  expect(JSON.stringify(rivals)).not.toMatch(/Otto|312,345/);
});

test('cancels a confirmed viewing by mail when one blocks the other, without a name or a reason', async () => {
  const [seller, buyer] = [await createMember('Sam Stopping'), await createMember('Bill Booked')];
  const where = await viewable(seller);
  const { messageId } = await ask(buyer, where);
  await callAs(seller, 'PUT', `/api/viewing/accept/${where.timeSlotId}/${messageId}`);
  await cloud.idle();
  await callAs(seller, 'POST', '/api/report', { type: 'block', userId: buyer.id });
  await cloud.idle();
  for (const { email } of [buyer, seller]) {
    const [mail, ...more] = listMailsAbout(email, 'Viewing cancelled');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('has been cancelled');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Sam|Bill|block/i);
    expect(calendarOf(email, 'Viewing cancelled').method).toBe('CANCEL');
  }
});

test('sends no mails between people who blocked each other', async () => {
  const [seller, buyer] = [await createMember('Sam Blocking'), await createMember('Bill Blocked')];
  const where = await viewable(seller);
  await ask(buyer, where);
  const before = listNoticeSubjects(seller.email).length;
  const blocking = await callAs(seller, 'POST', '/api/report', { type: 'block', userId: buyer.id });
  expect(blocking.status).toBe(201);
  await cloud.idle();
  expect(listNoticeSubjects(seller.email)).toHaveLength(before);
  expect(listNoticeSubjects(buyer.email)).toEqual([]);
});

describe('the digest of unread messages', () => {
  const digests = (email: string) =>
    listMails(email).filter(({ subject }) => /unread message| wrote: /i.test(subject));

  test('is mailed once after an hour with writers, properties and the last words of each', async () => {
    let seller = await createMember('Dora Digest');
    const [buyer, other] = [await createMember('Dan Writer'), await createMember('Dee Writer')];
    const propertyId = await publishProperty(seller);
    await write(buyer, seller, propertyId);
    await cloud.idle();
    seller = await advanceAndLogIn(30 * minute, seller);
    await write({ ...other, ...(await advanceAndLogIn(0, other)) }, seller, propertyId, 'Any chain?');
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
    await advanceAndLogIn(31 * minute, seller);
    await cloud.idle();
    const [mail, ...more] = digests(seller.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Dan Writer');
    expect(mail?.text).toContain('Dee Writer');
    expect(mail?.text).toContain('“Any chain?”');
    await advanceAndLogIn(2 * 60 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toHaveLength(1);
  });

  test('leaves out messages that were read; the next one begins a new hour', async () => {
    let seller = await createMember('Ruth Reading');
    const buyer = await createMember('Rob Writer');
    const propertyId = await publishProperty(seller);
    const sent = await write(buyer, seller, propertyId);
    await cloud.idle();
    await callAs(seller, 'PUT', `/api/update-is-read/${z.string().parse(sent.body['id'])}`);
    await cloud.idle();
    seller = await advanceAndLogIn(50 * minute, seller);
    await write({ ...buyer, ...(await advanceAndLogIn(0, buyer)) }, seller, propertyId, 'One more thing');
    await cloud.idle();
    seller = await advanceAndLogIn(30 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
    await advanceAndLogIn(31 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toHaveLength(1);
  });

  test('leaves out muted threads', async () => {
    let seller = await createMember('Mona Muting');
    const buyer = await createMember('Max Writer');
    const propertyId = await publishProperty(seller);
    const sent = await write(buyer, seller, propertyId);
    await cloud.idle();
    const path = `/api/messages/update-status/${z.string().parse(sent.body['id'])}`;
    expect((await callAs(seller, 'PUT', path, { status: 'muted' })).status).toBe(200);
    seller = await advanceAndLogIn(61 * minute, seller);
    await write({ ...buyer, ...(await advanceAndLogIn(0, buyer)) }, seller, propertyId, 'Are you there?');
    await cloud.idle();
    await advanceAndLogIn(61 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
  });

  test('is not mailed to a person who switched the topic off', async () => {
    const [seller, buyer] = [await createMember('Quin Quiet'), await createMember('Quentin Writer')];
    const propertyId = await publishProperty(seller);
    await callAs(seller, 'PUT', '/api/notification-preferences', { messages: false });
    await write(buyer, seller, propertyId);
    await cloud.idle();
    await advanceAndLogIn(61 * minute, seller);
    await cloud.idle();
    expect(digests(seller.email)).toEqual([]);
  });
});

test('counts each action of buyers once in the seller’s list and shows what waits', async () => {
  const [seller, buyer] = [await createMember('Lena Listing'), await createMember('Leo Looking')];
  const where = await viewable(seller);
  await write(buyer, seller, where.propertyId);
  await write(buyer, seller, where.propertyId, 'And the roof?');
  await ask(buyer, where);
  const offer = { propertyId: where.propertyId, amount: 300_000, funding: 'cash', position: 'ftb' };
  await callAs(buyer, 'POST', '/api/offers', offer);
  await cloud.idle();
  const { body } = await callAs(seller, 'GET', '/api/properties');
  expect(body).toMatchObject({
    properties: [
      {
        counts: { enquiries: 1, viewings: 1, offers: 1 },
        waiting: [
          { kind: 'offers', count: 1, since: expect.any(String), person: expect.any(String) },
          {
            kind: 'viewings',
            count: 1,
            since: expect.any(String),
            by: expect.any(String),
            person: expect.any(String),
          },
          { kind: 'messages', count: expect.any(Number) },
        ],
      },
    ],
  });
  await grantPackage(seller, where.propertyId, 'standard');
  expect((await getPropertyPage(where.propertyId, seller)).body).toMatchObject({
    owner: {
      counts: { enquiries: 1, viewings: 1, offers: 1 },
      views: [
        { day: new Date(cloud.clock.now()).toISOString().slice(0, 10), enquiries: 1, viewings: 1, offers: 1 },
      ],
      waiting: expect.arrayContaining([expect.objectContaining({ kind: 'offers' })]),
    },
  });
  expect((await getPropertyPage(where.propertyId, buyer)).body).not.toHaveProperty('owner');
});
