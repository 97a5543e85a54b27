import { createMemoryEngine } from '../domain/memory-engine.ts';
import type { SearchEngine } from '../domain/search-engine.ts';
import { getLiveIndex } from './get-live-index.ts';

/** The index in memory, at most half a second behind the feed; the first call loads it. */
export async function openMemoryEngine(): Promise<SearchEngine> {
  return createMemoryEngine(await getLiveIndex());
}
