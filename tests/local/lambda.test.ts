import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { FunctionError } from '../../infra/local-cloud/aws/lambda/function-error.ts';
import { cloud } from './fixture/cloud.ts';

const Environment = z.object({
  environment: z.record(z.string(), z.string()),
  now: z.number(),
  date: z.string(),
});
const environment = async () => Environment.parse((await cloud.api('/api/environment')).body);
const idOf = (start: string) => cloud.model.functions.find(({ id }) => id.startsWith(start))?.id ?? start;

test('a function has its own variables, local addresses and nothing of this process', async () => {
  const { environment: own } = await environment();
  expect(own).toMatchObject({
    OWN: 'of echo',
    SITE: cloud.origin,
    AWS_REGION: 'eu-west-2',
    AWS_ENDPOINT_URL: cloud.awsEndpoint,
    AWS_ACCESS_KEY_ID: idOf('Echo'),
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
  });
  expect(own).not.toHaveProperty('PATH');
  expect(own).not.toHaveProperty('VITEST');
});

test('a killed function starts again with its next event', async () => {
  await environment();
  await cloud.kill(idOf('Echo'));
  expect(await environment()).toMatchObject({ environment: { OWN: 'of echo' } });
});

test('a function that is replaced takes new events at once, and ends the runs of before', async () => {
  const echo = cloud.model.functions.find(({ id }) => id.startsWith('Echo')) ?? expect.fail();
  await environment();
  const slow = cloud.invoke(echo.id, { rawPath: '/api/slow' });
  const replaced = cloud.replaceFunction({
    ...echo,
    environment: { ...echo.environment, OWN: 'of another' },
  });
  expect(await environment()).toMatchObject({ environment: { OWN: 'of another' } });
  expect(await slow).toEqual({ statusCode: 200 });
  await replaced;
  await cloud.replaceFunction(echo);
  expect(await environment()).toMatchObject({ environment: { OWN: 'of echo' } });
});

test('each run has its duration and processor time in the log', async () => {
  const id = idOf('Echo');
  await environment();
  const Report = z.object({
    type: z.literal('platform.report'),
    record: z.object({
      status: z.literal('success'),
      metrics: z.object({ durationMs: z.number().positive(), processorMs: z.number().optional() }),
    }),
  });
  await expect
    .poll(() => readFileSync(cloud.logFile, 'utf8').split('\n'))
    .toContainEqual(
      expect.toSatisfy(
        (line: string) =>
          line.startsWith(`${id} {`) && Report.safeParse(JSON.parse(line.slice(id.length))).success,
      ),
    );
});

test('the clock of a function moves with the cloud’s', async () => {
  const day = 86_400_000;
  const before = await environment();
  cloud.clock.advance(7 * day);
  const after = await environment();
  cloud.clock.reset();
  expect(after.now - before.now).toBeGreaterThanOrEqual(7 * day);
  expect(Date.parse(after.date) - Date.parse(before.date)).toBeGreaterThanOrEqual(7 * day);
});

test('the context has name, request and time left', async () => {
  const Context = z.object({ functionName: z.string(), awsRequestId: z.string(), left: z.number() });
  const context = Context.parse((await cloud.api('/api/context')).body);
  expect(context.functionName).toMatch(/^Functions-Echo/);
  expect(context.left).toBeGreaterThan(5000);
  expect(context.left).toBeLessThanOrEqual(10_000);
});

test('a function that hangs is stopped after its timeout, and reports it', async () => {
  await expect(cloud.invoke(idOf('Hang'), {})).rejects.toThrow(/Task timed out after 1.00 seconds/);
});

test('a crash takes nothing with it but its own event', async () => {
  const results = await Promise.all(
    ['exit', 'plain', 'plain', 'exit', 'plain', 'plain'].map((name) => cloud.api(`/api/${name}`)),
  );
  expect(results.map(({ status }) => status)).toEqual([500, 200, 200, 500, 200, 200]);
});

test('events run side by side in several workers', async () => {
  const met = await Promise.all([1, 2, 3].map(() => cloud.invoke(idOf('Meet'), { many: 3 })));
  expect(met).toEqual(['met', 'met', 'met']);
});

test('an error carries type, message and trace', async () => {
  const failure: unknown = await cloud
    .invoke(idOf('Echo'), { rawPath: '/api/throws' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FunctionError);
  expect(failure).toMatchObject({ errorType: 'TypeError', message: 'as asked' });
});

test('an answer to a signed call has no time by which an SDK would correct its clock', async () => {
  const answer = await fetch(cloud.awsEndpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.ListQueues', 'x-amz-date': '20300101T103000Z' },
    body: '{}',
  });
  expect(answer.headers.get('date')).toBeNull();
});

test('a call of what every object has is a call of nothing', async () => {
  const headers = { 'x-amz-target': 'constructor.ListQueues' };
  const answer = await fetch(cloud.awsEndpoint, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(400);
});
