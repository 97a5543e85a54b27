import { log } from '../../kernel/observability/log.ts';
import { createIndex, fromSnapshot, toSnapshot } from '../index/index.ts';
import { followFeed } from '../queries/get-live-index.ts';
import { findLatestSnapshot, saveSnapshot } from '../adapters/snapshot-store.ts';

/** Merges the feed into the next snapshot, from which new instances of the search start. */
export async function handler(): Promise<{ position: number; homes: number }> {
  const before = await findLatestSnapshot();
  const index = before ? fromSnapshot(before.bytes) : createIndex([]);
  await followFeed(index);
  if (index.version > (before?.position ?? 0)) await saveSnapshot(toSnapshot(index), index.version);
  log.info('Search snapshot', { position: index.version, homes: index.size });
  return { position: index.version, homes: index.size };
}
