import type { PushDeviceId } from '../../../events/vocabulary.ts';
import { readStoredText, storeText } from '../../lib/local-storage.ts';
import { getPersonId } from '../../lib/session.ts';

/** Which device this browser is to its account, with the person who let it show notices. */
const entry = 'push_device';

const isPushDeviceId = (id: string | undefined): id is PushDeviceId => id?.startsWith('psh_') === true;

/** The id of this device; `undefined` where the person of this session let it show no notices. */
export function findOwnDeviceId(): PushDeviceId | undefined {
  const [person, id] = (readStoredText(entry) ?? '').split(' ');
  return person === getPersonId() && isPushDeviceId(id) ? id : undefined;
}

export function storeOwnDevice(id: string | undefined): void {
  storeText(entry, id === undefined ? undefined : `${getPersonId()} ${id}`);
}

/** Ends the notices in this browser itself, whoever allowed them. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether somebody let this browser show notices, be it this person or another one. */
export function isDevice(): boolean {
  return readStoredText(entry) !== undefined;
}
