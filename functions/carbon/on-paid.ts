import { PackagePaid } from '../../events/package.ts';
import { subscriber } from '../shared/subscriber.ts';
import { carryOut, planFor } from './carrying-out.ts';

/** Plants what a paid listing and its donation stand for. A provider that fails is asked again by the bus. */
export const handler = subscriber([PackagePaid], async ({ data }) => {
  const { paymentId, propertyPackageId, ownerId, donationPence } = data;
  const planned = await planFor({ paymentId, propertyPackageId, ownerId, donationPence });
  if (planned) await carryOut(planned);
});
