import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { createSmokeClient } from './client.ts';
import { readStage, register, sell, type Step, visit } from './journey.ts';

cloud.wake('search');
const client = createSmokeClient(cloud.origin, 20_000);
const people = createSellerClient(cloud);
let email: string;
beforeAll(async () => {
  ({ email } = await people.createMember());
});

const steps: string[] = [];
const step: Step = (name, run) => {
  steps.push(name);
  return run();
};

test('the smoke test of a stage finds the local cloud in order', async () => {
  expect(await readStage(client, step, 'dev')).toBe('dev');
  await visit(client, step);
  await register(client, step);
  await sell(client, step, { email, password });
  expect(steps).toEqual([
    'serves the configuration of the stage',
    'finds homes',
    'knows places',
    'shows packages',
    'registers an account',
    'deletes the account',
    'logs in',
    'processes a photo and a document',
    'lists a home',
    'publishes the home',
    'finds the home',
    'begins a payment in test mode',
    'takes the home off',
  ]);
});

test('the smoke test of a stage leaves no home on sale', async () => {
  const { access_token: token } = await people.getTokens(email);
  const { body } = await people.call('GET', '/api/properties', { token });
  const Own = z.object({ properties: z.array(z.object({ status: z.string() })) });
  expect(Own.parse(body).properties.filter(({ status }) => status === 'live')).toEqual([]);
});

test('the smoke test of a stage fails at a site of another stage, and at a wrong password', async () => {
  await expect(readStage(client, step, 'staging')).rejects.toThrow('it is of stage dev');
  await expect(sell(client, step, { email, password: 'wrong' })).rejects.toThrow('/oauth/token answered 4');
});
