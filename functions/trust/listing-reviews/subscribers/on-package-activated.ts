import {
  PackageActivated,
  PackageCancelled,
  PackageFeatureEnded,
  PackageResumed,
} from '../../../../events/package.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { updateProperty } from '../../../listings/properties/commands/update-property.ts';
import { planActivation } from '../commands/plan-activation.ts';

const packageEvents = [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded];

/**
 * Puts a submitted property on sale once its package is active; any other property records its package, which
 * after a cancellation is the previous one.
 */
export const handler = subscriber(
  'properties-on-package-activated',
  { on: packageEvents, needs: ['table:write'] },
  async ({ data }, { time }) => {
    // The time of the activation, however late this event comes.
    await updateProperty(data.propertyId, (property) => planActivation(property, new Date(time)));
  },
);
