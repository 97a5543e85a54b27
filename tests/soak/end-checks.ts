import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { LedgerEntry } from '../../functions/money/payments/domain/ledger.ts';
import type { EventEntry } from '../../infra/local-cloud/aws/eventbridge/log.ts';
import { cloud } from '../support/cloud.ts';

const planted = 'planted-by-the-soak';

/** Sends an event that its subscribers cannot read, so that the check of dead letters has one to find. */
export async function plantDeadLetter(): Promise<void> {
  await new EventBridgeClient(cloud.aws).send(
    new PutEventsCommand({
      Entries: [
        {
          EventBusName: cloud.model.buses.find((name) => name !== 'default'),
          Source: 'gable',
          DetailType: 'offer.made.v1',
          Detail: JSON.stringify({ planted }),
        },
      ],
    }),
  );
  await cloud.idle();
}

/** Deliveries of events that did not reach their subscriber. */
export function listUndelivered(events: readonly EventEntry[]): string[] {
  return events
    .filter(({ detail }) => !JSON.stringify(detail).includes(planted))
    .flatMap(({ id, detailType, deliveries }) =>
      deliveries
        .filter(({ state }) => state !== 'delivered')
        .map(({ rule, state, error }) => `${detailType} ${id} is ${state} at ${rule}: ${error ?? ''}`),
    );
}

/** Payments that people made, with their pence. */
type Payments = ReadonlyMap<string, number>;

/** What must hold once everything is quiet. */
export async function checkEnd(payments: Payments): Promise<string[]> {
  return [...checkDeadLetters(), ...(await checkTable(payments))];
}

function checkDeadLetters(): string[] {
  const letters = cloud.queues.list.flatMap((queue) =>
    cloud.queues.store.peek(queue).map(({ body }) => ({ name: queue.name, body })),
  );
  const others = letters.filter(({ body }) => !body.includes(planted));
  return [
    ...(others.length === letters.length ? ['the planted dead letter is missing'] : []),
    ...others.map(({ name, body }) => `dead letter in ${name}: ${body.slice(0, 500)}`),
  ];
}

const Row = z.looseObject({ pk: z.string(), __edb_e__: z.string().optional() });
const Entry = z.looseObject({ entry: z.unknown() });

/** The outbox is empty, and the ledger has every payment once, in entries that sum to zero. */
async function checkTable(payments: Payments): Promise<string[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  const rows: z.output<typeof Row>[] = [];
  for (const { name: TableName } of cloud.model.tables)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      rows.push(...z.array(Row.catch({ pk: '' })).parse(Items));
  const unsent = rows.filter(({ pk }) => /^outbox#\d/.test(pk)).length;
  const entries = rows
    .filter((row) => row.__edb_e__ === 'ledger-entry')
    .map((row) => LedgerEntry.parse(Entry.parse(row).entry));
  const sumOf = (lines: LedgerEntry['lines']) => lines.reduce((sum, { amountPence }) => sum + amountPence, 0);
  const paid = entries.filter(({ kind }) => kind === 'payment');
  const cleared = paid
    .flatMap(({ lines }) => lines.filter(({ account }) => account === 'card_clearing'))
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  const wanted = [...payments.values()].reduce((sum, pence) => sum + pence, 0);
  return [
    ...(unsent > 0 ? [`${unsent} events are in the outbox`] : []),
    ...entries.filter(({ lines }) => sumOf(lines) !== 0).map(({ id }) => `the entry ${id} does not balance`),
    ...(paid.length === payments.size ? [] : [`${paid.length} payments are booked of ${payments.size}`]),
    ...(cleared === wanted ? [] : [`${cleared} pence are booked of ${wanted}`]),
  ];
}
