import { PackageActivated } from '../../../events/package.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { fulfilOffset, ensureOffset } from '../commands/fulfil-offset.ts';
import { findPackagePayment } from '../queries/find-package-payment.ts';

/**
 * Plants what a paid listing and its donation stand for, once the package runs: a payment that is not needed goes
 * back, and a tree does not. A provider that fails is asked again by the bus.
 */
export const handler = subscriber([PackageActivated], async ({ data: { propertyPackageId } }) => {
  const found = await findPackage(propertyPackageId);
  const paid = found && (await findPackagePayment(found));
  const planned = paid && (await ensureOffset(paid));
  if (planned) await fulfilOffset(planned);
});
