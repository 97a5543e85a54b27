import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { OriginSecret, originHeader } from '../../functions/kernel/http/origin-header.ts';
import { cloud } from '../support/cloud.ts';

const functionOf = (entry: string): string => {
  const found = cloud.model.functions.find((one) => one.entry.endsWith(entry));
  if (!found) throw new Error(`The stacks have no function for ${entry}`);
  return found.id;
};

async function readSecret(): Promise<OriginSecret> {
  const sdk = new SecretsManagerClient(cloud.aws);
  onTestFinished(() => sdk.destroy());
  const { SecretString = '' } = await sdk.send(new GetSecretValueCommand({ SecretId: 'gable/dev/origin' }));
  return OriginSecret.parse(JSON.parse(SecretString));
}

const Reply = z.object({ statusCode: z.int(), body: z.string().default('{}') });

/** A call at the API's own address, past the CDN. */
async function callDirectly(ip: string, secret?: string, email = 'nobody@example.com') {
  const reply = Reply.parse(
    await cloud.invoke(functionOf('functions/accounts/handler.ts'), {
      version: '2.0',
      routeKey: 'POST /oauth/token',
      rawPath: '/oauth/token',
      rawQueryString: '',
      headers: {
        'content-type': 'application/json',
        'true-client-ip': ip,
        ...(secret !== undefined && { [originHeader]: secret }),
      },
      requestContext: {
        requestId: 'direct',
        http: { method: 'POST', sourceIp: '192.0.2.9', userAgent: 'curl' },
      },
      body: JSON.stringify({
        grant_type: 'password',
        client_id: 2,
        username: email,
        password: 'wrong-password-1',
      }),
      isBase64Encoded: false,
    }),
  );
  return { status: reply.statusCode, body: z.looseObject({}).parse(JSON.parse(reply.body)) };
}

const reach = async () => (await cloud.api('/api/package')).status;
const rotate = () => cloud.invoke(functionOf('functions/origin-secret/schedules/every-day.ts'), {});

test('refuses a call at the API’s own address', async () => {
  expect(await reach()).toBe(200);
  for (const secret of [undefined, '', 'x'.repeat(48)])
    expect(await callDirectly('203.0.113.1', secret)).toMatchObject({
      status: 403,
      body: { code: 'not_through_site' },
    });
  expect((await callDirectly('203.0.113.1', (await readSecret()).current)).status).toBe(400);
});

test('lets a viewer neither claim nor learn the secret', async () => {
  const forged = { [originHeader]: 'x'.repeat(48), 'true-client-ip': '203.0.113.1' };
  const answer = await cloud.api('/api/package', { headers: forged });
  expect(answer.status).toBe(200);
  expect(JSON.stringify([...answer.headers])).not.toContain((await readSecret()).current);
});

test('counts the addresses of one IPv6 network together', async () => {
  const { current } = await readSecret();
  const email = 'six@example.com';
  const statuses: number[] = [];
  for (const host of ['1', '2', '3', '4', '5', '6'])
    statuses.push((await callDirectly(`2001:db8:7:7::${host}`, current, email)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await callDirectly('2001:db8:7:8::1', current, email)).status).toBe(400);
});

test('rotates in steps, through each of which the site is reached', async () => {
  const before = await readSecret();
  await rotate();
  const created = await readSecret();
  expect(created).toMatchObject({ previous: before.current });
  expect(created.current).not.toBe(before.current);
  expect(await reach()).toBe(200);

  // A repeat within ten minutes waits until every container knows the new value.
  await rotate();
  expect((await callDirectly('203.0.113.1', before.current)).status).toBe(400);
  cloud.clock.advance(3_600_000);
  await rotate();
  expect(await reach()).toBe(200);
  expect((await callDirectly('203.0.113.1', created.current)).status).toBe(400);

  cloud.clock.advance(3_600_000);
  await rotate();
  expect(await readSecret()).toEqual({ ...created, previous: '' });
  expect(await reach()).toBe(200);
  expect((await callDirectly('203.0.113.1', before.current)).status).toBe(403);

  cloud.clock.advance(29 * 86_400_000);
  await rotate();
  expect((await readSecret()).current).toBe(created.current);
  cloud.clock.advance(86_400_000);
  await rotate();
  expect((await readSecret()).previous).toBe(created.current);
  expect(await reach()).toBe(200);
});
