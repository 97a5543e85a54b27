import * as z from 'zod';
import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import { saveSnapshot } from '../adapters/snapshot-store.ts';
import { createIndex, toSnapshot } from '../index/index.ts';
import { followFeed } from '../queries/get-live-index.ts';
import { loadSnapshotIndex } from '../queries/load-snapshot-index.ts';

/** The schedule's own event has no `rebuild`; an operator's call does. */
const Request = z.object({ rebuild: z.boolean().default(false) });

/**
 * Merges the feed into the next snapshot, from which new instances of the search start. A rebuild reads the whole
 * feed, and running instances take its snapshot over.
 */
export async function handler(request: unknown): Promise<{ position: number; homes: number }> {
  const { rebuild } = Request.parse(request ?? {});
  const before = rebuild
    ? { index: createIndex([]), rebuiltAt: now().toISOString() }
    : await loadSnapshotIndex();
  const { index, rebuiltAt } = before;
  const position = index.version;
  await followFeed(index);
  if (rebuild || index.version > Math.max(0, position))
    await saveSnapshot(toSnapshot(index), { position: Math.max(0, index.version), rebuiltAt });
  log.info('Search snapshot', { position: index.version, homes: index.size });
  return { position: index.version, homes: index.size };
}
