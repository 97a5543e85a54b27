import type { UserId } from '../../../../events/vocabulary.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';

/** Each change of the way to pay opens a session at a provider. A person who pays needs a few an hour. */
const checkoutsPerHour = 30;

/** Counts a checkout of a person. @throws 429 `too_many` past the limit */
export async function countCheckout(userId: UserId): Promise<void> {
  await enforceSlidingLimit({ key: `pay#${userId}`, max: checkoutsPerHour, seconds: hourSeconds });
}
