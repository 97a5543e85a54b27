import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { MessageRejected } from '@aws-sdk/client-sesv2';
import { ApiError } from '@paypal/paypal-server-sdk';
import type { APIGatewayProxyEventV2, Context, EventBridgeEvent } from 'aws-lambda';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { PaymentDisputed } from '../../events/payment.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { subscriber } from '../../functions/kernel/events/subscriber.ts';
import type { api as Api } from '../../functions/kernel/http/api.ts';
import { defineRoutes } from '../../functions/kernel/http/contract.ts';
import { log } from '../../functions/kernel/observability/log.ts';
import { wrapProviderError } from '../../functions/money/payments/domain/provider.ts';
import { stubOriginSecret, originHeaders } from './origin-secret-stub.ts';

const secrets = {
  email: 'wanda.whisper@private.test',
  password: 'Correct-Horse-9-Battery',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ3YW5kYSJ9.c2lnbmF0dXJl',
  card: '4000056655665556',
  name: 'Wanda Whisper',
  // Short enough for a SyntaxError to quote it completely.
  pin: 'Zq7!x',
};
const told = Object.values(secrets).join(' ');
const sent = JSON.stringify(secrets);

const routes = defineRoutes({
  tell: {
    method: 'POST',
    path: '/tell',
    access: 'public',
    summary: 'Fails',
    body: z.object({ email: z.email(), age: z.int().optional() }).loose(),
    result: z.void(),
  },
});

const context = { awsRequestId: 'lambda-request-1', functionName: 'tell' };
// oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of Lambda's context
const lambda = context as Context;

function eventWith(body: string): APIGatewayProxyEventV2 {
  const request = { requestId: 'api-request-1', http: { sourceIp: '192.0.2.7', userAgent: told } };
  const headers = { ...originHeaders, authorization: `Bearer ${secrets.token}`, cookie: told };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of the gateway's event
  return {
    routeKey: 'POST /tell',
    rawQueryString: '',
    headers,
    requestContext: request,
    body,
  } as unknown as APIGatewayProxyEventV2;
}

// The test environment is silent; other files share this process.
const before = log.getLevelName();
let api: typeof Api;
beforeAll(async () => {
  log.setLogLevel('INFO');
  // The middleware would set the level of the environment again at each call.
  vi.spyOn(log, 'refreshSampleRateCalculation').mockReturnValue();
  vi.stubEnv('TABLE_NAME', 'table');
  stubOriginSecret();
  ({ api } = await import('../../functions/kernel/http/api.ts'));
});
afterAll(() => {
  log.setLogLevel(before);
  vi.unstubAllEnvs();
});

/** Everything written to stdout and stderr during a run. */
async function written(run: () => unknown): Promise<string> {
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const restore = () => spies.forEach((spy) => spy.mockRestore());
  onTestFinished(restore);
  await run();
  const text = spies.flatMap(({ mock }) => mock.calls.map(([line]) => String(line))).join('');
  restore();
  return text;
}

const expectNoSecrets = (text: string) => {
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
};

/** A call that sends all secrets and fails with the given error. */
async function failing(thrown: unknown, body = sent) {
  let status: number | undefined;
  const text = await written(async () => {
    const handler = api(routes, { tell: () => Promise.reject(thrown) });
    status = (await handler(eventWith(body), lambda)).statusCode;
  });
  return { text, status };
}

const stripe = () =>
  new Stripe.errors.StripeCardError({
    type: 'card_error',
    code: 'card_declined',
    message: `The card of ${told} was declined`,
    statusCode: 402,
    requestId: 'req_stripe1',
    headers: { 'stripe-account': told },
    param: told,
    user_message: told,
  });
const request = {
  method: 'POST',
  url: `https://paypal.test/${told}`,
  headers: { authorization: told },
  body: sent,
};
const paypal = () =>
  new ApiError(
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what an error keeps of its call
    {
      request,
      response: { statusCode: 422, headers: { 'paypal-debug-id': 'pp-debug-1', cookie: told }, body: sent },
    } as unknown as ConstructorParameters<typeof ApiError>[0],
    told,
  );
const metadata = { httpStatusCode: 400, requestId: 'aws-request-1' };
const conditional = () =>
  Object.assign(
    new ConditionalCheckFailedException({
      message: 'The conditional request failed',
      $metadata: metadata,
      Item: { email: { S: secrets.email } },
    }),
    { $response: { body: sent, headers: { authorization: told } } },
  );
const rejected = () => new MessageRejected({ message: `Not verified: ${told}`, $metadata: metadata });
const zod = () =>
  z
    .strictObject({
      kind: z.literal('a', { error: ({ input }) => `not ${String(input)}` }),
      by: z.record(z.string(), z.int()),
    })
    .safeParse({ kind: told, by: { [secrets.email]: told }, [told]: 1 }).error;
const json = () => {
  try {
    return JSON.parse(secrets.pin);
  } catch (error) {
    return error;
  }
};
const wrapped = () =>
  wrapProviderError(Promise.reject(stripe()), () => true).catch((error: unknown) => error);

test.each<[string, () => unknown, string[]]>([
  ['Stripe’s', stripe, ['StripeCardError', 'card_declined', '402', 'req_stripe1']],
  ['Stripe’s, wrapped', wrapped, ['ProviderFault', 'StripeCardError', 'req_stripe1']],
  ['PayPal’s', paypal, ['ApiError', '422', 'pp-debug-1']],
  [
    'DynamoDB’s',
    conditional,
    ['ConditionalCheckFailedException', 'conditional request failed', 'aws-request-1'],
  ],
  ['SES’s', rejected, ['MessageRejected', '400', 'aws-request-1']],
  ['zod’s', zod, ['ZodError', 'invalid_value at kind', 'invalid_type at by.…', 'unrecognized_keys']],
  ['JSON’s', json, ['SyntaxError']],
  [
    'a header’s',
    () => new TypeError(`Headers.append: "${told}" is an invalid header value`),
    ['TypeError', 'Headers.append'],
  ],
  [
    'a cause that is none',
    () => new Error('Our words', { cause: secrets }),
    ['Our words', '"cause":{"name":"object"}'],
  ],
  ['no error but text', () => told, ['"name":"string"']],
  ['no error but data', () => ({ ...secrets }), ['"name":"object"']],
])('logs names and ids of %s error and nothing of what was sent', async (_whose, make, names) => {
  const { text, status } = await failing(await make());
  expect(status).toBe(500);
  expectNoSecrets(text);
  for (const name of [...names, 'api-request-1', 'lambda-request-1']) expect(text).toContain(name);
});

test('counts an unexpected error by the function, for the alarm', async () => {
  const { text } = await failing(stripe());
  const line: unknown = text
    .split('\n')
    .filter((part) => part.includes('_aws'))
    .map((part): unknown => JSON.parse(part))[0];
  expect(line).toMatchObject({ UnexpectedError: 1, Stage: 'dev', Service: 'gable' });
});

test('logs the stack of an error without the message at its beginning', async () => {
  const { text } = await failing(stripe());
  expect(text).toMatch(/"stack":" +at .*log-adapter\.test\.ts:\d+/);
});

test.each([
  ['that is not valid', undefined, JSON.stringify({ ...secrets, email: told }), 422],
  ['that is no JSON', undefined, `${sent}${told}`, 422],
  [
    'that is refused',
    new AppError('conflict', told, { state: 'own', errors: { email: [told] }, cause: stripe() }),
    sent,
    409,
  ],
])('reports a body %s to its sender and logs no part of it', async (_what, thrown, body, expected) => {
  const { text, status } = await failing(thrown, body);
  expect(status).toBe(expected);
  expect(text).toBe('');
});

test('redacts an error under any name and at any depth', async () => {
  const text = await written(() =>
    log.warn('Something', { why: { deep: [stripe()] }, error: `Error: ${told}` }),
  );
  expectNoSecrets(text);
  expect(text).toContain('StripeCardError');
});

test('rethrows a redacted error from a subscriber, since the runtime logs every property', async () => {
  const handler = subscriber('cards-on-payment-disputed', { on: [PaymentDisputed], needs: [] }, () =>
    Promise.reject(stripe()),
  );
  const meta = { id: 'evt_1', time: '2026-11-21T09:00:00.000Z', actor: null, correlationId: 'c' };
  const detail = { meta, data: PaymentDisputed.example };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of the bus's event
  const event = { 'detail-type': PaymentDisputed.name, detail } as EventBridgeEvent<string, unknown>;
  const error = await handler(event, lambda).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('Nothing was thrown');
  const { name, message, stack } = error;
  const logged = JSON.stringify([name, message, stack, Object.entries(error)]);
  expectNoSecrets(logged);
  expect(error).toMatchObject({ name: 'StripeCardError', code: 'card_declined', requestId: 'req_stripe1' });
});
