import { useSyncExternalStore } from 'react';
import { isHomeId } from '../../lib/ids.ts';
import { readStoredJson, storeText } from '../../lib/local-storage.ts';
import type { PropertyPage } from './property.ts';

type HomeId = PropertyPage['id'];

/** A list of homes that this browser keeps. */
interface StoredHomeList {
  /** The same list until it changes. */
  readonly list: () => readonly HomeId[];
  readonly save: (ids: readonly HomeId[]) => void;
  /** The list, also where another tab changes it; empty in a document without a browser. */
  readonly use: () => readonly HomeId[];
}

const isId = (id: unknown): id is HomeId => typeof id === 'string' && isHomeId(id);
const noIds: readonly HomeId[] = [];

/** Keeps the first homes of a list, `most` of them, under a name. */
export function createStoredHomeList(name: string, most: number): StoredHomeList {
  const listeners = new Set<() => void>();
  let known: { readonly text: string; readonly ids: readonly HomeId[] } = { text: '', ids: noIds };
  const list = () => {
    const stored = readStoredJson(name);
    const ids = Array.isArray(stored) ? stored.filter(isId).slice(0, most) : [];
    const text = ids.join();
    if (text !== known.text) known = { text, ids };
    return known.ids;
  };
  const listen = (notify: () => void) => {
    listeners.add(notify);
    window.addEventListener('storage', notify);
    return () => {
      listeners.delete(notify);
      window.removeEventListener('storage', notify);
    };
  };
  return {
    list,
    save: (ids) => {
      storeText(name, ids.length === 0 ? undefined : JSON.stringify(ids.slice(0, most)));
      for (const notify of listeners) notify();
    },
    use: () => useSyncExternalStore(listen, list, () => noIds),
  };
}
