import { createRowCache } from '../../../kernel/data/row-cache.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { listHistory } from '../adapters/history-repository.ts';
import type { HistoryEntry, Property } from '../domain/property.ts';

const cache = createRowCache<readonly HistoryEntry[]>({
  max: 1_000,
  maxAgeMs: 10 * minuteMs,
  readMs: () => performance.now(),
});

/**
 * The newest entries of a property's history, newest first. Entries are saved with the version that adds them, so
 * an instance reads them once a version.
 */
export async function loadHistory({
  id,
  version,
}: Pick<Property, 'id' | 'version'>): Promise<readonly HistoryEntry[]> {
  const kept = cache.find(id, version);
  if (kept) return kept;
  const history = await listHistory(id);
  cache.save(id, version, history);
  return history;
}
