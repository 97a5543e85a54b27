import { PackageCancelled, PackageExpired } from '../../../../events/package.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { updateProperty } from '../../../listings/properties/commands/update-property.ts';
import { isMoveAllowed, applyMove } from '../../../listings/properties/domain/market.ts';
import { findRunningPackage } from '../adapters/package-repository.ts';

/** Takes a property whose package is over or cancelled off the market, unless a new package runs. */
export const handler = subscriber(
  'properties-on-package-expired',
  { on: [PackageExpired, PackageCancelled], needs: ['table:write'] },
  async ({ data: { propertyId } }) => {
    const time = now();
    await updateProperty(propertyId, async (property) => {
      if (!isMoveAllowed(property.status, 'expire', 'system') || (await findRunningPackage(propertyId, time)))
        return undefined;
      return { decision: applyMove(property, 'expire', { by: 'system' }, time), also: [] };
    });
  },
);
