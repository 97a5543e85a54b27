import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { getTableName } from '../support/clients/tables.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, listMailsOfCalls } = createVisitorClient(cloud);

let keys = 0;
const newKey = () => `idempotency-test-${(keys += 1)}`;
const post = (path: string, body: unknown, key: string) =>
  call('POST', path, { body, headers: { 'idempotency-key': key } });
const forgot = (email: string, key: string) => post('/api/forgot-password', { email }, key);
const logIn = (username: string, key: string, given = password) =>
  post('/oauth/token', { grant_type: 'password', client_id: 2, username, password: given }, key);
const resets = (email: string) =>
  listMailsOfCalls(email).filter(({ subject }) => subject === 'Choose a new password').length;
const minutes = (count: number) => cloud.clock.advance(count * 60_000);

async function storedAnswers(): Promise<string> {
  const client = new DynamoDBClient(cloud.aws);
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: getTableName(cloud, 'Idempotency') }),
  );
  client.destroy();
  return JSON.stringify(Items);
}

describe('an Idempotency-Key', () => {
  test('keeps an answer for a day after a call whose answer is a secret', async () => {
    const { email } = await createMember();
    expect((await logIn(email, newKey())).status).toBe(200);
    const key = newKey();
    const first = await forgot(email, key);
    minutes(20);
    expect(await forgot(email, key)).toMatchObject({ status: 200, body: first.body });
    expect(resets(email)).toBe(1);
    minutes(24 * 60);
    await forgot(email, key);
    expect(resets(email)).toBe(2);
  });

  test('keeps no tokens, also after a call whose answer is kept for a day', async () => {
    const { email } = await createMember();
    await forgot(email, newKey());
    const key = newKey();
    const first = await logIn(email, key);
    const repeat = await logIn(email, key);
    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(repeat.body['refresh_token']).not.toBe(first.body['refresh_token']);
    const stored = await storedAnswers();
    for (const { body } of [first, repeat])
      for (const name of ['access_token', 'refresh_token']) {
        expect(body[name]).toEqual(expect.any(String));
        expect(stored).not.toContain(String(body[name]));
      }
    expect(stored).not.toContain(email);
    minutes(20);
    expect((await logIn(email, key)).body['access_token']).not.toBe(first.body['access_token']);
  });

  test('belongs to one body, also of a login', async () => {
    const { email } = await createMember();
    const key = newKey();
    expect((await logIn(email, key)).status).toBe(200);
    expect(await logIn(email, key, 'Another-pass-1')).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
  });

  test('has at most 200 characters', async () => {
    const { email } = await createMember();
    expect((await forgot(email, 'k'.repeat(200))).status).toBe(200);
    expect(await forgot(email, 'k'.repeat(201))).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { 'Idempotency-Key': [expect.any(String)] } },
    });
  });
});
