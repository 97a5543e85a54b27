import { getPersonId } from '../session.ts';
import { isRemembered } from '../token-store.ts';
import { forgetKept } from './forget-kept.ts';
import { announceKeeping, storeKeeping } from './keeping.ts';

/** Whether this browser can keep pages at all; some can't in a private window. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Whether a person can choose it: other tabs don’t know a login that ends with its tab, and would remove what it kept. */
export function mayKeep(): boolean {
  return canKeep() && isRemembered();
}

/** Long enough for the files of a few pages on a slow phone. */
const timeoutMs = 60_000;

/**
 * Lets this browser keep the site's own files and what its person reads.
 * @throws when the browser or the worker refuses, or takes more than a minute
 */
export async function keepOnDevice(): Promise<void> {
  const person = getPersonId();
  if (person === undefined) throw new Error('Nobody is logged in');
  const registration = await navigator.serviceWorker.register('/worker.js');
  await askToKeep(await getNewestWorker(registration));
  if (getPersonId() !== person) {
    await forgetKept();
    throw new Error('They logged out meanwhile');
  }
  storeKeeping(person);
  announceKeeping();
  // A browser that is short of space then asks, or spares it.
  void navigator.storage.persist().catch(() => false);
}

/** The worker of this release, once it is in charge: during a release, the one before still is at first. */
async function getNewestWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) await registration.update();
  const { installing, waiting, active } = registration;
  const newest = installing ?? waiting ?? active;
  if (!newest) throw new Error('There is no worker');
  const signal = AbortSignal.timeout(timeoutMs);
  while (newest.state !== 'activated') {
    if (newest.state === 'redundant') throw new Error('The worker could not be installed');
    await new Promise((resolve, reject) => {
      newest.addEventListener('statechange', resolve, { once: true });
      signal.addEventListener('abort', reject, { once: true });
    });
  }
  return newest;
}

function askToKeep(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The worker does not answer')), timeoutMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      if (data === 'kept') resolve();
      else reject(new Error('The worker could not fetch the files'));
    });
    port1.start();
    worker.postMessage('keep', [port2]);
  });
}
