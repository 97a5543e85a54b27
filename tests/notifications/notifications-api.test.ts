import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { OfferMade } from '../../events/offer.ts';
import { ViewingRequested } from '../../events/viewing.ts';
import { MessageId, OfferId, PropertyId, SlotId, UserId, ViewingId } from '../../events/vocabulary.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

const {
  listMailsAbout,
  listNotifications,
  call,
  publishEvent,
  listMails,
  createMember,
  createUnverifiedMember,
  publishProperty,
  callAs,
} = createNotificationClient(cloud);

const ulid = (sign: string) => sign.padStart(26, '0');
let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
let propertyId: PropertyId;
beforeAll(async () => {
  seller = await createMember('Nora Notified');
  buyer = await createMember('Bob Asking');
  propertyId = PropertyId.parse(await publishProperty(seller));
});

const requested = (sign: string, by = buyer, start = '2026-11-28T14:30:00.000Z', to = seller) =>
  ViewingRequested.of({
    viewingId: ViewingId.parse(`vwg_${ulid(sign)}`),
    messageId: MessageId.parse(`msg_${ulid(sign)}`),
    timeSlotId: SlotId.parse(`slt_${ulid(sign)}`),
    propertyId,
    sellerId: UserId.parse(to.id),
    buyerId: UserId.parse(by.id),
    kind: 'private',
    start,
    end: '2026-11-28T15:00:00.000Z',
  });

test('notifies the seller of a property on sale first, in the bell and by mail', async () => {
  const { notifications } = await listNotifications(seller);
  expect(notifications.map(({ title }) => title.split(':')[0])).toContain('Your home is on sale');
  expect(listMailsAbout(seller.email, 'Your home is on sale')).toHaveLength(1);
  expect((await listNotifications(buyer)).total).toBe(0);
});

test('adds nothing when an event is delivered again', async () => {
  const before = await listNotifications(seller);
  const mailed = listMailsAbout(seller.email, 'Viewing request').length;
  await Promise.all([publishEvent(requested('A'), 'evt-again'), publishEvent(requested('A'), 'evt-again')]);
  await publishEvent(requested('A'), 'evt-again');
  const after = await listNotifications(seller);
  expect(after.total).toBe(before.total + 1);
  expect(after.unread).toBe(before.unread + 1);
  expect(listMailsAbout(seller.email, 'Viewing request')).toHaveLength(mailed + 1);
  expect(after.notifications[0]).toMatchObject({
    body: expect.stringContaining('Bob Asking asks to view'),
    href: `/my-listing/${propertyId}/viewings`,
    read: false,
  });
});

test('mails HTML and text with an unsubscribe header and without tracking', async () => {
  await publishEvent(requested('B'));
  const [mail] = listMailsAbout(seller.email, 'Viewing request');
  expect(mail?.text).toContain('Sat 28 Nov 2026, 14:30');
  expect(mail?.html).toContain('Sat 28 Nov 2026, 14:30');
  expect(mail?.html).not.toContain('<script');
  // The pictures are those of the site, the same for every reader.
  const pictures = [...(mail?.html ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures.length).toBeGreaterThan(0);
  for (const src of pictures)
    expect(src).toMatch(/^https?:\/\/[^/]+\/(apple-touch-icon\.png|media\/[\w./-]+)$/);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.headers['list-unsubscribe']).toMatch(/^<https?:\/\/[^>]+\/api\/unsubscribe\?key=[^>]+>$/);
});

test('sorts an old event into the bell by its time and does not mail it', async () => {
  const mailed = listMailsAbout(seller.email, 'Viewing request').length;
  const [newest] = (await listNotifications(seller)).notifications;
  await publishEvent(requested('K'), 'evt-old', 5 * 86_400_000);
  const { notifications } = await listNotifications(seller);
  expect(notifications[0]?.id).toBe(newest?.id);
  expect(notifications.at(-1)?.title).toMatch(/^Viewing request/);
  expect(listMailsAbout(seller.email, 'Viewing request')).toHaveLength(mailed);
});

/** An offer to a seller, whose notice leads to the offers on the property. */
const offered = (sign: string, to: typeof seller) =>
  OfferMade.of({
    offerId: OfferId.parse(`off_${ulid(sign)}`),
    messageId: MessageId.parse(`msg_${ulid(sign)}`),
    propertyId,
    sellerId: UserId.parse(to.id),
    buyerId: UserId.parse(buyer.id),
    amount: 300_000,
    sealed: false,
    backup: false,
    note: false,
  });

describe('the seen mark', () => {
  test('of a page leaves what leads elsewhere unseen, however much that is', async () => {
    const reader = await createMember('Pia Page');
    const viewed = (sign: string) => requested(sign, buyer, undefined, reader);
    for (const event of [viewed('P'), offered('Q', reader), viewed('R'), offered('S', reader)]) {
      await publishEvent(event);
      cloud.clock.advance(1000);
    }
    const readList = async () =>
      (await listNotifications(reader)).notifications.map(({ href, read }) => [href.split('/').at(-1), read]);
    const [newest, , older] = (await listNotifications(reader)).notifications;
    const see = (upTo: unknown, page: string) =>
      callAs(reader, 'PUT', '/api/notifications/read', { upTo, page });
    const offers = `/my-listing/${propertyId}/offers`;
    expect((await see(older?.id, offers)).body).toEqual({ unread: 3 });
    expect(await readList()).toEqual([
      ['offers', false],
      ['viewings', false],
      ['offers', true],
      ['viewings', false],
    ]);
    expect((await see(newest?.id, offers)).body).toEqual({ unread: 2 });
    expect((await see(newest?.id, '/my-listing')).body).toEqual({ unread: 2 });
    expect((await listNotifications(reader, '?per_page=1')).unread).toBe(2);
    await publishEvent(offered('T', reader));
    expect((await listNotifications(reader)).unread).toBe(3);
    expect((await see('ntf_7ZZZZZZZZZZZZZZZZZZZZZZZZZ', offers)).status).toBe(404);
  });

  test('stays at the newest notification that was seen', async () => {
    const reader = await createMember('Rea Reader');
    for (const sign of ['C', 'D', 'E']) {
      await publishEvent(offered(sign, reader));
      cloud.clock.advance(1000);
    }
    const all = await listNotifications(reader);
    expect(all).toMatchObject({ total: 3, unread: 3 });
    const [newest, middle] = all.notifications;
    const see = (upTo: unknown) => callAs(reader, 'PUT', '/api/notifications/read', { upTo });
    expect((await see(middle?.id)).body).toEqual({ unread: 1 });
    expect((await listNotifications(reader)).notifications.map(({ read }) => read)).toEqual([
      false,
      true,
      true,
    ]);
    expect((await see(newest?.id)).body).toEqual({ unread: 0 });
    expect((await see(middle?.id)).body).toEqual({ unread: 0 });
    expect((await see('ntf_7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).status).toBe(404);
    const page = await listNotifications(reader, '?per_page=1&page=3');
    expect(page).toMatchObject({ total: 3, notifications: [{ id: all.notifications[2]?.id }] });
    expect((await listNotifications(reader, '?per_page=2&page=9')).notifications).toEqual([]);
  });
});

describe('mail preferences', () => {
  const choose = (person: { token: string }, body: unknown) =>
    call('PUT', '/api/notification-preferences', { token: person.token, body });

  test('switch a topic off and on without changing the bell', async () => {
    expect((await callAs(seller, 'GET', '/api/notification-preferences')).body).toEqual({
      messages: true,
      viewings: true,
      offers: true,
      sale: true,
      listing: true,
      saved: true,
      comments: true,
    });
    expect((await choose(seller, { viewings: false })).body).toMatchObject({ viewings: false, offers: true });
    const before = [
      listMailsAbout(seller.email, 'Viewing request').length,
      (await listNotifications(seller)).total,
    ];
    await publishEvent(requested('F'));
    expect(listMailsAbout(seller.email, 'Viewing request')).toHaveLength(before[0] ?? 0);
    expect((await listNotifications(seller)).total).toBe((before[1] ?? 0) + 1);
    await choose(seller, { viewings: true });
    await publishEvent(requested('G'));
    expect(listMailsAbout(seller.email, 'Viewing request')).toHaveLength((before[0] ?? 0) + 1);
    expect((await choose(seller, { viewings: 'no' })).status).toBe(422);
    expect((await choose(seller, {})).body).toMatchObject({ viewings: true });
  });

  test('end a topic by the link of a mail without a login, and restore it', async () => {
    await publishEvent(requested('H'));
    const [mail] = listMailsAbout(seller.email, 'Viewing request');
    const href = z.string().parse(/<([^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1]);
    const key = z.string().parse(new URL(href).searchParams.get('key'));
    // As a mail program does (RFC 8058).
    const oneClick = await fetch(
      new URL(`/api/unsubscribe?${String(new URLSearchParams({ key }))}`, cloud.origin),
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      },
    );
    expect(oneClick.status).toBe(200);
    expect(await oneClick.json()).toEqual({ topic: 'viewings' });
    const chosen = async () => (await callAs(seller, 'GET', '/api/notification-preferences')).body;
    expect(await chosen()).toMatchObject({ viewings: false, offers: true });
    const undo = await call('POST', `/api/unsubscribe/undo?${String(new URLSearchParams({ key }))}`);
    expect(undo).toMatchObject({ status: 200, body: { topic: 'viewings' } });
    expect(await chosen()).toMatchObject({ viewings: true });
  });

  test.each(['', 'x', 'a.b.c', 'usr.viewings.', '0.nothing.0'])('reject any other key: %s', async (key) => {
    const answer = await call('POST', `/api/unsubscribe?${String(new URLSearchParams({ key }))}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } });
  });

  test('reject a key with another person’s id', async () => {
    const [mail] = listMailsAbout(seller.email, 'Viewing request');
    const secret = /key=[^.]+\.viewings\.([\w%-]+)/.exec(mail?.text ?? '')?.[1];
    const key = `${buyer.id.slice(4)}.viewings.${secret}`;
    expect((await call('POST', `/api/unsubscribe?${String(new URLSearchParams({ key }))}`)).status).toBe(422);
  });

  test('send nothing to an unverified address', async () => {
    const unproven = await createUnverifiedMember({ user_name: 'Una Unproven' });
    const { body } = await call('GET', '/api/user', { token: unproven.token });
    const before = listMails(unproven.email).length;
    const event = OfferMade.of({
      offerId: OfferId.parse(`off_${ulid('J')}`),
      messageId: MessageId.parse(`msg_${ulid('J')}`),
      propertyId,
      sellerId: UserId.parse(body['id']),
      buyerId: UserId.parse(buyer.id),
      amount: 300_000,
      sealed: false,
      backup: false,
      note: false,
    });
    await publishEvent(event);
    expect(listMails(unproven.email)).toHaveLength(before);
  });
});
