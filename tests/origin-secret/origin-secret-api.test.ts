import { expect, test } from 'vitest';
import { originHeader } from '../../functions/kernel/http/origin-header.ts';
import { createNetworkClient } from '../support/clients/network.ts';
import { cloud } from '../support/cloud.ts';

const { callPastCdn, functionOf, readOriginSecret: readSecret } = createNetworkClient(cloud);

const callDirectly = (ip: string, secret?: string, username = 'nobody@example.com') =>
  callPastCdn('POST /oauth/token', {
    ip,
    secret: secret ?? '',
    body: { grant_type: 'password', client_id: 2, username, password: 'wrong-password-1' },
  });
const reach = async () => (await cloud.api('/api/package')).status;
const rotate = () => cloud.invoke(functionOf('functions/people/origin-secret/schedules/every-day.ts'), {});

test('refuses a call at the API’s own address', async () => {
  expect(await reach()).toBe(200);
  for (const secret of ['', 'x'.repeat(48)])
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
