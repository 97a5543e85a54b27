import * as z from 'zod';
import { PushDeviceId, UserId } from '../../../../events/vocabulary.ts';
import { dayMs, hourMs, minuteMs, toUnixSeconds } from '../../../kernel/time.ts';

export const maxPushDevices = 10;

/** A browser that its person let show notices. */
export const PushDevice = z.object({
  id: PushDeviceId,
  userId: UserId,
  /** Its address at the push service of the browser. */
  endpoint: z.string(),
  /** By which a notice is encrypted, so that the push service can't read it (RFC 8291). */
  p256dh: z.string(),
  auth: z.string(),
  /** The stage's public key of then: its push service takes no other one. */
  publicKey: z.string(),
  /** As its person knows it: `Chrome on Android`. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The first of the notices that failed since one arrived. */
  failingSince: z.iso.datetime().optional(),
  /** The last of them. */
  failedAt: z.iso.datetime().optional(),
});
export type PushDevice = z.output<typeof PushDevice>;

/**
 * Whether a device was allowed before the logins of its time were ended, so that it may be somebody else's.
 * @param validFrom unix seconds before which sign-ins ended
 */
function isOfEndedLogin({ createdAt }: Pick<PushDevice, 'createdAt'>, validFrom: number): boolean {
  return toUnixSeconds(createdAt) < validFrom;
}

/**
 * Whether a device may be told: not with keys or logins that are no longer those of its time.
 * @param validFrom unix seconds before which sign-ins ended
 */
export function isDeviceKept(
  device: Pick<PushDevice, 'createdAt' | 'publicKey'>,
  { publicKey, validFrom }: { readonly publicKey: string; readonly validFrom: number },
): boolean {
  return device.publicKey === publicKey && !isOfEndedLogin(device, validFrom);
}

/** So long a device that failed is left alone: each try of a slow one holds up the notices of others. */
const restMs = 10 * minuteMs;

export function isResting({ failedAt }: Pick<PushDevice, 'failedAt'>, now: Date): boolean {
  return failedAt !== undefined && now.getTime() - Date.parse(failedAt) < restMs;
}

/** What a push service answered, or why it didn't. */
export interface PushAnswer {
  readonly status?: number | undefined;
  readonly failure?: string | undefined;
}

/** A failure that long ago has passed, though no notice has shown it since: its own may have been read on the site. */
const passedMs = dayMs;

/** Since when a device fails; `undefined` for one that doesn't. */
export function findFailingSince(
  { failingSince, failedAt }: Pick<PushDevice, 'failingSince' | 'failedAt'>,
  now: Date,
): string | undefined {
  const hasPassed = failedAt !== undefined && now.getTime() - Date.parse(failedAt) >= passedMs;
  return hasPassed ? undefined : failingSince;
}

/** A device that has failed for so long is removed. */
const longestFailureMs = 3 * dayMs;
/** So long a failure is tried again and raises an alarm; later, each notice is tried once. */
const triedMs = hourMs;

/**
 * What becomes of a device by the answer to a notice: it took it; it failed, and is tried again while that is new; or it
 * is gone: its person took back the permission, the address leads inside, or it has failed for three days.
 */
export function decideByAnswer(
  device: Pick<PushDevice, 'failingSince' | 'failedAt'>,
  { status = 0, failure }: PushAnswer,
  now: Date,
): 'told' | 'again' | 'failed' | 'gone' {
  if (status >= 200 && status < 300) return 'told';
  if (status === 404 || status === 410 || failure === 'not_public') return 'gone';
  const failingSince = findFailingSince(device, now);
  const failingMs = failingSince === undefined ? 0 : now.getTime() - Date.parse(failingSince);
  if (failingMs >= longestFailureMs) return 'gone';
  return failingMs < triedMs ? 'again' : 'failed';
}
