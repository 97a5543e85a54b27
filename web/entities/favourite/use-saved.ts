import { useEffect, useSyncExternalStore } from 'react';
import { toast } from '../../lib/toast.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { loadQueryClient } from '../../lib/query.ts';
import type { Change, Hearts, Savable } from './saved-homes.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { useSession } from '../../lib/session.ts';

export type { Savable } from './saved-homes.ts';

/**
 * Pages with save buttons load without the query library, which holds the saved properties; it is loaded
 * later for members.
 */
const none: Hearts = { saved: new Set(), own: new Set() };
const listeners = new Set<() => void>();
let hearts = none;

const listen = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

function show(next: Hearts): void {
  hearts = next;
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

interface HeartState {
  readonly isSaved: boolean;
  /** Whether the person sells this property, which has no heart for them. */
  readonly isOwn: boolean;
  readonly press: () => void;
}

/**
 * The heart of one property: whether it is saved, and a press that changes it, after a login if necessary.
 */
export function useHeart(home: Savable): HeartState {
  const { isLoggedIn } = useSession();
  const { saved, own } = useSyncExternalStore(
    listen,
    () => hearts,
    () => none,
  );
  useEffect(() => (isLoggedIn ? follow() : undefined), [isLoggedIn]);
  const isSaved = isLoggedIn && saved.has(home.id);
  const press = () => {
    if (isLoggedIn) save({ home, isSaved: !isSaved });
    else runAfterLogin(() => save({ home, isSaved: true }));
  };
  return { isSaved, isOwn: isLoggedIn && own.has(home.id), press };
}
