import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { blockUser } from '../support/clients/block-user.ts';
import { getLiveUrl, openLivePage, type LivePage } from '../support/clients/live-page.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { type Person } from '../support/clients/seller.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages', 'notifications');
cloud.allowCopies('publishing');

const { call, logIn, createMember, publishProperty, callAs, setPublished, advanceAndLogIn } =
  createNotificationClient(cloud);

const Ticket = z.object({ ticket: z.string(), expiresIn: z.number() });
const ticketOf = async ({ token }: Pick<Person, 'token'>) =>
  Ticket.parse((await call('POST', '/api/live/ticket', { token })).body).ticket;

let url: string;
const pages: LivePage[] = [];
const withTicket = async (ticket: string) => {
  const page = await openLivePage(`${url}?ticket=${ticket}`);
  pages.push(page);
  return page;
};
const connected = async (person: Pick<Person, 'token'>) => withTicket(await ticketOf(person));
const open = async () => z.array(z.unknown()).parse((await cloud.api('/_local/sockets')).body).length;
const about = (topic: string, propertyId?: string) => (message: unknown) => {
  const hint = z.object({ topic: z.string(), propertyId: z.string().optional() }).safeParse(message).data;
  return hint?.topic === topic && (propertyId === undefined || hint.propertyId === propertyId);
};

let seller: Awaited<ReturnType<typeof createMember>>;
let other: Awaited<ReturnType<typeof createMember>>;
let home: string;
beforeAll(async () => {
  url = await getLiveUrl(cloud);
  seller = await createMember('Sally Live');
  other = await createMember('Otto Other');
  home = await publishProperty(seller);
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 10_000 });
  await cloud.idle();
});

describe('live ticket', () => {
  test('opens one connection and no second one', async () => {
    const ticket = await ticketOf(seller);
    await withTicket(ticket);
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test('lets in one of two concurrent connections', async () => {
    const ticket = await ticketOf(seller);
    const tries = await Promise.allSettled([withTicket(ticket), withTicket(ticket)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
  test('expires after half a minute', async () => {
    const ticket = await ticketOf(seller);
    cloud.clock.advance(31_000);
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test.each(['', 'made-up'])('refuses the unknown value “%s”', async (ticket) => {
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test('becomes invalid when its owner logs out', async () => {
    const ticket = await ticketOf(other);
    await callAs(other, 'POST', '/api/logout');
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
    other = await advanceAndLogIn(0, other);
  });
  test('is limited to 120 in ten minutes', async () => {
    const person = await createMember('Tim Tickets');
    const statuses: number[] = [];
    for (let tries = 0; tries < 121; tries += 1)
      statuses.push((await call('POST', '/api/live/ticket', { token: person.token })).status);
    expect(statuses.indexOf(429)).toBe(120);
  });
});

test('sends a change to its owner’s open pages as ids, and to no other user', async () => {
  const [first, second, stranger] = [
    await connected(seller),
    await connected(seller),
    await connected(other),
  ];
  await setPublished(seller, home, false);
  const hint = { topic: 'properties', propertyId: home };
  expect(await first.waitForMessage(about('properties', home))).toEqual(hint);
  expect(await second.waitForMessage(about('properties', home))).toEqual(hint);
  await cloud.idle();
  expect(stranger.received).toEqual([]);
});

test('sends each of two users only their own changes', async () => {
  const theirs = await publishProperty(other);
  const [mine, yours] = [await connected(seller), await connected(other)];
  await Promise.all([setPublished(seller, home, true), setPublished(other, theirs, false)]);
  await Promise.all([
    mine.waitForMessage(about('properties', home)),
    yours.waitForMessage(about('properties', theirs)),
  ]);
  await cloud.idle();
  expect(mine.received.every(about('properties', home))).toBe(true);
  expect(yours.received.every(about('properties', theirs))).toBe(true);
});

test('answers a ping', async () => {
  const page = await connected(seller);
  page.send('ping');
  expect(await page.waitForMessage()).toBe('pong');
});

describe('live connection', () => {
  test('ends at logout, while another sign-in’s goes on', async () => {
    const [tab, phone] = [await connected(other), await connected(await advanceAndLogIn(0, other))];
    await callAs(other, 'POST', '/api/logout');
    expect(await tab.closed).toBe(1000);
    other = await advanceAndLogIn(0, other);
    phone.send('ping');
    expect(await phone.waitForMessage()).toBe('pong');
  });
  test('ends when its owner is blocked and can’t be opened again', async () => {
    const person = await createMember('Bo Blocked');
    const [tab, phone] = [await connected(person), await connected(await advanceAndLogIn(0, person))];
    const token = await blockUser(person);
    expect(await Promise.all([tab.closed, phone.closed])).toEqual([1000, 1000]);
    expect((await call('POST', '/api/live/ticket', { token })).body).toMatchObject({
      code: 'account_blocked',
    });
  });
  test('ends after ten minutes without a message, or two hours in all', async () => {
    const idle = await connected(seller);
    cloud.clock.advance(601_000);
    expect(await idle.closed).toBe(1001);
    seller = await advanceAndLogIn(0, seller);
    const long = await connected(seller);
    for (let minutes = 9; minutes < 120; minutes += 9) {
      cloud.clock.advance(9 * 60_000);
      long.send('ping');
      await vi.waitFor(() => expect(long.received.length).toBe(minutes / 9));
    }
    cloud.clock.advance(3 * 60_000);
    expect(await long.closed).toBe(1001);
    seller = await advanceAndLogIn(0, seller);
  });
});

describe('row of a closed connection', () => {
  const rows = async () => {
    const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: getTableName(cloud, 'Table'),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `$gable#userId_${seller.id}` },
      }),
    );
    return Items.filter((item) => JSON.stringify(item).includes('live-connection')).length;
  };
  test('is deleted when the browser disconnects', async () => {
    const page = await connected(seller);
    expect(await rows()).toBe(1);
    page.close();
    await page.closed;
    await vi.waitFor(async () => expect(await rows()).toBe(0), { timeout: 10_000 });
  });
  test('is deleted when a push finds the connection gone, but not while it may be opening', async () => {
    await connected(seller);
    // Closes the socket without a $disconnect event. API Gateway answers the same for a socket in its $connect.
    await cloud.services.sockets.close();
    await setPublished(seller, home, false);
    await cloud.idle();
    expect(await rows()).toBe(1);
    cloud.clock.advance(31_000);
    await setPublished(seller, home, true);
    await cloud.idle();
    expect(await rows()).toBe(0);
  });
  test('is deleted at logout while the connection may be opening', async () => {
    await connected(seller);
    await cloud.services.sockets.close();
    await callAs(seller, 'POST', '/api/logout');
    await cloud.idle();
    expect(await rows()).toBe(0);
    seller = await advanceAndLogIn(0, seller);
  });
});

test('refuses a user’s twenty-first open connection', async () => {
  const person = await createMember('Mandy Many');
  for (let count = 0; count < 20; count += 1) await connected(person);
  await expect(connected(person)).rejects.toThrow('refused with 429');
  expect(await logIn(person.email)).toMatchObject({ status: 200 });
});
