import { findOwnDeviceId, isDevice, storeOwnDevice, unsubscribe } from './push-device-entry.ts';

/**
 * Ends the notices of this browser, if there are any, whoever allowed them: here, which takes no further script, and at
 * the server where that can be reached.
 */
export async function leaveDevice(): Promise<void> {
  if (!isDevice()) return;
  const id = findOwnDeviceId();
  await Promise.allSettled([
    // The entry of one that goes on stays, so that the next login ends it.
    unsubscribe().then(() => storeOwnDevice(undefined)),
    id && import('./push-device.ts').then((it) => it.removeDevice(id)),
  ]);
}

/** Ends notices that another person allowed in this browser, who did not log out. */
export async function leaveDeviceOfOther(): Promise<void> {
  if (findOwnDeviceId() === undefined) await leaveDevice();
}
