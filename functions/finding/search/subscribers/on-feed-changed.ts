import type { Client } from '@opensearch-project/opensearch';
import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { PropertyId } from '../../../../events/vocabulary.ts';
import { createSearchClient, writeLimits } from '../adapters/opensearch-client.ts';
import { sendRefusedHomes } from '../adapters/refused-homes.ts';
import { listFeedRows } from '../adapters/search-repository.ts';
import { writeFeedAfter } from '../commands/reindex-homes.ts';
import { writeHomes } from '../commands/write-homes.ts';
import { toHomeChange } from '../domain/feed-row.ts';
import type { RefusedHome } from '../domain/search-engine.ts';

/** An operator's redrive: of a batch that was given up, what the feed has from then on; or of homes that were refused. */
const Redrive = z.union([
  z.object({ since: z.iso.datetime({ offset: true }) }),
  z.object({ propertyIds: z.array(PropertyId) }),
]);

/**
 * Writes rows of the feed to the cluster in their present state, as the table's stream names them. A batch that the
 * cluster does not take comes again, and so do the later ones of its shard. A home that the cluster refuses for good,
 * or whose row is unreadable, is a dead letter by itself.
 */
export async function handler(
  event: DynamoDBStreamEvent | z.input<typeof Redrive>,
  { invokedFunctionArn }: Pick<Context, 'invokedFunctionArn'>,
): Promise<void> {
  const refused = await write(createSearchClient(writeLimits), event);
  if (refused.length > 0) await sendRefusedHomes(refused, invokedFunctionArn);
}

async function write(
  client: Client,
  event: DynamoDBStreamEvent | z.input<typeof Redrive>,
): Promise<RefusedHome[]> {
  if ('Records' in event)
    return writeRows(
      client,
      event.Records.flatMap(({ dynamodb }) => dynamodb?.NewImage?.['propertyId']?.S ?? []),
    );
  const redrive = Redrive.parse(event);
  if ('propertyIds' in redrive) return writeRows(client, redrive.propertyIds);
  return writeFeedAfter(client, new Date(redrive.since).getTime() * 1_000);
}

async function writeRows(client: Client, propertyIds: readonly string[]): Promise<RefusedHome[]> {
  const { rows, unreadable } = await listFeedRows([...new Set(propertyIds)]);
  const refused = await writeHomes(
    client,
    rows.map((row) => toHomeChange(row)),
  );
  return [...unreadable, ...refused];
}
