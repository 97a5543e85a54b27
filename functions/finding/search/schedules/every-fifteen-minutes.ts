import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { findFill } from '../adapters/fill-lease.ts';
import { findSearchedIndex } from '../adapters/home-indexes.ts';
import { createSearchClient, writeLimits } from '../adapters/opensearch-client.ts';
import { type FillOutcome, reindexHomes } from '../commands/reindex-homes.ts';
import type { IndexLayout } from '../domain/opensearch/home-document.ts';
import { type ClusterStatus, loadClusterStatus } from '../queries/load-cluster-status.ts';

/** The schedule's own event has neither; an operator asks for a new index, or how far the cluster is. */
const Request = z.object({ reindex: z.boolean().default(false), status: z.boolean().default(false) });

/** Of the indexes that are made from now on, by the size of the stage's cluster. */
const getIndexLayout = (): IndexLayout => ({
  shards: Number(env('SEARCH_SHARDS')),
  replicas: Number(env('SEARCH_REPLICAS')),
});

/** Milliseconds that are left for the last page and its attempts. */
const reserveMs = 90_000;

/**
 * Fills the first index of a cluster, goes on with a fill that a run before left, and begins a new one when an operator
 * asks for it.
 */
export async function handler(
  request: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<FillOutcome | ClusterStatus | { readonly state: 'ready' }> {
  const { reindex, status } = Request.parse(request ?? {});
  const client = createSearchClient(writeLimits);
  if (status) return loadClusterStatus(client);
  const isNeeded =
    reindex || (await findFill(client)) !== undefined || (await findSearchedIndex(client)) === undefined;
  if (!isNeeded) return { state: 'ready' };
  return reindexHomes(client, getIndexLayout(), () => context.getRemainingTimeInMillis() > reserveMs);
}
