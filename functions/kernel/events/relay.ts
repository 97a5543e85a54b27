import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { eventSource } from '../../../events/define.ts';
import { env } from '../env.ts';
import { log } from '../observability/log.ts';

const bridge = new EventBridgeClient({});
const entriesPerCall = 10;

/**
 * Publishes the outbox rows of the table's stream to the bus, in order. Reports the first row that the bus
 * refuses, so that the stream delivers it and all later ones again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (let start = 0; start < event.Records.length; start += entriesPerCall) {
    const failed = await firstRefused(event.Records.slice(start, start + entriesPerCall));
    if (failed) return { batchItemFailures: [{ itemIdentifier: failed.dynamodb?.SequenceNumber ?? '' }] };
  }
  return { batchItemFailures: [] };
}

async function firstRefused(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord | undefined> {
  try {
    const { Entries = [] } = await bridge.send(new PutEventsCommand({ Entries: records.map(entryOf) }));
    const index = Entries.findIndex(({ ErrorCode }) => ErrorCode !== undefined);
    if (index >= 0) log.error('The bus refused an event', { reason: Entries[index]?.ErrorCode });
    return index >= 0 ? records[index] : undefined;
  } catch (error) {
    log.error('The bus did not answer', { error });
    return records[0];
  }
}

function entryOf({ dynamodb }: DynamoDBRecord) {
  const row = dynamodb?.NewImage;
  return {
    EventBusName: env('BUS_NAME'),
    Source: eventSource,
    DetailType: row?.['detailType']?.S,
    Detail: row?.['detail']?.S,
  };
}
