import { AppError } from '../shared/errors.ts';
import type { Decision } from './decision.ts';
import { noted } from './editing.ts';
import type { CurrentPackage, Property } from './property.ts';
import { type Ground, publish } from './publishing.ts';
import { loadPublishContext, planWithReview } from '../listing-reviews/queries/load-publish-context.ts';
import type { Plan } from './store.ts';

/**
 * What a running package does to its home: a submitted home goes on sale, any other takes note of the package.
 * `undefined` without one. A home whose owner is blocked waits for the end of the block.
 */
export async function planActivation(property: Property, time: Date): Promise<Plan | undefined> {
  const { ground, conditions } = await loadPublishContext(property, time);
  // It was over again before this event came.
  if (!ground.active) return undefined;
  const decision = activate(property, ground, time);
  if (decision) return planWithReview(decision, ground.review, conditions);
  if (isSame(property.package, ground.active)) return undefined;
  return { decision: noted(property, { package: ground.active }, time), also: [] };
}

const isSame = (one: CurrentPackage | undefined, other: CurrentPackage): boolean =>
  one?.id === other.id && one.endsAt === other.endsAt && one.featuredUntil === other.featuredUntil;

function activate(property: Property, ground: Ground, time: Date): Decision | undefined {
  if (property.status !== 'pending_payment') return undefined;
  try {
    return publish(property, 'system', ground, time);
  } catch (error) {
    // What stands in the way is shown to the owner on the home; trying again would not help.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
