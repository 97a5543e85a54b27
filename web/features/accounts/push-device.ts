import { describeDevice } from './describe-device.ts';
import { type PushDevice, pushNotices } from './push-api.ts';
import { storeOwnDevice } from './push-device-entry.ts';

const worker = '/worker.js';

/** What this browser can do: show notices, or why not. */
export type PushSupport = 'ready' | 'denied' | 'install_first' | 'unsupported';

export function findPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, which has no touch screen.
  const isHandheld = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isHandheld ? 'install_first' : 'unsupported';
}

/** The person answered the browser’s question with no, or not at all. */
export class NotAllowedError extends Error {}

/**
 * Lets this device show notices.
 * @throws NotAllowedError, or what the browser's push service or the call refuse
 */
export async function allowDevice(publicKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of earlier keys of the stage can't be changed to the present ones.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const name = describeDevice(navigator.userAgent);
  try {
    const device = await pushNotices.keepPushDevice({ body: { endpoint, keys: { p256dh, auth }, name } });
    storeOwnDevice(device.id);
    return device;
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export function removeDevice(id: PushDevice['id']): Promise<void> {
  return pushNotices.deletePushDevice({ params: { id } });
}
