import { PackageActivated } from '../../../events/package.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../../events/property.ts';
import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { propertyById } from '../../properties/property-store.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { pausePackage, resumePackage, stopForRemoval } from '../domain/lifecycle.ts';
import { updatePackages } from '../commands/update-packages.ts';

const pausedStatuses: ReadonlySet<PropertyStatus> = new Set(['sold_stc', 'under_review']);
/** A home that a review returned, or that its seller withdrew from one, has its days for the next try. */
const runningStatuses: ReadonlySet<PropertyStatus> = new Set(['live', 'draft', 'withdrawn']);

/**
 * A package's days stop while its home is sold subject to contract or under review, and run on once the home is on sale
 * again or with its seller. A package that begins during a review stops at once. That of a home that staff removed stops,
 * too, and staff decide what of its price goes back (docs/decisions/029).
 */
export const handler = subscriber(
  [PropertyStatusChanged, PropertyPublished, PackageActivated],
  async ({ data: { propertyId } }, { time }) => {
    // What the home is by now counts, from the moment of which this event tells.
    const at = new Date(time);
    await updatePackages(propertyId, async (home) => {
      const property = await propertyById(propertyId);
      if (!property || !home.current) return undefined;
      if (property.status === 'removed') {
        const decision = stopForRemoval(home.current, home, at);
        return decision && { decision };
      }
      const decision = pausedStatuses.has(property.status)
        ? pausePackage(home.current, home, at)
        : runningStatuses.has(property.status)
          ? resumePackage(home.current, home, at)
          : undefined;
      return decision && { decision };
    });
  },
);
