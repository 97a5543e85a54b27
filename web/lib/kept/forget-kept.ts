import { forgetOutbox } from '../outbox-entry.ts';
import { getPersonId, subscribeToSession } from '../session.ts';
import { isKeeping, readKeeper, startForgetting } from './keeping.ts';
import { answersPrefix } from './kept-answers.ts';

/** The worker's stores of the site's own files; `web/worker/worker.ts` makes them. */
const shellPrefix = 'shell-';

/** Removes all that this browser keeps for reading without a connection, and what waits to be sent for its person. */
export async function forgetKept(): Promise<void> {
  const keeper = readKeeper();
  const { finish } = startForgetting();
  if (keeper !== undefined) forgetOutbox(keeper);
  const names = 'caches' in window ? await caches.keys() : [];
  const kept = names.filter((name) => name.startsWith(answersPrefix) || name.startsWith(shellPrefix));
  await Promise.all(kept.map((name) => caches.delete(name)));
  finish();
  await removeUnneededWorker();
}

/** The worker stays for an app on a home screen and for notices. */
async function removeUnneededWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || window.matchMedia('(display-mode: standalone)').matches) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && !(await registration.pushManager?.getSubscription())) await registration.unregister();
}

let isFollowing = false;

/**
 * Forgets what is kept as soon as the session of its person ends, however it ends, and at once where it did while the
 * page was closed.
 */
export function followSession(): void {
  const forgetUnlessTheirs = () => {
    if (!isKeeping()) void forgetKept().catch(() => undefined);
  };
  forgetUnlessTheirs();
  if (isFollowing) return;
  isFollowing = true;
  let person = getPersonId();
  subscribeToSession(() => {
    if (getPersonId() === person) return;
    person = getPersonId();
    forgetUnlessTheirs();
  });
}
