import type { UserId } from '../../../events/vocabulary.ts';
import { enforceSlidingLimit } from '../../kernel/http/sliding-limit.ts';

/** Each change of the way to pay opens another session at a provider; nobody changes their mind so often. */
const checkoutsPerHour = 30;

/** @throws 429 past the limit */
export async function countCheckout(userId: UserId): Promise<void> {
  await enforceSlidingLimit({ key: `pay#${userId}`, most: checkoutsPerHour, seconds: 3600 });
}
