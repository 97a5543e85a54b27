import { PackageActivated } from '../../../../events/package.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { fulfilOffset, ensureOffset } from '../commands/fulfil-offset.ts';
import { findPackagePayment } from '../queries/find-package-payment.ts';

/** Plans the offset of a paid package once it is active, and buys one that is due. If the provider fails, the bus retries. */
export const handler = subscriber(
  'carbon-on-package-activated',
  { on: [PackageActivated], needs: ['table:write', 'carbon'], timeoutSeconds: 30 },
  async ({ data: { propertyPackageId } }) => {
    const found = await findPackage(propertyPackageId);
    const paid = found && (await findPackagePayment(found));
    const planned = paid && (await ensureOffset(paid));
    if (planned) await fulfilOffset(planned);
  },
);
