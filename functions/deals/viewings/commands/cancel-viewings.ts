import type { UserId } from '../../../../events/vocabulary.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { listViewingsOfSeller, listViewingsOfBuyer } from '../adapters/viewing-repository.ts';
import { applyCancellation } from '../domain/cancellation.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';
import { updateViewing } from './update-viewing.ts';

const keepingStatuses: ReadonlySet<Property['status']> = new Set([
  'fallen_through',
  'under_review',
  'paused',
]);
/**
 * Whether the property's status ends its viewings. A sale in progress and a short review leave them as they
 * are; for a pause the seller decides.
 */
export function isClosedToViewings(status: Property['status']): boolean {
  return (!isPublic(status) && !keepingStatuses.has(status)) || status === 'completed';
}

interface CancellationOptions {
  readonly getReason: (buyerId: UserId) => string;
  readonly except?: UserId | undefined;
}

/** Cancels all open viewings of a property. */
export async function cancelViewingsOfProperty(
  { id, ownerId }: Pick<Property, 'id' | 'ownerId'>,
  { getReason, except }: CancellationOptions,
  now: Date,
): Promise<void> {
  const viewings = await listViewingsOfSeller(ownerId, { when: 'upcoming', now });
  await cancelOpenViewings(
    viewings.filter(({ propertyId, buyerId }) => propertyId === id && buyerId !== except),
    ({ buyerId }) => getReason(buyerId),
  );
}

/** Cancels a user's open viewings that are not over, with one other user or with all. */
export async function cancelViewingsOfPerson(
  personId: UserId,
  otherId: UserId | undefined,
  now: Date,
): Promise<void> {
  const lists = await Promise.all([
    listViewingsOfBuyer(personId, { when: 'upcoming', now }),
    listViewingsOfSeller(personId, { when: 'upcoming', now }),
  ]);
  const concerned = lists
    .flat()
    .filter(({ buyerId, sellerId }) => otherId === undefined || [buyerId, sellerId].includes(otherId));
  await cancelOpenViewings(concerned, () => undefined);
}

async function cancelOpenViewings(
  viewings: readonly Viewing[],
  getReason: (viewing: Viewing) => string | undefined,
): Promise<void> {
  for (const { id } of viewings)
    await updateViewing(id, (viewing, stamp) =>
      isOpenViewing(viewing) && viewing.end > stamp.now.toISOString()
        ? applyCancellation(viewing, 'system', getReason(viewing), stamp)
        : undefined,
    );
}
