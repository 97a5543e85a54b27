import type { PropertyId, SlotId } from '../../events/vocabulary.ts';
import { assertBuyerMeets } from '../buyer-checks/queries/assert-buyer-meets.ts';
import { isBlockedBetween } from '../blocks/adapters/block-repository.ts';
import { isJointOwner } from '../joint-owners/queries/is-joint-owner.ts';
import { isPublic } from '../properties/moves.ts';
import type { Property } from '../properties/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { commit, unlessStale } from '../shared/table.ts';
import { ask, full } from './asking.ts';
import type { Party } from './acts.ts';
import type { Calendar } from './calendar.ts';
import { calendarOf } from './calendar-store.ts';
import { carryOut, momentOf, upToDate, writesOf } from './keeping.ts';
import { isOver } from './moves.ts';
import { carriedOut } from './changing.ts';
import type { TimeSlot } from './slot.ts';
import { requiringSlot, slotById } from './slot-store.ts';
import { openViewingOf, viewingsOfBuyer } from './store.ts';
import type { Viewing } from './viewing.ts';

export interface Request extends Pick<Viewing, 'attendees' | 'message' | 'answers'> {
  readonly propertyId: PropertyId;
  readonly timeSlotId: SlotId;
  readonly waitlist: boolean;
}

/** Whether a home takes viewings: on sale, or under offer where the seller did not stop them. */
export const takesViewings = ({ status }: Pick<Property, 'status'>, { stoppedFor }: Calendar): boolean =>
  status === 'live' || (status === 'under_offer' && stoppedFor === undefined);

export const noViewings = ({ status }: Pick<Property, 'status'>): AppError =>
  new AppError('conflict', 'This home takes no viewings at the moment.', { state: status });

/**
 * A buyer asks for a viewing, or for a place on the waitlist.
 * @throws 403 `buyer_check_required` where the seller asks for a check that the buyer lacks, 404, 409
 */
export async function requestViewing(request: Request, caller: Party, now: Date): Promise<Viewing> {
  const [home, slot, calendar] = await Promise.all([
    propertyById(request.propertyId),
    slotById(request.timeSlotId),
    calendarOf(request.propertyId),
  ]);
  if (!home || !slot || slot.propertyId !== home.id || !isPublic(home.status))
    throw new AppError('not_found', 'There is no such viewing time.');
  if (home.ownerId === caller.id) throw new AppError('conflict', 'This is your own home.', { state: 'own' });
  if (await isJointOwner(home.id, caller.id))
    throw new AppError('conflict', 'You own this home together with its seller.', { state: 'own' });
  if (await isBlockedBetween(caller.id, home.ownerId))
    throw new AppError('blocked_by_user', 'You can not arrange a viewing with this person.');
  if (!takesViewings(home, calendar)) throw noViewings(home);
  const act = { buyerId: caller.id, propertyId: home.id, act: 'book a viewing' } as const;
  await assertBuyerMeets(home.whoMayBook, act, now);
  try {
    return await insert(slot, request, caller, now);
  } catch (error) {
    if (!(await madeRoom(error, request.propertyId, caller, now))) throw error;
    return insert(slot, request, caller, now);
  }
}

async function insert(slot: TimeSlot, request: Request, caller: Party, now: Date): Promise<Viewing> {
  const { attendees, message, answers, waitlist } = request;
  const calendarKeys = { seller: unguessable(), buyer: unguessable() };
  const wish = { id: newId('vwg'), buyerId: caller.id, attendees, message, answers, waitlist, calendarKeys };
  const { viewing, events } = ask(slot, wish, momentOf(now));
  const there = requiringSlot(slot, waitlist ? 'none' : 'some', () => (waitlist ? freed() : full()));
  await commit([...writesOf(undefined, viewing), there], events);
  return viewing;
}

const freed = () =>
  new AppError('conflict', 'This time changed in the meantime. Look at the times again.', {
    state: 'changed',
  });

const unguessable = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');

/** What stands in the way may be over without anybody having said so. */
async function madeRoom(error: unknown, propertyId: PropertyId, caller: Party, now: Date): Promise<boolean> {
  if (!(error instanceof AppError)) return false;
  const { state } = error.extras;
  if (state === 'open_viewing') return endedOpen(propertyId, caller, now);
  if (state !== 'pending_full') return false;
  const waiting = await viewingsOfBuyer(caller.id, { when: 'upcoming', now });
  let room = false;
  for (const viewing of waiting) room = (await upToDate(viewing, now)).version !== viewing.version || room;
  return room;
}

async function endedOpen(propertyId: PropertyId, caller: Party, now: Date): Promise<boolean> {
  const before = await openViewingOf(caller.id, propertyId);
  if (!before) return true;
  const viewing = await upToDate(before, now);
  if (viewing.version !== before.version && viewing.closed) return true;
  if (!isOver(viewing, now)) return false;
  await unlessStale(carryOut(viewing, carriedOut(viewing, 'system', {}, momentOf(now))));
  return true;
}
