import { readFileSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  paginateScan,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { recordChanged } from '../../functions/delivery/manifest/alarms.ts';
import { receiptKeptDays } from '../../functions/money/payments/domain/receipt.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('audit', 'staff');

const { createUnpaidPackage, startPayment, payByCard, callAs } = createCardPaymentClient(cloud);
const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));

const Row = z.looseObject({
  pk: z.string(),
  __edb_e__: z.string().default(''),
  expiresAt: z.int().optional(),
});
const kindsOfRecords = ['audit-entry', 'ledger-entry', 'receipt', 'receipt-number', 'staff-act'];

async function scan(table: 'Table' | 'Records') {
  const rows: z.output<typeof Row>[] = [];
  const TableName = getTableName(cloud, table);
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName }))
    rows.push(...z.array(Row).parse(Items));
  return rows;
}

/** How the keys begin under which any function may add or read records. */
const listGrantedStarts = (): string[] => {
  const policies = cloud.model.resources.of('AWS::IAM::Policy').map((policy) => policy.read(z.unknown()));
  return JSON.stringify(policies).match(/\$gable#[a-z]+_(?=\*")/g) ?? [];
};

/** What the alarm counts, of the log of this cloud's functions. */
const listReports = () =>
  readFileSync(cloud.logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"${recordChanged}":1`));

const Found = z.object({ payments: z.array(z.object({ version: z.int() })) });

/** Earlier files on this cloud may have reports of their own. */
let earlier = 0;
let records: Awaited<ReturnType<typeof scan>>;
let main: typeof records;
beforeAll(async () => {
  earlier = listReports().length;
  const { seller, packageId } = await createUnpaidPackage();
  const { url, paymentId } = await startPayment(seller, packageId);
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  const staff = await createStaffMember(cloud);
  const { body } = await callAs(staff, 'GET', `/api/staff/payments?q=${paymentId}`);
  const [payment] = Found.parse(body).payments;
  const refund = {
    amountPence: 5_00,
    reason: 'The photographer did not come.',
    version: payment?.version,
  };
  const refunded = await callAs(staff, 'POST', `/api/staff/payments/${paymentId}/refund`, refund);
  if (refunded.status !== 202) throw new Error(JSON.stringify(refunded.body));
  await cloud.idle();
  [records, main] = [await scan('Records'), await scan('Table')];
});

test('keeps ledger, receipts and trails in the table of records, and nothing else there', () => {
  expect([...new Set(records.map(({ __edb_e__: kind }) => kind))].toSorted()).toEqual(kindsOfRecords);
  expect(main.filter(({ __edb_e__: kind }) => kindsOfRecords.includes(kind))).toEqual([]);
});

test('gives receipts an end, and ledger and trails no end', () => {
  const ends = records.filter(({ expiresAt }) => expiresAt !== undefined);
  expect([...new Set(ends.map(({ __edb_e__: kind }) => kind))].toSorted()).toEqual([
    'receipt',
    'receipt-number',
  ]);
  const days = ends.map(({ expiresAt = 0 }) => Math.round((expiresAt - cloud.clock.now() / 1000) / 86_400));
  expect(new Set(days)).toEqual(new Set([receiptKeptDays]));
});

test('writes each record under a key that a grant names', () => {
  const starts = new Set(listGrantedStarts());
  expect(starts.size).toBeGreaterThan(3);
  expect(records.filter(({ pk }) => !starts.has(pk.slice(0, pk.indexOf('_') + 1)))).toEqual([]);
});

test('lets no function update or delete a record, or add one of another kind', async () => {
  const [entry] = records.filter(({ __edb_e__: kind }) => kind === 'ledger-entry');
  const Key = { pk: entry?.pk, sk: entry?.['sk'] };
  const TableName = getTableName(cloud, 'Records');
  const inPayments = cloud.model.functions.filter(({ entry: file }) =>
    /payments\/(paypal-)?handler\.ts$/.test(file),
  );
  expect(inPayments).toHaveLength(2);
  for (const { id } of inPayments) {
    const credentials = { ...cloud.aws.credentials, accessKeyId: id };
    const own = DynamoDBDocumentClient.from(new DynamoDBClient({ ...cloud.aws, credentials }));
    const refused = { name: 'AccessDeniedException' };
    await expect(own.send(new UpdateCommand({ TableName, Key }))).rejects.toMatchObject(refused);
    await expect(own.send(new DeleteCommand({ TableName, Key }))).rejects.toMatchObject(refused);
    const act = { pk: '$gable#id_act_1', sk: '$staff-act_1' };
    await expect(own.send(new PutCommand({ TableName, Item: act }))).rejects.toMatchObject(refused);
  }
});

test('reports a record that is replaced, and no record that is added', async () => {
  expect(listReports()).toHaveLength(earlier);
  const [entry] = records.filter(({ __edb_e__: kind }) => kind === 'ledger-entry');
  await documents.send(
    new PutCommand({ TableName: getTableName(cloud, 'Records'), Item: { ...entry, day: '2001-01-01' } }),
  );
  await cloud.idle();
  await expect.poll(listReports).toHaveLength(earlier + 1);
});
