import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { findEcologi } from '../adapters/ecologi.ts';
import {
  findOffset,
  insertOrFindOffset,
  saveCompletedOffset,
  saveDroppedOffset,
} from '../adapters/offset-repository.ts';
import {
  completeOffset,
  dropOffset,
  isOffsetDue,
  type Offset,
  type OffsetPayment,
  createOffset,
  type DonationChoice,
} from '../domain/offset.ts';
import { findPackagePayment } from '../queries/find-package-payment.ts';

/** The offset of a payment: the stored one, or a new one. Undefined when there is nothing to offset. */
export async function ensureOffset(
  paid: OffsetPayment,
  wish: DonationChoice = {},
): Promise<Offset | undefined> {
  const before = await findOffset(paid.paymentId);
  if (before) return before;
  const planned = createOffset(paid, Number(env('TREES_PER_LISTING')), wish, now());
  return planned.trees + planned.kg > 0 ? insertOrFindOffset(planned) : undefined;
}

/**
 * Buys a planned offset from the provider when it is due, or drops it if its payment was returned. It stays
 * planned until then, and while the provider is switched off.
 * @throws 503 `unavailable` if the provider fails; a retry buys nothing twice
 */
export async function fulfilOffset(offset: Offset): Promise<Offset> {
  if (offset.status !== 'planned' || !isOffsetDue(offset, now())) return offset;
  const found = await findPackage(offset.propertyPackageId);
  if (!found || !(await findPackagePayment(found))) return saveDroppedOffset(dropOffset(offset));
  const { paymentId, trees, kg } = offset;
  const provider = await findEcologi();
  if (!provider) {
    log.warn('Trees wait until the provider is switched on', { paymentId });
    return offset;
  }
  const url = trees > 0 ? await provider.plant(trees, `${paymentId}-trees`) : undefined;
  if (kg > 0) await provider.offset(kg, `${paymentId}-kg`);
  return saveCompletedOffset(completeOffset(offset, url));
}
