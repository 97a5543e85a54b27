import {
  PackageActivated,
  PackageCancelled,
  PackageFeatureEnded,
  PackageResumed,
} from '../../../events/package.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { planActivation } from '../../listing-reviews/queries/plan-activation.ts';
import { updateProperty } from '../commands/update-property.ts';

const packageEvents = [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded];

/**
 * A submitted home goes on sale as soon as its package runs; any other takes note of its package, which after a
 * cancellation is the one that runs again.
 */
export const handler = subscriber(packageEvents, async ({ data }, { time }) => {
  // From the moment that the package runs, however late this event comes.
  await updateProperty(data.propertyId, (property) => planActivation(property, new Date(time)));
});
