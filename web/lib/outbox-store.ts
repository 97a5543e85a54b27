import { useMemo, useSyncExternalStore } from 'react';
import { createObservable } from './observable.ts';
import {
  addToOutbox,
  changeInOutbox,
  isOutboxEvent,
  readOutboxText,
  removeFromOutbox,
} from './outbox-entry.ts';
import { subscribeToSession } from './session.ts';

/** As often as Gable may put off what waits to be sent, until its person decides. */
export const mostDelays = 10;

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => isOutboxEvent(event) && notify();
  const end = subscribeToSession(notify);
  window.addEventListener('storage', onStorage);
  listeners.add(notify);
  return () => {
    end();
    window.removeEventListener('storage', onStorage);
    listeners.delete(notify);
  };
}

interface OutboxItem {
  /** Its name among what waits. */
  readonly key: string;
}

/** What of one kind waits to be sent from here, or was refused, in order. It outlives the page. */
export interface OutboxStore<Item extends OutboxItem> {
  readonly list: () => readonly Item[];
  readonly useAll: () => readonly Item[];
  readonly add: (item: Item) => void;
  /** Unless another tab removed it. */
  readonly change: (item: Item) => void;
  readonly remove: (item: OutboxItem) => void;
  /** The key of what this page sends right now. */
  readonly getSending: () => string | undefined;
  readonly setSending: (key: string | undefined) => void;
  readonly useIsSending: (key: string) => boolean;
}

/** @param parse finds those of its kind among lines of JSON */
export function createOutboxStore<Item extends OutboxItem>(
  parse: (text: string | undefined) => readonly Item[],
): OutboxStore<Item> {
  const sending = createObservable<string | undefined>(undefined);
  return {
    list: () => parse(readOutboxText()),
    useAll: () => {
      const text = useSyncExternalStore(subscribe, readOutboxText, () => undefined);
      return useMemo(() => parse(text), [text]);
    },
    add: (item) => {
      addToOutbox(item.key, JSON.stringify(item));
      notifyAll();
    },
    change: (item) => {
      changeInOutbox(item.key, JSON.stringify(item));
      notifyAll();
    },
    remove: ({ key }) => {
      removeFromOutbox(key);
      notifyAll();
    },
    getSending: sending.get,
    setSending: sending.set,
    useIsSending: (key) => useSyncExternalStore(sending.subscribe, () => sending.get() === key),
  };
}
