import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createPeople } from '../base/people.ts';

/** A server that answers when it is told to, and what notes its requests. */
async function serve() {
  const people = createPeople();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    people.note(request, response);
    await answered;
    response.end();
  };
  const server = createServer((...given) => void listener(...given));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const ask = async (headers: Record<string, string>) => {
    const asked = once(server, 'request');
    get({ host: '127.0.0.1', port, headers }).on('response', (response) => response.resume());
    await asked;
  };
  return { people, ask, answer };
}

const measure = async (work: Promise<void>): Promise<number> => {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
};

test('work steps back until a person has their answer', async () => {
  const { people, ask, answer } = await serve();
  await ask({ 'user-agent': 'Mozilla/5.0' });
  let isFree = false;
  const free = people.makeWay().then(() => (isFree = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isFree).toBe(false);
  answer();
  await free;
});

test('work steps back for a second at most', async () => {
  const { people, ask } = await serve();
  await ask({ 'user-agent': 'Mozilla/5.0' });
  expect(await measure(people.makeWay())).toBeGreaterThan(900);
});

const ofPrograms: readonly Record<string, string>[] = [
  { 'user-agent': 'node' },
  { 'user-agent': 'Mozilla/5.0', 'x-local-ahead-ms': '0' },
];
test.each(ofPrograms)('work does not wait for the request of a program: %o', async (headers) => {
  const { people, ask } = await serve();
  await ask(headers);
  expect(await measure(people.makeWay())).toBeLessThan(15);
});
