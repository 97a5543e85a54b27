import { log } from '../kernel/observability/log.ts';
import { createIndex, fromSnapshot, toSnapshot } from './index/index.ts';
import { follow } from './live-index.ts';
import { latest, publish } from './snapshots.ts';

/** Folds the feed into the next snapshot, from which new instances of the search start. */
export async function handler(): Promise<{ position: number; homes: number }> {
  const before = await latest();
  const index = before ? fromSnapshot(before.bytes) : createIndex([]);
  await follow(index);
  if (index.version > (before?.position ?? 0)) await publish(toSnapshot(index), index.version);
  log.info('Search snapshot', { position: index.version, homes: index.size });
  return { position: index.version, homes: index.size };
}
