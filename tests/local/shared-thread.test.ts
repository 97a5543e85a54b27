import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openCloud } from '../support/test-cloud.ts';
import { getFixtureAssembly } from './fixture/assembly.ts';

const cloud = await openCloud({ assembly: await getFixtureAssembly(), chooseThread: () => 'one' });
afterAll(() => cloud.close());
const idOf = (start: string) => cloud.model.functions.find(({ id }) => id.startsWith(start))?.id ?? start;

const listStatuses = async (...names: readonly string[]) =>
  (await Promise.all(names.map((name) => cloud.api(`/api/${name}`)))).map(({ status }) => status);
const Served = z.object({ served: z.int() });
const Named = z.object({ functionName: z.string() });
const countServed = async () => Served.parse((await cloud.api('/api/served')).body).served;

test('functions in one thread have their own variables', async () => {
  const Environment = z.object({ environment: z.record(z.string(), z.string()) });
  const { environment } = Environment.parse((await cloud.api('/api/environment')).body);
  expect(environment).toMatchObject({
    OWN: 'of echo',
    AWS_ACCESS_KEY_ID: idOf('Echo'),
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
  });
});

test('a line of the log has the names of its function, whoever made the logger that all share', async () => {
  await cloud.api('/api/logged');
  const findLine = () => /^Echo.*"message":"logged".*$/m.exec(readFileSync(cloud.logFile, 'utf8'))?.[0];
  const { functionName } = Named.parse((await cloud.api('/api/context')).body);
  await expect.poll(findLine).toContain(`"service":"echo","function_name":"${functionName}"`);
});

test('an exit, and a rejection that nobody handles, take nothing with them but their own event', async () => {
  const before = await countServed();
  expect(await listStatuses('plain', 'exit', 'plain', 'reject', 'plain')).toEqual([200, 500, 200, 500, 200]);
  // The same thread serves on.
  expect(await countServed()).toBe(before + 6);
});

test('an event that times out leaves the thread to others', async () => {
  const before = await countServed();
  await expect(cloud.invoke(idOf('Hang'), {})).rejects.toThrow(/Task timed out after 1.00 seconds/);
  expect(await countServed()).toBe(before + 1);
});

test('a function that never returns is ended with its thread, and the next event starts another', async () => {
  await countServed();
  await expect(cloud.invoke(idOf('Hang'), { busy: true })).rejects.toThrow(
    /Task timed out after 1.00 seconds/,
  );
  await expect.poll(countServed, { timeout: 20_000 }).toBe(1);
});
