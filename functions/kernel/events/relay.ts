import type { AttributeValue, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '../observability/log.ts';
import { removeOutboxRows } from './outbox-repository.ts';
import type { OutboxItem } from './outbox.ts';
import { publish } from './publish.ts';

/** An outbox row with its place in the stream. */
type StreamedRow = Omit<OutboxItem, 'raisedAt'> & { readonly sequence: string };

/**
 * Publishes the outbox rows of the table's stream to the bus, in order, and removes the rows of the accepted
 * events. Reports the first row that the bus refuses, so that the stream delivers it and all later ones again;
 * what the stream gives up stays in the outbox for the sweeper.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { settled, refused } = await publish(Records.map(toRow));
  await removeOutboxRows(settled).catch((error: unknown) => {
    // The sweeper sends these events once more, and subscribers accept repeats.
    log.error('Sent events stay in the outbox', { error });
  });
  return {
    batchItemFailures: refused.slice(0, 1).map(({ sequence }) => ({ itemIdentifier: sequence })),
  };
}

function toRow({ dynamodb }: DynamoDBRecord): StreamedRow {
  const row: Readonly<Record<string, AttributeValue>> = dynamodb?.NewImage ?? {};
  const text = (name: string) => row[name]?.S ?? '';
  return {
    pk: text('pk'),
    sk: text('sk'),
    detailType: text('detailType'),
    detail: text('detail'),
    sequence: dynamodb?.SequenceNumber ?? '',
  };
}
