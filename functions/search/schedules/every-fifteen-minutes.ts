import * as z from 'zod';
import { createSearchClient, writeLimits } from '../adapters/opensearch-client.ts';
import { hasSearchedIndex } from '../adapters/home-indexes.ts';
import { reindexHomes } from '../commands/reindex-homes.ts';

/** The schedule's own event has no `reindex`; an operator's call does. */
const Request = z.object({ reindex: z.boolean().default(false) });

/** Fills the first index of a cluster, and a new one when an operator asks for it. */
export async function handler(request: unknown): Promise<{ homes: number | undefined }> {
  const { reindex } = Request.parse(request ?? {});
  const client = createSearchClient(writeLimits);
  if (!reindex && (await hasSearchedIndex(client))) return { homes: undefined };
  return { homes: await reindexHomes(client) };
}
