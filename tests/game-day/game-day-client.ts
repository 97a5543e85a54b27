import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { minuteMs } from '../../functions/kernel/time.ts';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

export const client = { ...createOfferClient(cloud), ...createCardPaymentClient(cloud) };

const database = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));

/** Events in the outbox. */
export async function countOutbox(): Promise<number> {
  const TableName = cloud.model.tables.find(({ streamArn }) => streamArn !== undefined)?.name;
  const query = {
    TableName,
    FilterExpression: 'begins_with(pk, :outbox) AND attribute_exists(detailType)',
    ExpressionAttributeValues: { ':outbox': 'outbox#' },
  };
  let count = 0;
  for await (const { Count = 0 } of paginateScan({ client: database }, query)) count += Count;
  return count;
}

/** Messages in all dead-letter queues. */
export function countDeadLetters(): number {
  return cloud.queues.list
    .filter(({ name }) => name.includes('DeadLetters'))
    .reduce((sum, queue) => sum + cloud.queues.store.peek(queue).length, 0);
}

/** A command of an operator, as in the runbook. */
export function runOps(...args: string[]): Promise<string> {
  return runOpsCommand(args, { AWS_ENDPOINT_URL: cloud.awsEndpoint });
}

/** Sends the messages of all dead-letter queues again. */
export async function redriveAll(): Promise<void> {
  const lines = (await runOps('redrive')).split('\n');
  for (const line of lines) {
    const name = line.trim().split(/\s+/)[1];
    // oxlint-disable-next-line no-await-in-loop -- one queue after another
    if (name?.endsWith('DeadLetters') === true) await runOps('redrive', name);
  }
  await cloud.idle();
}

/** Moves the clock to the sweeper's next run and runs it. */
export async function sweepOutbox(): Promise<void> {
  cloud.clock.advance(5 * minuteMs);
  await cloud.schedules.run('outbox-every-five-minutes');
  await cloud.idle();
}
