import { useSyncExternalStore } from 'react';
import { isHomeId } from '../../lib/ids.ts';
import { readStoredJson, storeText } from '../../lib/kept.ts';
import type { HomePage } from './home.ts';

type HomeId = HomePage['id'];

const name = 'hidden_homes';
/** The latest ones are kept. */
const most = 300;

const listeners = new Set<() => void>();
let known: { readonly text: string; readonly ids: readonly HomeId[] } = { text: '', ids: [] };

const isId = (id: unknown): id is HomeId => typeof id === 'string' && isHomeId(id);

/** The homes that this browser leaves out of results, latest first. The same list until it changes. */
export function listHiddenHomes(): readonly HomeId[] {
  const stored = readStoredJson(name);
  const ids = Array.isArray(stored) ? stored.filter(isId) : [];
  const text = ids.join();
  if (text !== known.text) known = { text, ids };
  return known.ids;
}

export function hideHome(id: HomeId): void {
  save([id, ...listHiddenHomes().filter((other) => other !== id)].slice(0, most));
}

export function unhideHome(id: HomeId): void {
  save(listHiddenHomes().filter((other) => other !== id));
}

function save(ids: readonly HomeId[]): void {
  storeText(name, ids.length === 0 ? null : JSON.stringify(ids));
  for (const notify of listeners) notify();
}

/** Follows the list, also where another tab changes it. */
function listen(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

const nothing: readonly HomeId[] = [];

export const useHiddenHomes = (): readonly HomeId[] =>
  useSyncExternalStore(listen, listHiddenHomes, () => nothing);
