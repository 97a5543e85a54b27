import { useEffect, useSyncExternalStore } from 'react';
import { toast } from '../../lib/toast.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query.ts';
import type { Change, Savable } from './saved-homes.ts';
import { onSession, requireLogin, sessionNow, useSession } from '../../lib/session.ts';

export type { Savable } from './saved-homes.ts';

/** Hearts stand on pages that come without the query library, which holds what is saved; it follows for members. */
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let savedIds = none;

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

function show(ids: ReadonlySet<string>): void {
  savedIds = ids;
  for (const tell of listeners) tell();
}

const load = () => Promise.all([import('./saved-homes.ts'), queryClient()] as const);

let followers = 0;
let stop = () => {};
/** The first heart of a page begins to follow the saved homes, the last one ends it. */
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
  // Without the list hearts stay empty; pressing one tells what is wrong.
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

/** A change that fails is told where it is made; here only its code can be missing. */
const save = (change: Change): void =>
  void load().then(
    ([saved, queries]) => saved.save(queries, change),
    (error: unknown) => toast.failure(new NetworkError(error).message),
  );

/** The heart of one home: whether it is saved, and a press that changes it, after a login where one is needed. */
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

/** Opens the Login Required modal and goes on once somebody logs in; closing the modal forgets the wish. */
function afterLogin(proceed: () => void): void {
  requireLogin();
  const end = onSession(() => {
    const { isLoggedIn, loginRequired } = sessionNow();
    if (isLoggedIn || !loginRequired) end();
    if (isLoggedIn) proceed();
  });
}
