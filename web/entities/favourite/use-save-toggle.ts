import { useEffect, useSyncExternalStore } from 'react';
import { NetworkError } from '../../lib/api-error.ts';
import { loadQueryClient } from '../../lib/query.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { mayAct, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { FavouriteChange, SavedIds, SavableHome } from './saved-homes.ts';

export type { SavableHome } from './saved-homes.ts';

/**
 * Pages with save buttons load without the query library, which holds the saved properties; it is loaded
 * later for members.
 */
const noIds: SavedIds = { saved: new Set(), own: new Set() };
const listeners = new Set<() => void>();
let savedIds = noIds;

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

function setSavedIds(next: SavedIds): void {
  savedIds = next;
  for (const notify of listeners) notify();
}

const loadModules = () => Promise.all([import('./saved-homes.ts'), loadQueryClient()] as const);

let subscribers = 0;
let unsubscribe = () => {};
/** The first heart on a page starts to follow the saved properties, the last one stops. */
function acquireIds(): () => void {
  subscribers += 1;
  if (subscribers === 1) unsubscribe = startSubscription();
  return () => {
    subscribers -= 1;
    if (subscribers === 0) unsubscribe();
  };
}

function startSubscription(): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  // Without the list hearts stay empty; pressing one reports the error.
  const start = async () => {
    const [{ subscribeToSavedIds }, queries] = await loadModules();
    if (!isOver) end = subscribeToSavedIds(queries, setSavedIds);
  };
  start().catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
    setSavedIds(noIds);
  };
}

/** A failed change is reported by `saveFavourite`; here only its code can fail to load. */
const saveChange = (change: FavouriteChange): void =>
  void loadModules().then(
    ([saved, queries]) => saved.saveFavourite(queries, change),
    (error: unknown) => toast.failure(new NetworkError(error).message),
  );

interface SaveToggle {
  readonly isSaved: boolean;
  /** Whether the person sells this property, which has no heart for them. */
  readonly isOwn: boolean;
  readonly toggle: () => void;
}

/**
 * The heart of one property: whether it is saved, and a toggle that changes it, after a login if necessary.
 */
export function useSaveToggle(home: SavableHome): SaveToggle {
  const session = useSession();
  const { isLoggedIn } = session;
  const { saved, own } = useSyncExternalStore(
    subscribe,
    () => savedIds,
    () => noIds,
  );
  useEffect(() => (isLoggedIn ? acquireIds() : undefined), [isLoggedIn]);
  const isSaved = saved.has(home.id);
  const save = () => saveChange({ home, isSaved: !isSaved });
  const toggle = () => (mayAct(session) ? save() : runAfterLogin(save, home));
  return { isSaved, isOwn: own.has(home.id), toggle };
}
