import { PropertySubmitted } from '../../events/property.ts';
import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import type { Decision } from './decision.ts';
import type { DraftData } from './listing.ts';
import { obstacles } from './obstacles.ts';
import type { Pictures } from './pictures-of.ts';
import { Property } from './property.ts';
import { unfinished } from './publishing.ts';

/**
 * A home out of what its seller said; it waits for its package.
 * @throws 422 with the obstacles
 */
export function submit(
  data: DraftData,
  pictures: Pictures,
  { id, ownerId }: { id: PropertyId; ownerId: UserId },
  now: Date,
): Decision {
  const standing = obstacles(data, now);
  if (standing.length > 0) throw unfinished(standing);
  const at = now.toISOString();
  const property = Property.parse({
    ...data,
    keyFacts: data.keyFacts ?? {},
    ...pictures,
    id,
    ownerId,
    status: 'pending_payment',
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  return {
    property,
    events: [PropertySubmitted.of({ propertyId: id, ownerId })],
    entries: [{ at, kind: 'status', status: 'pending_payment' }],
  };
}
