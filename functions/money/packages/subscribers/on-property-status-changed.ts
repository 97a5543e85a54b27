import { PackageActivated } from '../../../../events/package.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { updatePackages } from '../commands/update-packages.ts';
import { pausePackage, resumePackage, stopPackageForRemoval } from '../domain/lifecycle.ts';

const pausedStatuses: ReadonlySet<PropertyStatus> = new Set(['sold_stc', 'under_review']);
/**
 * A property that a review returned, or that its seller withdrew from one, keeps its days for the next
 * attempt.
 */
const runningStatuses: ReadonlySet<PropertyStatus> = new Set(['live', 'draft', 'withdrawn']);

const stopsPackage = (property: Property | undefined): boolean =>
  property !== undefined && (property.status === 'removed' || pausedStatuses.has(property.status));

/**
 * Pauses a package while its property is sold subject to contract or under review, and resumes it when the
 * property is on sale again or back with its seller. A package that starts during a review is paused at once.
 * When staff remove the property its package is paused as well, and staff decide what is refunded
 * (docs/decisions/029).
 */
export const handler = subscriber(
  'packages-on-property-status-changed',
  { on: [PropertyStatusChanged, PropertyPublished, PackageActivated], needs: ['table:write'] },
  async ({ name, data: { propertyId } }, { time }) => {
    // A package that was just activated is not paused, so that most of these events end here.
    if (name === PackageActivated.name && !stopsPackage(await findProperty(propertyId))) return;
    // The current status decides; the pause or resume counts from the time of the event.
    const at = new Date(time);
    await updatePackages(propertyId, async (packages) => {
      const property = await findProperty(propertyId);
      if (!property || !packages.current) return undefined;
      const { current } = packages;
      const update =
        property.status === 'removed'
          ? stopPackageForRemoval(current, packages, at)
          : pausedStatuses.has(property.status)
            ? pausePackage(current, packages, at)
            : runningStatuses.has(property.status)
              ? resumePackage(current, packages, at)
              : undefined;
      return update && { update };
    });
  },
);
