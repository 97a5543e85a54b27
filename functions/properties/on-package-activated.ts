import {
  PackageActivated,
  PackageCancelled,
  PackageFeatureEnded,
  PackageResumed,
} from '../../events/package.ts';
import { subscriber } from '../shared/subscriber.ts';
import { planActivation } from './activation-store.ts';
import { react } from './store.ts';

const heard = [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded];

/**
 * A submitted home goes on sale as soon as its package runs; any other takes note of its package, which after a
 * cancellation is the one that runs again.
 */
export const handler = subscriber(heard, async ({ data }, { time }) => {
  // From the moment that the package runs, however late this event comes.
  await react(data.propertyId, (property) => planActivation(property, new Date(time)));
});
