import { now as present } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again, commit, isStale, stale, type Write } from '../shared/table.ts';
import { settled } from './changing.ts';
import type { Decision, Moment } from './decision.ts';
import { isOpen, isPending } from './moves.ts';
import { leavingPlace, mayBeForgotten, requiringSlot, type Taking, takingPlace } from './slot-store.ts';
import {
  beginningOpen,
  countingPending,
  endingOpen,
  knowingCard,
  savingViewing,
  viewingById,
} from './store.ts';
import type { Viewing } from './viewing.ts';

/** A decision is taken at one moment, and has one card. */
export const momentOf = (now: Date): Moment => ({ now, messageId: newId('msg') });

/** Every row that a change of a viewing writes: itself, its card, its places, and what its buyer can have at once. */
export function writesOf(before: Viewing | undefined, after: Viewing): Write[] {
  const [pendingBefore, pendingAfter] = [before !== undefined && isPending(before), isPending(after)];
  const pending = Number(pendingAfter) - Number(pendingBefore);
  return [
    savingViewing(after),
    ...(before?.messageId === after.messageId ? [] : [knowingCard(after)]),
    ...(before ? [] : [beginningOpen(after)]),
    ...(before && isOpen(before) && !isOpen(after) ? [endingOpen(after)] : []),
    ...(pending === 1 || pending === -1 ? [countingPending(after, pending)] : []),
    ...(before ? placeWrites(before, after) : []),
  ];
}

const takingOf = ({ place }: Viewing) => ({
  booked: place === 'booked' ? 1 : 0,
  taken: place === 'none' ? 0 : 1,
});

function placeWrites(before: Viewing, after: Viewing): Write[] {
  const [had, has] = [takingOf(before), takingOf(after)];
  const [old, slot] = [before.timeSlotId, { id: after.timeSlotId, start: after.start }];
  if (old !== slot.id)
    return [
      ...(had.taken > 0 ? leaving(before, had, after.updatedAt) : []),
      ...(has.taken > 0 ? [takingPlace(slot, has)] : []),
    ];
  const more = { booked: has.booked - had.booked, taken: has.taken - had.taken };
  if (more.booked > 0 || more.taken > 0) return [takingPlace(slot, more)];
  if (more.booked < 0 || more.taken < 0)
    return leaving(
      before,
      { booked: had.booked - has.booked, taken: had.taken - has.taken },
      after.updatedAt,
    );
  // Agreed on the time to which the slot moved: it has to be there still.
  return before.start !== after.start && after.status === 'confirmed'
    ? [requiringSlot(slot, 'any', stale)]
    : [];
}

/** A place in a slot of long ago is of use to nobody, and its row may be gone. */
const leaving = (before: Viewing, places: Taking, at: string): Write[] =>
  mayBeForgotten(before, new Date(at)) ? [] : [leavingPlace(before.timeSlotId, places)];

/**
 * Saves what was decided, and its events, together.
 * @throws 409 `stale` with the state that somebody else brought about first; the refusal of a full or closed slot
 */
export async function carryOut(before: Viewing, { viewing, events }: Decision): Promise<Viewing> {
  try {
    await commit(writesOf(before, viewing), events);
    return viewing;
  } catch (error) {
    if (!isStale(error)) throw error;
    const met = await viewingById(before.id);
    throw new AppError('stale', 'Someone changed this viewing in the meantime. Reload and try again.', {
      state: met?.status ?? before.status,
    });
  }
}

/** The viewing as it is by now: what the clock has decided already is carried out first. */
export async function upToDate(viewing: Viewing, now: Date): Promise<Viewing> {
  const due = settled(viewing, momentOf(now));
  if (!due) return viewing;
  try {
    return await carryOut(viewing, due);
  } catch (error) {
    const met = isStale(error) ? await viewingById(viewing.id) : undefined;
    if (!met) throw error;
    return upToDate(met, now);
  }
}

/**
 * For reactions, which nobody waits for: decides on the viewing as it is, and anew where it changed in between.
 * A decision of nothing leaves it as it is.
 */
export async function react(
  id: string,
  decide: (viewing: Viewing, moment: Moment) => Decision | undefined,
): Promise<void> {
  await again(async () => {
    const viewing = await viewingById(id);
    const decision = viewing && decide(viewing, momentOf(present()));
    if (decision) await carryOut(viewing, decision);
  });
}
