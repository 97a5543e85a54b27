import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTableName } from '../support/clients/tables.ts';
import { createAddress, createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call } = createVisitorClient(cloud);

let people = 0;
const register = (from: string, email = `limited-${(people += 1)}@example.com`) =>
  call('POST', '/api/register', {
    body: { email, password, passwordConfirmation: password, terms: true },
    from,
  });

/** Notes that so many accounts were opened from an address within the last minutes. */
async function noteRegistrations(from: string, count: number) {
  const client = new DynamoDBClient(cloud.aws);
  const TableName = getTableName(cloud, 'Table');
  const slot = Math.floor(cloud.clock.now() / 1000 / 240);
  const row = { pk: `limit#registrations#${from}`, sk: 'limit', [`slot${slot}`]: count };
  await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName, Item: row }));
  client.destroy();
}

test('opens no account past the number of its network, and counts no refused registration', async () => {
  const from = createAddress();
  const most = getStage('dev').registrationsPerHour;
  await noteRegistrations(from, most - 1);
  const taken = 'limited-first@example.com';
  expect((await register(createAddress(), taken)).status).toBe(201);
  expect((await register(from, taken)).status).toBe(422);
  expect((await register(from)).status).toBe(201);
  expect(await register(from)).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect((await register(createAddress())).status).toBe(201);
});

test('is ten accounts an hour outside of development', () => {
  const others = stageNames.filter((name) => name !== 'dev');
  expect(others.map((name) => getStage(name).registrationsPerHour)).toEqual([10, 10]);
});
