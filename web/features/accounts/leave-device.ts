import { findOwnDeviceId, isDevice } from './push-device-entry.ts';

/** Ends the notices of this browser, if there are any, whoever allowed them. */
export async function leaveDevice(): Promise<void> {
  if (!isDevice()) return;
  await import('./push-device.ts').then((it) => it.endDevice()).catch(() => undefined);
}

/** Ends notices that another person allowed in this browser, who did not log out. */
export async function leaveDeviceOfOther(): Promise<void> {
  if (findOwnDeviceId() === undefined) await leaveDevice();
}
