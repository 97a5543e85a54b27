import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { cloud, getOutput } from './fixture/cloud.ts';

// Every function starts twice.
vi.setConfig({ testTimeout: 60_000 });

const Seen = z.object({ seen: z.array(z.string()) });
const seen = async (name: string) => Seen.parse((await cloud.api(`/api/seen/${name}`)).body).seen;
const Served = z.object({ served: z.number() });
const served = async () => Served.parse((await cloud.api('/api/served')).body).served;
const cognito = new CognitoIdentityProviderClient(cloud.aws);
const person = { UserPoolId: getOutput('PoolId'), Username: 'ada@example.com' };
const item = (pk: string) => cloud.api('/api/items', { body: { pk, kind: 'event', type: 'asked' } });

test('a reset restores all state, and everything works afterwards', async () => {
  await item('before');
  await cognito.send(new AdminCreateUserCommand({ ...person, MessageAction: 'SUPPRESS' }));
  cloud.clock.advance(1000);
  await cloud.idle();
  expect(await seen('before-acted')).toEqual(['acted']);
  expect(await served()).toBe(1);

  await cloud.reset();
  expect(await seen('before-acted')).toEqual([]);
  await expect(cognito.send(new AdminGetUserCommand(person))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  expect(cloud.events()).toEqual([]);
  expect(cloud.clock.ahead()).toBe(0);
  // A function remembers nothing of what is gone.
  expect(await served()).toBe(1);

  await item('after');
  await cloud.idle();
  expect(await seen('after-acted')).toEqual(['acted']);
  expect(await seen('before-acted')).toEqual([]);
});
