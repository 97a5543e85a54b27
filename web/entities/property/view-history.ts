import { dayMs } from '../../../functions/kernel/time.ts';
import { isHomeId } from '../../lib/ids.ts';
import { readStoredJson, storeText } from '../../lib/local-storage.ts';
import type { PropertyPage } from './property.ts';

type HomeId = PropertyPage['id'];
interface HistoryEntry {
  readonly id: HomeId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const name = 'viewed_homes';
const maxHomes = 12;
const lifetimeMs = 90 * dayMs;

/** The homes whose pages this browser opened in the last 90 days, latest first, at most 12. */
export function listViewedHomes(now: number = Date.now()): readonly HomeId[] {
  return readHistory(now).map(({ id }) => id);
}

/** Puts a home first. */
export function recordViewedHome(id: HomeId, now: number = Date.now()): void {
  const others = readHistory(now).filter((viewed) => viewed.id !== id);
  storeText(name, JSON.stringify([{ id, at: now }, ...others].slice(0, maxHomes)));
}

export function clearViewedHomes(): void {
  return storeText(name, undefined);
}

function readHistory(now: number): readonly HistoryEntry[] {
  const stored = readStoredJson(name);
  return Array.isArray(stored) ? stored.filter(isHistoryEntry).filter(({ at }) => at > now - lifetimeMs) : [];
}

const isHistoryEntry = (entry: unknown): entry is HistoryEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  isHomeId(entry.id) &&
  'at' in entry &&
  typeof entry.at === 'number';
