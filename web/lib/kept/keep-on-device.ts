import { getPersonId } from '../session.ts';
import { announceKeeping, storeKeeping } from './keeping.ts';

/** Whether this browser can keep pages at all; some can't in a private window. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Long enough for the files of a few pages on a slow phone. */
const patienceMs = 60_000;

/**
 * Lets this browser keep the site's own files and what its person reads.
 * @throws when the browser or the worker refuses, or takes more than a minute
 */
export async function keepOnDevice(): Promise<void> {
  const person = getPersonId();
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  if (!active || person === undefined) throw new Error('There is no worker, or nobody is logged in');
  await askToKeep(active);
  storeKeeping(person);
  announceKeeping();
  // A browser that is short of space then asks, or spares it.
  void navigator.storage.persist().catch(() => false);
}

function askToKeep(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The worker does not answer')), patienceMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      if (data === 'kept') resolve();
      else reject(new Error('The worker could not fetch the files'));
    });
    port1.start();
    worker.postMessage('keep', [port2]);
  });
}
