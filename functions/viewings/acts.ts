import type { MessageId, PropertyId, SlotId, UserId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { accept, cancel, reject, requireCard } from './changing.ts';
import { type Decision, type Moment, refused } from './decision.ts';
import { carryOut, momentOf, upToDate } from './keeping.ts';
import { slotById } from './slot-store.ts';
import { viewingByCard, viewingById } from './store.ts';
import type { Viewing } from './viewing.ts';

/** By its card, and where a path names them by its own id or its slot, which have to go together. */
export interface ViewingIds {
  readonly messageId: MessageId;
  readonly viewingId?: string;
  readonly timeSlotId?: SlotId;
}
export type Party = { readonly id: UserId };
type Side = 'seller' | 'buyer';

export interface Declining {
  readonly reason?: string | undefined;
  readonly alternatives?: readonly SlotId[];
}

/** Confirms a request or a proposed time. */
export const acceptViewing = (ids: ViewingIds, _: object, caller: Party, now: Date): Promise<Viewing> =>
  act(ids, caller, now, (viewing, side, moment) => accept(viewing, side, moment));

/** Declines a request or a proposed time. */
export const rejectViewing = (ids: ViewingIds, body: Declining, caller: Party, now: Date): Promise<Viewing> =>
  act(ids, caller, now, async (viewing, side, moment) => {
    if (side === 'seller') await checkAlternatives(viewing.propertyId, body.alternatives ?? []);
    return reject(viewing, side, body, moment);
  });

export const cancelViewing = (
  ids: ViewingIds,
  { reason }: { reason?: string | undefined },
  caller: Party,
  now: Date,
): Promise<Viewing> =>
  act(ids, caller, now, (viewing, side, moment) => cancel(viewing, side, reason, moment));

/**
 * Loads a viewing for one of its two sides, decides, and saves.
 * @throws 404 for anybody else, 409 `stale` by an old card, 409 `conflict` where the state or the slot does not fit
 */
export async function act(
  ids: ViewingIds,
  caller: Party,
  now: Date,
  decide: (viewing: Viewing, side: Side, moment: Moment) => Decision | Promise<Decision>,
): Promise<Viewing> {
  const { viewing, side } = await partys(ids, caller);
  const { timeSlotId } = ids;
  if (timeSlotId && viewing.timeSlotId !== timeSlotId && viewing.proposal?.timeSlotId !== timeSlotId)
    throw refused(viewing, 'This time is not the one of that viewing.');
  const upToNow = await upToDate(viewing, now);
  requireCard(upToNow, ids.messageId);
  return carryOut(upToNow, await decide(upToNow, side, momentOf(now)));
}

async function partys(
  { messageId, viewingId }: ViewingIds,
  caller: Party,
): Promise<{ viewing: Viewing; side: Side }> {
  const viewing = await (viewingId ? viewingById(viewingId) : viewingByCard(messageId));
  const side = viewing && sideOf(viewing, caller.id);
  if (!side) throw new AppError('not_found', 'There is no such viewing.');
  return { viewing, side };
}

export function sideOf(
  { sellerId, buyerId }: Pick<Viewing, 'sellerId' | 'buyerId'>,
  id: string,
): Side | undefined {
  if (id === sellerId) return 'seller';
  return id === buyerId ? 'buyer' : undefined;
}

async function checkAlternatives(propertyId: PropertyId, ids: readonly SlotId[]): Promise<void> {
  const slots = await Promise.all(ids.map(slotById));
  const fits = slots.every((slot) => slot?.propertyId === propertyId && slot.status === 'open');
  if (!fits)
    throw new AppError('invalid', 'Some details are not right.', {
      errors: { alternatives: ['Choose open times of this home'] },
    });
}
