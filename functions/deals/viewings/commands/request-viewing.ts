import type { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isJointOwner } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { buildNotBlockedChecks, isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { assertBuyerMeets } from '../../buyer-checks/queries/assert-buyer-meets.ts';
import { loadCalendar } from '../adapters/calendar-repository.ts';
import { findSlot, buildSlotCheck } from '../adapters/slot-repository.ts';
import { listViewingsOfBuyer, findOpenViewing } from '../adapters/viewing-repository.ts';
import { applyViewingCompletion } from '../domain/outcomes.ts';
import { canTakeViewings, createNoViewingsError } from '../domain/property-calendar.ts';
import { createViewing, createSlotFullError } from '../domain/requests.ts';
import type { TimeSlot } from '../domain/slot.ts';
import { isViewingOver } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';
import {
  type ViewingCaller,
  createViewingStamp,
  buildViewingWrites,
  saveDueChanges,
  saveViewing,
} from './update-viewing.ts';

export interface ViewingRequest extends Pick<Viewing, 'attendees' | 'message' | 'answers'> {
  readonly propertyId: PropertyId;
  readonly timeSlotId: SlotId;
  readonly waitlist: boolean;
}

/**
 * A buyer requests a viewing, or a place on the waitlist.
 * @throws 403 `buyer_check_required` if the buyer lacks a check that the seller asks for, 404, 409
 */
export async function requestViewing(
  request: ViewingRequest,
  caller: ViewingCaller,
  now: Date,
): Promise<Viewing> {
  const [property, slot, calendar] = await loadTogether(() =>
    Promise.all([
      findProperty(request.propertyId),
      findSlot(request.timeSlotId),
      loadCalendar(request.propertyId),
    ]),
  );
  if (!property || !slot || slot.propertyId !== property.id || !isPublic(property.status))
    throw new AppError('not_found', 'We can’t find that viewing time.');
  if (property.ownerId === caller.id)
    throw new AppError('conflict', 'This is your own home.', { state: 'own' });
  if (await isJointOwner(property.id, caller.id))
    throw new AppError('conflict', 'You own this home together with its seller.', { state: 'own' });
  if (await isBlockedBetween(caller.id, property.ownerId)) throw createBlockedError();
  if (!canTakeViewings(property, calendar)) throw createNoViewingsError(property);
  const act = { buyerId: caller.id, propertyId: property.id, act: 'book a viewing' } as const;
  await assertBuyerMeets(property.whoMayBook, act, now);
  try {
    return await insertViewing(slot, request, caller, now);
  } catch (error) {
    if (!(await releaseFinishedViewings(error, request.propertyId, caller, now))) throw error;
    return insertViewing(slot, request, caller, now);
  }
}

async function insertViewing(
  slot: TimeSlot,
  request: ViewingRequest,
  caller: ViewingCaller,
  now: Date,
): Promise<Viewing> {
  const { attendees, message, answers, waitlist } = request;
  const calendarKeys = { seller: createCalendarKey(), buyer: createCalendarKey() };
  const application = {
    id: newId('vwg'),
    buyerId: caller.id,
    attendees,
    message,
    answers,
    waitlist,
    calendarKeys,
  };
  const { viewing, events } = createViewing(slot, application, createViewingStamp(now));
  const there = buildSlotCheck(slot, waitlist ? 'none' : 'some', () =>
    waitlist ? createSlotChangedError() : createSlotFullError(),
  );
  const apart = buildNotBlockedChecks(caller.id, viewing.sellerId, createBlockedError);
  await commit([...apart, ...buildViewingWrites(undefined, viewing), there], events);
  return viewing;
}

const createBlockedError = () =>
  new AppError('blocked_by_user', 'You can’t arrange a viewing with this person.');

const createSlotChangedError = () =>
  new AppError('conflict', 'This time changed in the meantime. Look at the times again.', {
    state: 'changed',
  });

const createCalendarKey = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');

/**
 * Saves viewings that ended or expired without an event, as they may block the request. Returns whether one
 * did.
 */
async function releaseFinishedViewings(
  error: unknown,
  propertyId: PropertyId,
  caller: ViewingCaller,
  now: Date,
): Promise<boolean> {
  if (!(error instanceof AppError)) return false;
  const { state } = error.extras;
  if (state === 'open_viewing') return closeFinishedViewing(propertyId, caller, now);
  if (state !== 'pending_full' && state !== 'day_full') return false;
  const waiting = await listViewingsOfBuyer(caller.id, { when: 'upcoming', now });
  let room = false;
  for (const viewing of waiting)
    room = (await saveDueChanges(viewing, now)).version !== viewing.version || room;
  return room;
}

async function closeFinishedViewing(
  propertyId: PropertyId,
  caller: ViewingCaller,
  now: Date,
): Promise<boolean> {
  const before = await findOpenViewing(caller.id, propertyId);
  if (!before) return true;
  const viewing = await saveDueChanges(before, now);
  if (viewing.version !== before.version && viewing.closed) return true;
  if (!isViewingOver(viewing, now)) return false;
  await ignoreStale(
    saveViewing(viewing, applyViewingCompletion(viewing, 'system', {}, createViewingStamp(now))),
  );
  return true;
}
