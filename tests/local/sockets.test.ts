import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { openLivePage, type LivePage } from '../support/clients/live-page.ts';
import { cloud, getOutput } from './fixture/cloud.ts';

const url = cloud.hosts.rewrite(getOutput('SocketUrl'));
const calls = new ApiGatewayManagementApiClient({
  ...cloud.aws,
  endpoint: cloud.hosts.rewrite(getOutput('SocketCalls')),
  maxAttempts: 1,
});

const pages: LivePage[] = [];
const connect = async (query = '') => {
  const page = await openLivePage(url + query);
  pages.push(page);
  return page;
};
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await vi.waitUntil(async () => (await connections()).length === 0, { timeout: 10_000 });
  await cloud.idle();
});

const Listed = z.array(z.object({ id: z.string() }));
const connections = async () => Listed.parse((await cloud.api('/_local/sockets')).body);
const idOf = async () => (await connections())[0]?.id ?? '';
const post = async (ConnectionId: string, Data: string) =>
  calls.send(new PostToConnectionCommand({ ConnectionId, Data }));

describe('a connection', () => {
  test('opens if its function accepts it, and invokes the function on its end', async () => {
    const page = await connect('?name=Ada&name=Bob');
    const id = await idOf();
    page.close();
    await page.closed;
    const told = async () => (await cloud.api(`/api/seen/socket-${encodeURIComponent(id)}`)).text;
    await vi.waitFor(async () => expect(await told()).toContain('DISCONNECT'), { timeout: 10_000 });
    const { seen } = z.object({ seen: z.tuple([z.string()]) }).parse(JSON.parse(await told()));
    expect(JSON.parse(seen[0])).toMatchObject({
      requestContext: {
        routeKey: '$disconnect',
        eventType: 'DISCONNECT',
        connectionId: id,
        stage: 'v1',
        disconnectStatusCode: 1005,
      },
    });
  });
  test.each([401, 403, 429, 500])('is refused with %i', async (status) => {
    await expect(connect(`?refuse=${status}`)).rejects.toThrow(`refused with ${status}`);
  });
  test('is refused with 502 if its function fails', async () => {
    await expect(connect('?refuse=throw')).rejects.toThrow('refused with 502');
  });
  test('is refused at an unknown stage', async () => {
    await expect(openLivePage(`${url}x`)).rejects.toThrow('refused with 403');
  });
  test('ends after ten minutes of silence', async () => {
    const page = await connect();
    cloud.clock.advance(9 * 60_000);
    await post(await idOf(), '{}');
    cloud.clock.advance(9 * 60_000);
    expect(await connections()).toHaveLength(1);
    cloud.clock.advance(61_000);
    expect(await page.closed).toBe(1001);
  });
});

describe('a message', () => {
  test('invokes the route of its action, else the default route, which answers', async () => {
    const page = await connect();
    page.send(JSON.stringify({ action: 'silent' }));
    page.send(JSON.stringify({ action: 'unknown', text: 'hello' }));
    page.send(JSON.stringify({ action: 'constructor' }));
    expect(await page.waitForMessage()).toMatchObject({
      requestContext: { routeKey: '$default', eventType: 'MESSAGE', messageDirection: 'IN' },
      body: '{"action":"unknown","text":"hello"}',
      isBase64Encoded: false,
    });
    const inherited = z.object({ body: z.literal('{"action":"constructor"}') });
    await page.waitForMessage((message) => inherited.safeParse(message).success);
    expect(page.received).toHaveLength(2);
  });
  test('gets an error if its function fails, and the connection stays open', async () => {
    const page = await connect();
    page.send('fail');
    expect(await page.waitForMessage()).toMatchObject({ message: 'Internal server error' });
    page.send('again');
    await page.waitForMessage((message) => z.object({ body: z.literal('again') }).safeParse(message).success);
  });
  test('closes the connection if it exceeds 128 kB', async () => {
    const page = await connect();
    page.send('x'.repeat(128 * 1024 + 1));
    expect(await page.closed).toBe(1009);
  });
});

describe('a function', () => {
  test('sends to a connection, reads its state and closes it', async () => {
    const page = await connect();
    const ConnectionId = await idOf();
    await post(ConnectionId, '{"hello":1}');
    expect(await page.waitForMessage()).toEqual({ hello: 1 });
    const about = await calls.send(new GetConnectionCommand({ ConnectionId }));
    expect(about.Identity?.SourceIp).toBe('127.0.0.1');
    expect(about.ConnectedAt).toBeInstanceOf(Date);
    await calls.send(new DeleteConnectionCommand({ ConnectionId }));
    expect(await page.closed).toBe(1000);
    await expect(post(ConnectionId, '{}')).rejects.toMatchObject({
      name: 'GoneException',
      $metadata: { httpStatusCode: 410 },
    });
  });
  test('cannot send more than 128 kB', async () => {
    await connect();
    await expect(post(await idOf(), 'x'.repeat(128 * 1024 + 1))).rejects.toMatchObject({
      name: 'PayloadTooLargeException',
    });
  });
});

test('a reset closes every connection', async () => {
  const page = await connect();
  await cloud.reset();
  expect(await page.closed).toBe(1006);
  expect(await connections()).toEqual([]);
});
