import { useEffect, useSyncExternalStore } from 'react';
import { toast } from '../../lib/toast.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { loadQueryClient } from '../../lib/query.ts';
import type { Change, Savable } from './saved-homes.ts';
import { afterLogin } from '../../lib/after-login.ts';
import { useSession } from '../../lib/session.ts';

export type { Savable } from './saved-homes.ts';

/**
 * Pages with save buttons load without the query library, which holds the saved properties; it is loaded
 * later for members.
 */
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let savedIds = none;

const listen = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

function show(ids: ReadonlySet<string>): void {
  savedIds = ids;
  for (const notify of listeners) notify();
}

const load = () => Promise.all([import('./saved-homes.ts'), loadQueryClient()] as const);

let followers = 0;
let stop = () => {};
/** The first heart on a page starts to follow the saved properties, the last one stops. */
function follow(): () => void {
  followers += 1;
  if (followers === 1) stop = begin();
  return () => {
    followers -= 1;
    if (followers === 0) stop();
  };
}

function begin(): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  // Without the list hearts stay empty; pressing one reports the error.
  const begun = async () => {
    const [{ followSaved }, queries] = await load();
    if (!isOver) end = followSaved(queries, show);
  };
  begun().catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
    show(none);
  };
}

/** A failed change is reported by `save`; here only its code can fail to load. */
const save = (change: Change): void =>
  void load().then(
    ([saved, queries]) => saved.save(queries, change),
    (error: unknown) => toast.failure(new NetworkError(error).message),
  );

/**
 * The heart of one property: whether it is saved, and a press that changes it, after a login if necessary.
 */
export function useHeart(home: Savable): { readonly isSaved: boolean; readonly press: () => void } {
  const { isLoggedIn } = useSession();
  const isSaved = useSyncExternalStore(
    listen,
    () => isLoggedIn && savedIds.has(home.id),
    () => false,
  );
  useEffect(() => (isLoggedIn ? follow() : undefined), [isLoggedIn]);
  const press = () => {
    if (isLoggedIn) save({ home, isSaved: !isSaved });
    else afterLogin(() => save({ home, isSaved: true }));
  };
  return { isSaved, press };
}
