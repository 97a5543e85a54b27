import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { env } from '../../../kernel/env.ts';
import { parseEmailAddress } from '../../../kernel/mail/sender.ts';
import { isOpenToLocal, sendWebhook } from '../../webhooks/adapters/webhook-sender.ts';
import type { PushAnswer, PushDevice } from '../domain/push-device.ts';
import type { PushText } from '../domain/push-text.ts';
import type { PushKeys } from './push-keys.ts';

type Receiver = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;

export interface PushOptions {
  readonly keys: PushKeys;
  /** Seconds for which the push service may keep it. */
  readonly lifetime: number;
}

/**
 * Encrypts a notice for one device, and signs it for its push service.
 * @throws where the keys of the device are none
 */
export function buildPushRequest(
  { endpoint, p256dh, auth }: Receiver,
  text: PushText,
  { keys, lifetime }: PushOptions,
): { url: string; headers: Record<string, string>; body: Buffer } {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(text),
    {
      vapidDetails: { subject: `mailto:${parseEmailAddress(env('MAIL_FROM'))}`, ...keys },
      TTL: lifetime,
      urgency: 'high',
      // Of two that wait for a device that is off, the later one takes the place of the other.
      topic: createHash('sha256').update(text.tag).digest('base64url').slice(0, 32),
    },
  );
  const lines = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { url: endpoint, headers: Object.fromEntries(lines), body };
}

/** A slow push service must not hold up the notices of others; the large ones answer in tenths of a second. */
const answerMs = 3_000;

/** Hands a notice to the push service of a device, past the guard of webhooks. */
export function sendPush(receiver: Receiver, text: PushText, options: PushOptions): Promise<PushAnswer> {
  return sendWebhook(buildPushRequest(receiver, text, options), { isOpen: isOpenToLocal(), answerMs });
}
