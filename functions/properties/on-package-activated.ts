import {
  PackageActivated,
  PackageCancelled,
  PackageFeatureEnded,
  PackageResumed,
} from '../../events/package.ts';
import { AppError } from '../shared/errors.ts';
import { subscriber } from '../shared/subscriber.ts';
import type { Decision } from './decision.ts';
import { noted } from './editing.ts';
import type { CurrentPackage, Property } from './property.ts';
import { type Ground, publish } from './publishing.ts';
import { loadPublishContext, planWithReview } from '../listing-reviews/queries/load-publish-context.ts';
import { type Plan, react } from './store.ts';

const heard = [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded];

/**
 * A submitted home goes on sale as soon as its package runs; any other takes note of its package, which after a
 * cancellation is the one that runs again.
 */
export const handler = subscriber(heard, async ({ data }, { time }) => {
  // From the moment that the package runs, however late this is heard.
  await react(data.propertyId, (property) => plan(property, new Date(time)));
});

async function plan(property: Property, time: Date): Promise<Plan | undefined> {
  const { ground, conditions } = await loadPublishContext(property, time);
  // It was over again before this was heard.
  if (!ground.active) return undefined;
  const decision = onSale(property, ground, time);
  if (decision) return planWithReview(decision, ground.review, conditions);
  if (isSame(property.package, ground.active)) return undefined;
  return { decision: noted(property, { package: ground.active }, time), also: [] };
}

const isSame = (one: CurrentPackage | undefined, other: CurrentPackage): boolean =>
  one?.id === other.id && one.endsAt === other.endsAt && one.featuredUntil === other.featuredUntil;

function onSale(property: Property, ground: Ground, time: Date): Decision | undefined {
  if (property.status !== 'pending_payment') return undefined;
  try {
    return publish(property, 'system', ground, time);
  } catch (error) {
    // What still stands in the way is shown to the owner on the home; trying again would not help.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
