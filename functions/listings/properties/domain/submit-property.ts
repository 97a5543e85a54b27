import { PropertySubmitted } from '../../../../events/property.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import type { Pictures } from './listing-pictures.ts';
import type { DraftData } from './listing.ts';
import { listAllObstacles } from './location-obstacles.ts';
import type { PropertyUpdate } from './property-update.ts';
import { Property } from './property.ts';
import { createObstaclesError } from './publish-property.ts';

interface SubmittedProperty {
  readonly id: PropertyId;
  readonly code: string;
  readonly ownerId: UserId;
  readonly lookupClaims?: string[];
  /** When its draft was begun. */
  readonly begunAt?: string | undefined;
}

/**
 * Creates a property from its seller's data; it awaits its package.
 * @throws 422 with the obstacles
 */
export function submitProperty(
  data: DraftData,
  pictures: Pictures,
  { id, code, ownerId, lookupClaims = [], begunAt }: SubmittedProperty,
  now: Date,
): PropertyUpdate {
  const standing = listAllObstacles(data, now);
  if (standing.length > 0) throw createObstaclesError(standing);
  const at = now.toISOString();
  const property = Property.parse({
    ...data,
    keyFacts: data.keyFacts ?? {},
    ...pictures,
    id,
    code,
    ownerId,
    ...(lookupClaims.length > 0 && { lookupClaims }),
    status: 'pending_payment',
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  return {
    property,
    events: [PropertySubmitted.of({ propertyId: id, ownerId, ...(begunAt !== undefined && { begunAt }) })],
    entries: [{ at, kind: 'status', status: 'pending_payment' }],
  };
}
