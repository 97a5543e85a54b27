import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { createSearchClient, writeLimits } from '../adapters/opensearch-client.ts';
import { listFeedRows } from '../adapters/search-repository.ts';
import { writeHomes } from '../commands/write-homes.ts';
import { writeFeedAfter } from '../commands/reindex-homes.ts';
import { toHomeChange } from '../domain/feed-row.ts';

/** An operator's redrive of a batch that was given up: what the feed has from then on. */
const Redrive = z.object({ since: z.iso.datetime({ offset: true }) });

/**
 * Writes rows of the feed to the cluster in their present state, as the table's stream tells of them. A batch that the
 * cluster does not take comes again, and so do the later ones of its shard.
 */
export async function handler(event: DynamoDBStreamEvent | z.input<typeof Redrive>): Promise<void> {
  const client = createSearchClient(writeLimits);
  if (!('Records' in event)) {
    const since = new Date(Redrive.parse(event).since);
    await writeFeedAfter(client, since.getTime() * 1_000);
    return;
  }
  const ids = event.Records.flatMap(({ dynamodb }) => dynamodb?.NewImage?.['propertyId']?.S ?? []);
  const rows = await listFeedRows([...new Set(ids)]);
  await writeHomes(
    client,
    rows.map((row) => toHomeChange(row)),
  );
}
