import { now } from '../../../kernel/clock.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { isOpenToLocal } from '../../webhooks/adapters/webhook-sender.ts';
import { toWebhookUrl } from '../../webhooks/domain/webhook-url.ts';
import { buildPushRequest } from '../adapters/push-client.ts';
import { savePushDevice, toPushDeviceId } from '../adapters/push-device-repository.ts';
import { findPushKeys, type PushKeys } from '../adapters/push-keys.ts';
import { maxPushDevices, type PushDevice } from '../domain/push-device.ts';
import { listKeptDevices } from '../queries/list-kept-devices.ts';

export interface NewPushDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly name: string;
}

/**
 * Keeps the device of a person; one that another person had becomes theirs.
 * @throws 422 on `endpoint` or `keys`, 409 `conflict` for one too many, 429 `too_many` after 30 in a day, 503
 * `unavailable` where the stage offers no notices
 */
export async function keepPushDevice(
  caller: Caller,
  { endpoint: typed, keys, name }: NewPushDevice,
): Promise<PushDevice> {
  const { id: userId } = caller;
  const pair = await findPushKeys();
  if (!pair) throw new AppError('unavailable', 'Notices on devices aren’t available at the moment.');
  const endpoint = toEndpoint(typed);
  await enforceLimit({ key: `push-device#${userId}`, max: 30, seconds: daySeconds });
  const id = toPushDeviceId(endpoint);
  const others = (await listKeptDevices(caller, pair)).filter((device) => device.id !== id);
  if (others.length >= maxPushDevices)
    throw new AppError(
      'conflict',
      `You have ${maxPushDevices} devices, the most there can be. Remove one first.`,
      { state: 'full' },
    );
  const createdAt = now().toISOString();
  const device = { id, userId, endpoint, ...keys, publicKey: pair.publicKey, name, createdAt };
  assertReadable(device, pair);
  await savePushDevice(device);
  return device;
}

/** The address of a push service, which has to be a public one. */
function toEndpoint(typed: string): string {
  try {
    return toWebhookUrl(typed, isOpenToLocal());
  } catch {
    throw createFieldError('endpoint', 'This isn’t the address of a push service');
  }
}

/** A point that isn't on the curve passes the schema, and no notice could be encrypted for it. */
function assertReadable(device: PushDevice, keys: PushKeys): void {
  try {
    buildPushRequest(device, { title: '', path: '/', tag: '' }, { keys, lifetime: 0 });
  } catch {
    throw createFieldError('keys', 'These are no keys of a browser');
  }
}
