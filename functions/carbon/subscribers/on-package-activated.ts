import { PackageActivated } from '../../../events/package.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { fulfilOffset, ensureOffset } from '../commands/fulfil-offset.ts';
import { findPackagePayment } from '../queries/find-package-payment.ts';

/**
 * Buys the offset of a paid package once it is active. A payment can still be refunded before that, and trees
 * cannot. If the provider fails, the bus retries.
 */
export const handler = subscriber([PackageActivated], async ({ data: { propertyPackageId } }) => {
  const found = await findPackage(propertyPackageId);
  const paid = found && (await findPackagePayment(found));
  const planned = paid && (await ensureOffset(paid));
  if (planned) await fulfilOffset(planned);
});
