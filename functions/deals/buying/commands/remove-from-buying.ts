import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hideProperty, unhideProperty } from '../adapters/hidden-property-repository.ts';
import { type BuyerActivity, findRemovalObstacle } from '../domain/activity.ts';
import { loadActivities } from '../queries/list-buying.ts';

const obstacleTexts = {
  accepted: 'Your offer on this home is accepted, so it stays here.',
  exchanged: 'The sale of this home is binding, so it stays here.',
  viewing_booked: 'You have a viewing of this home. Cancel it first.',
} as const;

/**
 * Takes a property off what a buyer is buying.
 * @throws 404 when nothing of theirs is on it, 409 while an offer or a viewing holds it
 */
export async function removeFromBuying(propertyId: PropertyId, buyerId: UserId): Promise<void> {
  const time = now();
  const obstacle = findRemovalObstacle(await getActivity(propertyId, buyerId, time), time);
  if (obstacle !== undefined) throw new AppError('conflict', obstacleTexts[obstacle], { state: obstacle });
  await hideProperty(buyerId, propertyId, time.toISOString());
}

/**
 * Puts a property back that was taken off.
 * @throws 404 when nothing of the buyer's is on it
 */
export async function restoreToBuying(propertyId: PropertyId, buyerId: UserId): Promise<void> {
  await getActivity(propertyId, buyerId, now());
  await unhideProperty(buyerId, propertyId);
}

async function getActivity(propertyId: PropertyId, buyerId: UserId, time: Date): Promise<BuyerActivity> {
  const activities = await loadActivities(buyerId, time);
  const activity = activities.find((of) => of.propertyId === propertyId);
  if (!activity) throw new AppError('not_found', 'You have nothing going on with this home.');
  return activity;
}
