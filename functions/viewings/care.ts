import type { PropertyId, SlotId, UserId } from '../../events/vocabulary.ts';
import { isPublic } from '../properties/moves.ts';
import type { Property } from '../properties/property.ts';
import { AppError } from '../shared/errors.ts';
import { isFull, offerPlace } from './asking.ts';
import { callOff, crowdOut } from './changing.ts';
import { react } from './keeping.ts';
import { isOpen, tooSoon } from './moves.ts';
import { slotById } from './slot-store.ts';
import { viewingsOfBuyer, viewingsOfSeller, viewingsOfSlot } from './store.ts';
import type { Viewing } from './viewing.ts';

/**
 * Brings the people of a slot in line with its places: who still asks for a slot in which all places are booked is
 * told, and a place that is free goes to the first on the waitlist. Doing it again changes nothing.
 * @param known viewings that the index may not show yet
 */
export async function careForSlot(
  propertyId: PropertyId,
  slotId: SlotId,
  now: Date,
  known: readonly Viewing[] = [],
): Promise<void> {
  const slot = await slotById(slotId);
  if (slot?.status !== 'open') return;
  const listed = await viewingsOfSlot(propertyId, slotId);
  const here = known.filter(({ timeSlotId }) => timeSlotId === slotId);
  const viewings = [...new Map([...listed, ...here].map((viewing) => [viewing.id, viewing])).values()];
  if (slot.booked >= slot.capacity)
    for (const { id } of viewings.filter(({ status }) => status === 'requested')) await react(id, crowdOut);
  if (isFull(slot) || tooSoon(slot.start, now)) return;
  const waiting = viewings
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((a, b) => a.id.localeCompare(b.id));
  for (const { id } of waiting.slice(0, slot.free)) await unlessTaken(react(id, offerPlace));
}

/** Somebody else may have taken the place in the meantime; the wait goes on. */
async function unlessTaken(offering: Promise<void>): Promise<void> {
  try {
    await offering;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}

/** A sale under way or a review of a day leaves what is arranged; other homes off the market have no viewings. */
export const closesViewings = (status: Property['status']): boolean =>
  (!isPublic(status) && status !== 'fallen_through' && status !== 'under_review') || status === 'completed';

export const noLonger = 'The home is no longer on the market';

interface Calling {
  readonly reason?: string | undefined;
  readonly except?: UserId | undefined;
}

/** Calls off everything that is open about a home. */
export async function callOffHome(
  { id, ownerId }: Pick<Property, 'id' | 'ownerId'>,
  { reason, except }: Calling,
  now: Date,
): Promise<void> {
  const viewings = await viewingsOfSeller(ownerId, { when: 'upcoming', now });
  await callOffAll(
    viewings.filter(({ propertyId, buyerId }) => propertyId === id && buyerId !== except),
    reason,
  );
}

/** Calls off what is open and still to come of a person's, with one other person or with all. */
export async function callOffPerson(personId: UserId, otherId: UserId | undefined, now: Date): Promise<void> {
  const lists = await Promise.all([
    viewingsOfBuyer(personId, { when: 'upcoming', now }),
    viewingsOfSeller(personId, { when: 'upcoming', now }),
  ]);
  const concerned = lists
    .flat()
    .filter(({ buyerId, sellerId }) => otherId === undefined || [buyerId, sellerId].includes(otherId));
  await callOffAll(concerned, undefined);
}

async function callOffAll(viewings: readonly Viewing[], reason: string | undefined): Promise<void> {
  for (const { id } of viewings)
    await react(id, (viewing, moment) =>
      isOpen(viewing) && viewing.end > moment.now.toISOString()
        ? callOff(viewing, 'system', reason, moment)
        : undefined,
    );
}
