import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { block } from '../accounts/blocking.ts';
import { tellingAt } from '../notifications/telling.ts';
import { type Person, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { liveUrlOf, openPage, type Page } from './page.ts';

cloud.wake('messages', 'notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { call, logIn, member, onSale, own, publish, later } = tellingAt(cloud);

const Ticket = z.object({ ticket: z.string(), expiresIn: z.number() });
const ticketOf = async ({ token }: Pick<Person, 'token'>) =>
  Ticket.parse((await call('POST', '/api/live/ticket', { token })).body).ticket;

let url: string;
const pages: Page[] = [];
const withTicket = async (ticket: string) => {
  const page = await openPage(`${url}?ticket=${ticket}`);
  pages.push(page);
  return page;
};
const connected = async (person: Pick<Person, 'token'>) => withTicket(await ticketOf(person));
const open = async () => z.array(z.unknown()).parse((await cloud.api('/_local/sockets')).body).length;
const about = (topic: string, propertyId?: string) => (message: unknown) => {
  const hint = z.object({ topic: z.string(), propertyId: z.string().optional() }).safeParse(message).data;
  return hint?.topic === topic && (propertyId === undefined || hint.propertyId === propertyId);
};

let seller: Awaited<ReturnType<typeof member>>;
let other: Awaited<ReturnType<typeof member>>;
let home: string;
beforeAll(async () => {
  url = await liveUrlOf(cloud);
  seller = await member('Sally Live');
  other = await member('Otto Other');
  home = await onSale(seller);
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 10_000 });
  await cloud.idle();
});

describe('a ticket', () => {
  test('is for people who are logged in', async () => {
    expect((await call('POST', '/api/live/ticket')).status).toBe(401);
  });
  test('opens one connection, and no second', async () => {
    const ticket = await ticketOf(seller);
    await withTicket(ticket);
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test('that two use at once lets one in', async () => {
    const ticket = await ticketOf(seller);
    const tries = await Promise.allSettled([withTicket(ticket), withTicket(ticket)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
  test('is over after half a minute', async () => {
    const ticket = await ticketOf(seller);
    cloud.clock.advance(31_000);
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test.each(['', 'made-up'])('“%s” is none', async (ticket) => {
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
  });
  test('is worth nothing once its owner logged out', async () => {
    const ticket = await ticketOf(other);
    await own(other, 'POST', '/api/logout');
    await expect(withTicket(ticket)).rejects.toThrow('refused with 401');
    other = await later(0, other);
  });
  test('is asked for no more than 120 times in ten minutes', async () => {
    const person = await member('Tim Tickets');
    const statuses: number[] = [];
    for (let tries = 0; tries < 121; tries += 1)
      statuses.push((await call('POST', '/api/live/ticket', { token: person.token })).status);
    expect(statuses.indexOf(429)).toBe(120);
  });
});

test('a change is heard by its owner on every open page, as ids alone, and by nobody else', async () => {
  const [first, second, stranger] = [
    await connected(seller),
    await connected(seller),
    await connected(other),
  ];
  await publish(seller, home, false);
  const hint = { topic: 'properties', propertyId: home };
  expect(await first.next(about('properties', home))).toEqual(hint);
  expect(await second.next(about('properties', home))).toEqual(hint);
  await cloud.idle();
  expect(stranger.heard).toEqual([]);
});

test('two people hear what concerns each of them', async () => {
  const theirs = await onSale(other);
  const [mine, yours] = [await connected(seller), await connected(other)];
  await Promise.all([publish(seller, home, true), publish(other, theirs, false)]);
  await Promise.all([mine.next(about('properties', home)), yours.next(about('properties', theirs))]);
  await cloud.idle();
  expect(mine.heard.every(about('properties', home))).toBe(true);
  expect(yours.heard.every(about('properties', theirs))).toBe(true);
});

test('a ping is answered', async () => {
  const page = await connected(seller);
  page.say('ping');
  expect(await page.next()).toBe('pong');
});

describe('a connection ends', () => {
  test('at logout, and that of another sign-in goes on', async () => {
    const [tab, phone] = [await connected(other), await connected(await later(0, other))];
    await own(other, 'POST', '/api/logout');
    expect(await tab.ended).toBe(1000);
    other = await later(0, other);
    phone.say('ping');
    expect(await phone.next()).toBe('pong');
  });
  test('once its owner is blocked, and no other begins', async () => {
    const person = await member('Bo Blocked');
    const [tab, phone] = [await connected(person), await connected(await later(0, person))];
    const token = await block(person);
    expect(await Promise.all([tab.ended, phone.ended])).toEqual([1000, 1000]);
    expect((await call('POST', '/api/live/ticket', { token })).body).toMatchObject({
      code: 'account_blocked',
    });
  });
  test('after ten minutes without a message, or two hours in all', async () => {
    const idle = await connected(seller);
    cloud.clock.advance(601_000);
    expect(await idle.ended).toBe(1001);
    seller = await later(0, seller);
    const long = await connected(seller);
    for (let minutes = 9; minutes < 120; minutes += 9) {
      cloud.clock.advance(9 * 60_000);
      long.say('ping');
      await vi.waitFor(() => expect(long.heard.length).toBe(minutes / 9));
    }
    cloud.clock.advance(3 * 60_000);
    expect(await long.ended).toBe(1001);
    seller = await later(0, seller);
  });
});

describe('a row of a connection that is gone', () => {
  const rows = async () => {
    const [table] = cloud.model.tables.filter(({ name }) => !name.includes('Idempotency'));
    const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: table?.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `$gable#userId_${seller.id}` },
      }),
    );
    return Items.filter((item) => JSON.stringify(item).includes('live-connection')).length;
  };
  test('goes when the browser says goodbye', async () => {
    const page = await connected(seller);
    expect(await rows()).toBe(1);
    page.close();
    await page.ended;
    await vi.waitFor(async () => expect(await rows()).toBe(0), { timeout: 10_000 });
  });
  test('goes when a hint finds nobody there', async () => {
    await connected(seller);
    // Cuts the line without a word: $disconnect is not told of it.
    await cloud.services.sockets.close();
    expect(await rows()).toBe(1);
    await publish(seller, home, false);
    await cloud.idle();
    expect(await rows()).toBe(0);
  });
});

test('no more than twenty connections of one person are open at once', async () => {
  const person = await member('Mandy Many');
  for (let count = 0; count < 20; count += 1) await connected(person);
  await expect(connected(person)).rejects.toThrow('refused with 429');
  expect(await logIn(person.email)).toMatchObject({ status: 200 });
});
