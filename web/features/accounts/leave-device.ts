import { findOwnDeviceId, isDevice, storeOwnDevice, unsubscribe } from './push-device-entry.ts';

/**
 * Ends the notices of this browser, if there are any, whoever allowed them: here, which takes no further script, and at
 * the server where that can be reached.
 */
export async function leaveDevice(): Promise<void> {
  if (!isDevice()) return;
  const id = findOwnDeviceId();
  const [ended] = await Promise.allSettled([
    unsubscribe(),
    id && import('./push-device.ts').then((it) => it.removeDevice(id)),
  ]);
  // One that goes on is ended by the next login.
  if (ended.status === 'fulfilled') storeOwnDevice(undefined);
}

/** Ends notices that another person allowed in this browser, who did not log out. */
export async function leaveDeviceOfOther(): Promise<void> {
  if (findOwnDeviceId() === undefined) await leaveDevice();
}
