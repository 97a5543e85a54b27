import { PackagePaid } from '../../../../events/package.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import {
  findProperty,
  buildStatusCondition,
} from '../../../listings/properties/adapters/property-repository.ts';
import { findPackage } from '../adapters/package-repository.ts';
import { expireEndedPackage, updatePackages } from '../commands/update-packages.ts';
import { applyPayment } from '../domain/apply-payment.ts';
import { isSellable } from '../domain/lifecycle.ts';

/**
 * Starts or schedules a package when its payment is confirmed, or refunds the payment when it cannot take
 * effect.
 */
export const handler = subscriber(
  'packages-on-package-paid',
  { on: [PackagePaid], needs: ['table:write'] },
  async ({ data }) => {
    const { propertyId, propertyPackageId, paymentId, totalPence } = data;
    const time = now();
    await expireEndedPackage(propertyId, time);
    await updatePackages(propertyId, async (packages) => {
      const [chosen, property] = await Promise.all([
        findPackage(propertyPackageId),
        findProperty(propertyId),
      ]);
      if (!chosen) throw new Error(`There is no package ${propertyPackageId}`);
      const previous = chosen.upgrades === undefined ? undefined : await findPackage(chosen.upgrades);
      const sellable = property !== undefined && isSellable(property);
      const update = applyPayment({ chosen, packages, previous, sellable, paymentId, totalPence }, time);
      return update && { update, also: property ? [buildStatusCondition(property)] : [] };
    });
  },
);
