import { accountState } from '../../../../events/vocabulary.ts';
import { findThread } from '../../../deals/messages/adapters/thread-repository.ts';
import { now } from '../../../kernel/clock.ts';
import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import { hourMs } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findUnseenNotification } from '../../notifications/adapters/notification-repository.ts';
import { getPushChoice } from '../adapters/push-choice-repository.ts';
import { sendPush } from '../adapters/push-client.ts';
import {
  endPushFailure,
  findPushDevice,
  notePushFailure,
  removePushDevice,
} from '../adapters/push-device-repository.ts';
import { findPushKeys } from '../adapters/push-keys.ts';
import { isQuiet, measureLifetime } from '../domain/push-choice.ts';
import {
  decideByAnswer,
  isDeviceKept,
  isResting,
  type PushAnswer,
  type PushDevice,
} from '../domain/push-device.ts';
import { type PushText, toChatPushText, toPushText } from '../domain/push-text.ts';
import { isChatUnread } from '../domain/unread-chat.ts';
import type { DeviceNews } from './tell-devices.ts';

/** Later, the bell and the mails have told it. */
const latestMs = hourMs;

/** In place of the answer of a device that failed a moment ago. */
const resting: PushAnswer = { failure: 'resting' };

/**
 * Tells one device of news, unless they are old, read, or come in quiet hours. A device that is gone is removed.
 * @throws where the push service did not take it, so that it is tried again
 */
export async function sendDuePush(news: DeviceNews & { readonly deviceId: PushDevice['id'] }): Promise<void> {
  const { userId, deviceId, at, about } = news;
  const [device, keys] = await Promise.all([findPushDevice(deviceId), findPushKeys()]);
  if (!keys || device?.userId !== userId) return;
  const standing = await readStanding(device, keys.publicKey);
  if (standing === 'gone') await removePushDevice(device);
  if (standing !== 'kept' || now().getTime() - Date.parse(at) > latestMs) return;
  const [text, choice] = await Promise.all([findText(userId, about), getPushChoice(userId)]);
  if (!text || isQuiet(choice, now())) return;
  const answer = isResting(device, now())
    ? resting
    : await sendPush(device, text, { keys, lifetime: measureLifetime(choice, now()) });
  await takeAnswer(device, answer);
}

/** Whether a device may be told: never with keys or logins that are no longer those of its time. */
async function readStanding(device: PushDevice, publicKey: string): Promise<'kept' | 'silent' | 'gone'> {
  const account = await findAccount(device.userId);
  if (!account || account.deletedAt !== undefined) return 'gone';
  const { validFrom = 0 } = (await findAccountStatus(account.sub)) ?? {};
  if (!isDeviceKept(device, { publicKey, validFrom })) return 'gone';
  return account.is_active === accountState.active ? 'kept' : 'silent';
}

/** What a device shows of it; `undefined` where it was read meanwhile, or is gone. */
async function findText(
  userId: DeviceNews['userId'],
  about: DeviceNews['about'],
): Promise<PushText | undefined> {
  if ('notificationId' in about) {
    const notification = await findUnseenNotification(userId, about.notificationId);
    return notification && toPushText(notification, await findStreet(notification.propertyId));
  }
  const thread = await findThread(about.propertyId, about.buyerId);
  return thread && isChatUnread(thread, userId)
    ? toChatPushText(about, await findStreet(about.propertyId))
    : undefined;
}

async function findStreet(id: Parameters<typeof findProperty>[0] | undefined): Promise<string | undefined> {
  const property = id && (await findProperty(id));
  return property && formatShortAddress(property, false);
}

async function takeAnswer(device: PushDevice, answer: PushAnswer): Promise<void> {
  const outcome = decideByAnswer(device, answer, now());
  if (outcome === 'told') return device.failingSince === undefined ? undefined : endPushFailure(device);
  if (outcome === 'gone') return void (await removePushDevice(device));
  if (answer !== resting) await notePushFailure(device, now());
  if (outcome === 'again')
    throw new Error(`A push service did not take a notice: ${answer.status ?? answer.failure}`);
}
