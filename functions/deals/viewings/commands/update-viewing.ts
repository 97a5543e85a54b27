import {
  type Side,
  type MessageId,
  type SlotId,
  type UserId,
  sideOf,
} from '../../../../events/vocabulary.ts';
import { now as clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { type Write, createStaleError, commit, isStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  buildTakePlacesWrite,
  buildSlotCheck,
  type SlotPlaces,
  isPastRetention,
  buildReleasePlacesWrite,
} from '../adapters/slot-repository.ts';
import {
  findViewing,
  findViewingByCard,
  buildViewingWrite,
  buildCardWrite,
  buildOpenViewingWrite,
  buildOpenViewingDelete,
  buildDayCountWrite,
  buildPendingCountWrite,
} from '../adapters/viewing-repository.ts';
import { applyDueChange } from '../domain/due-changes.ts';
import { assertLatestCard } from '../domain/outcomes.ts';
import { isPending, isOpenViewing } from '../domain/transitions.ts';
import { listDayChanges } from '../domain/viewing-days.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  createViewingConflictError,
} from '../domain/viewing-decision.ts';
import type { Viewing } from '../domain/viewing.ts';

/** A viewing by its message card. Paths that also name its id or its slot have to match the card. */
export interface ViewingReference {
  readonly messageId: MessageId;
  readonly viewingId?: string;
  readonly timeSlotId?: SlotId;
}

export interface ViewingCaller {
  readonly id: UserId;
}

/**
 * Loads a viewing for one of its two sides, applies what is due, decides and saves.
 * @throws 404 for other users, 409 `stale` for an old card, 409 `conflict` when state or slot do not allow it
 */
export async function updateViewingAs(
  ids: ViewingReference,
  caller: ViewingCaller,
  now: Date,
  decide: (viewing: Viewing, side: Side, stamp: ViewingStamp) => ViewingDecision | Promise<ViewingDecision>,
): Promise<Viewing> {
  const { viewing, side } = await getOwnViewing(ids, caller);
  const { timeSlotId } = ids;
  if (timeSlotId && viewing.timeSlotId !== timeSlotId && viewing.proposal?.timeSlotId !== timeSlotId)
    throw createViewingConflictError(viewing, 'That viewing is at another time.');
  const upToNow = await saveDueChanges(viewing, now);
  assertLatestCard(upToNow, ids.messageId);
  return saveViewing(upToNow, await decide(upToNow, side, createViewingStamp(now)));
}

async function getOwnViewing(
  { messageId, viewingId }: ViewingReference,
  caller: ViewingCaller,
): Promise<{ viewing: Viewing; side: Side }> {
  const viewing = await (viewingId ? findViewing(viewingId) : findViewingByCard(messageId));
  const side = viewing && sideOf(viewing, caller.id);
  if (!side) throw new AppError('not_found', 'We can’t find that viewing.');
  return { viewing, side };
}

/** The time of a decision, and the id of its message card. */
export function createViewingStamp(now: Date): ViewingStamp {
  return { now, messageId: newId('msg') };
}

/** All rows that a change of a viewing writes: the viewing, its card, its places and the buyer's counters. */
export function buildViewingWrites(before: Viewing | undefined, after: Viewing): Write[] {
  const [pendingBefore, pendingAfter] = [before !== undefined && isPending(before), isPending(after)];
  const pending = Number(pendingAfter) - Number(pendingBefore);
  return [
    buildViewingWrite(after),
    ...(before?.messageId === after.messageId ? [] : [buildCardWrite(after)]),
    ...(before ? [] : [buildOpenViewingWrite(after)]),
    ...(before && isOpenViewing(before) && !isOpenViewing(after) ? [buildOpenViewingDelete(after)] : []),
    ...(pending === 1 || pending === -1 ? [buildPendingCountWrite(after, pending)] : []),
    ...listDayChanges(before, after).map((change) => buildDayCountWrite(after, change)),
    ...(before ? buildPlaceWrites(before, after) : []),
  ];
}

const placesOf = ({ place }: Viewing) => ({
  booked: place === 'booked' ? 1 : 0,
  taken: place === 'none' ? 0 : 1,
});

function buildPlaceWrites(before: Viewing, after: Viewing): Write[] {
  const [had, has] = [placesOf(before), placesOf(after)];
  const [old, slot] = [before.timeSlotId, { id: after.timeSlotId, start: after.start }];
  if (old !== slot.id)
    return [
      ...(had.taken > 0 ? buildReleaseWrites(before, had, after.updatedAt) : []),
      ...(has.taken > 0 ? [buildTakePlacesWrite(slot, has)] : []),
    ];
  const more = { booked: has.booked - had.booked, taken: has.taken - had.taken };
  if (more.booked > 0 || more.taken > 0) return [buildTakePlacesWrite(slot, more)];
  if (more.booked < 0 || more.taken < 0)
    return buildReleaseWrites(
      before,
      { booked: had.booked - has.booked, taken: had.taken - has.taken },
      after.updatedAt,
    );
  // The new time was agreed, so the slot must still have it.
  return before.start !== after.start && after.status === 'confirmed'
    ? [buildSlotCheck(slot, 'any', createStaleError)]
    : [];
}

/** A slot past its retention needs no place back, as its row may have expired. */
const buildReleaseWrites = (before: Viewing, places: SlotPlaces, at: string): Write[] =>
  isPastRetention(before, new Date(at)) ? [] : [buildReleasePlacesWrite(before.timeSlotId, places)];

/**
 * Saves a decision with its events in one transaction.
 * @throws 409 `stale` with the state that another writer saved first; the refusal of a full or closed slot
 */
export async function saveViewing(before: Viewing, { viewing, events }: ViewingDecision): Promise<Viewing> {
  try {
    await commit(buildViewingWrites(before, viewing), events);
    return viewing;
  } catch (error) {
    if (!isStale(error)) throw error;
    const met = await findViewing(before.id);
    throw new AppError('stale', 'Someone changed this viewing in the meantime. Reload and try again.', {
      state: met?.status ?? before.status,
    });
  }
}

/** Saves the change that is due by now, if any, and returns the present viewing. */
export async function saveDueChanges(viewing: Viewing, now: Date): Promise<Viewing> {
  let present: Viewing | undefined = viewing;
  return updateWithRetry(
    async () => {
      const loaded = present ?? (await findViewing(viewing.id)) ?? viewing;
      present = undefined;
      return loaded;
    },
    (loaded) => {
      const due = applyDueChange(loaded, createViewingStamp(now));
      if (!due) return { writes: [], result: loaded };
      return { writes: buildViewingWrites(loaded, due.viewing), events: due.events, result: due.viewing };
    },
  );
}

/**
 * Updates a viewing for a subscriber; retries after a conflict. If `decide` returns undefined, nothing is
 * saved.
 */
export async function updateViewing(
  id: string,
  decide: (viewing: Viewing, stamp: ViewingStamp) => ViewingDecision | undefined,
): Promise<void> {
  await updateWithRetry(
    () => findViewing(id),
    (viewing) => {
      const decision = viewing && decide(viewing, createViewingStamp(clock()));
      return decision && { writes: buildViewingWrites(viewing, decision.viewing), events: decision.events };
    },
  );
}
