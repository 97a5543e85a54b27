import { AppError } from '../../../kernel/errors.ts';
import type { PropertyChange } from '../../../listings/properties/commands/update-property.ts';
import { notePropertyChange } from '../../../listings/properties/domain/edit-property.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { CurrentPackage, Property } from '../../../listings/properties/domain/property.ts';
import {
  type PublishContext,
  publishProperty,
} from '../../../listings/properties/domain/publish-property.ts';
import { loadPublishContext } from '../queries/load-publish-context.ts';
import { holdForReviewIfNeeded } from './hold-for-review-if-needed.ts';

/**
 * The effect of a running package on its property: a submitted one goes on sale, any other records the
 * package. `undefined` without a running package. A property whose owner is blocked waits for the end of the
 * block.
 */
export async function planActivation(property: Property, time: Date): Promise<PropertyChange | undefined> {
  const { ground, conditions } = await loadPublishContext(property, time);
  // The package was over again before this event came.
  if (!ground.active) return undefined;
  const decision = activateProperty(property, ground, time);
  if (decision) return holdForReviewIfNeeded(decision, ground.review, conditions);
  if (isSamePackage(property.package, ground.active)) return undefined;
  return { decision: notePropertyChange(property, { package: ground.active }, time), also: [] };
}

const isSamePackage = (currentPackage: CurrentPackage | undefined, other: CurrentPackage): boolean =>
  currentPackage?.id === other.id &&
  currentPackage.endsAt === other.endsAt &&
  currentPackage.featuredUntil === other.featuredUntil;

function activateProperty(
  property: Property,
  context: PublishContext,
  time: Date,
): PropertyUpdate | undefined {
  if (property.status !== 'pending_payment') return undefined;
  try {
    return publishProperty(property, 'system', context, time);
  } catch (error) {
    // The owner sees the obstacles on the listing; a retry would not help.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
