import type { UserId } from '../../../../events/vocabulary.ts';
import { hourSeconds } from '../../../kernel/time.ts';

/** The limit of codes that a person tries, so that codes cannot be found by brute force. */
export function createCouponTryLimit(userId: UserId) {
  return { key: `coupon#${userId}`, max: 10, seconds: hourSeconds };
}
