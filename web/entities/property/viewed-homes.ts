import { isHomeId } from '../../lib/ids.ts';
import { readStoredJson, storeText } from '../../lib/local-storage.ts';
import type { HomePage } from './home.ts';

type HomeId = HomePage['id'];
interface ViewedHome {
  readonly id: HomeId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const name = 'viewed_homes';
const most = 12;
const keptMs = 90 * 24 * 3_600_000;

/** The homes whose pages this browser opened in the last 90 days, latest first, at most 12. */
export function listViewedHomes(now: number = Date.now()): readonly HomeId[] {
  return read(now).map(({ id }) => id);
}

/** Puts a home first. */
export function recordViewedHome(id: HomeId, now: number = Date.now()): void {
  const others = read(now).filter((viewed) => viewed.id !== id);
  storeText(name, JSON.stringify([{ id, at: now }, ...others].slice(0, most)));
}

export const clearViewedHomes = (): void => storeText(name, null);

function read(now: number): readonly ViewedHome[] {
  const stored = readStoredJson(name);
  return Array.isArray(stored) ? stored.filter(isViewed).filter(({ at }) => at > now - keptMs) : [];
}

const isViewed = (entry: unknown): entry is ViewedHome =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  isHomeId(entry.id) &&
  'at' in entry &&
  typeof entry.at === 'number';
