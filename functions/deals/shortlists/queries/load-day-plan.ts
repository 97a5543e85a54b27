import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toLondonTime } from '../../../kernel/london-time.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { toPublicPosition } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { listFavourites } from '../../favourites/adapters/favourite-repository.ts';
import { loadCalendar } from '../../viewings/adapters/calendar-repository.ts';
import { canTakeViewings } from '../../viewings/domain/property-calendar.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import { listViewings } from '../../viewings/queries/list-viewings.ts';
import { loadSlots } from '../../viewings/queries/load-slots.ts';
import type { DayPlan } from '../contract.ts';
import { type BusySpan, planDay, type PlanStop } from '../domain/day-plan.ts';
import { findSharing } from './get-sharing.ts';
import { loadOwnHomeIds } from './load-own-home-ids.ts';
import { toPlannedPlace } from './load-shortlist.ts';

interface Slot {
  readonly id: DayPlan['stops'][number]['timeSlotId'];
  readonly start: string;
  readonly end: string;
}

/** A chosen home with its free times, the earliest first, or the viewing that its reader has there already. */
interface ChosenHome {
  readonly home: Property;
  readonly viewing: Viewing | undefined;
  readonly slots: readonly Slot[];
  readonly isClosed: boolean;
}

const dayOf = ({ start }: { readonly start: string }): string => toLondonTime(new Date(start)).day;
const toMs = (time: string): number => Date.parse(time);

/**
 * The best order of saved homes for a day.
 * @throws 404 for a home that neither the reader nor their partner saved
 */
export async function loadDayPlan(
  { day, propertyIds }: { readonly day: string; readonly propertyIds: readonly PropertyId[] },
  readerId: UserId,
  now: Date,
): Promise<DayPlan> {
  const [homes, listed] = await Promise.all([
    loadListedHomes([...new Set(propertyIds)], readerId),
    listViewings({ role: 'buyer', when: 'upcoming' }, readerId, now),
  ]);
  // A place on a waiting list takes nobody's time.
  const booked = listed.filter(({ status }) => status !== 'waitlisted');
  const chosen = await Promise.all(homes.map((home) => loadChosenHome(home, listed, readerId, now)));
  const planned = chosen.map(({ home, viewing, slots }) => ({
    ...toPlannedPlace(home),
    isBooked: viewing !== undefined,
    slots: slots.filter((slot) => dayOf(slot) === day).map(toPlanSlot),
  }));
  const stops = planDay(planned, await loadBusySpans(booked.filter((viewing) => dayOf(viewing) === day)));
  return {
    day,
    stops: stops.flatMap((stop) => toStopView(stop, chosen)),
    left: chosen
      .filter(({ home }) => !stops.some(({ propertyId }) => propertyId === home.id))
      .map((home) => toLeftHome(home, day)),
  };
}

const toPlanSlot = ({ id, start, end }: Slot) => ({ id, start: toMs(start), end: toMs(end) });

/** What a person's viewings take of a day, also those at chosen homes, which other homes leave room for. */
async function loadBusySpans(viewings: readonly Viewing[]): Promise<BusySpan[]> {
  const found = await listProperties([...new Set(viewings.map(({ propertyId }) => propertyId))]);
  const places = new Map(found.map((home) => [home.id, toPublicPosition(home)]));
  return viewings.map(({ propertyId, start, end }) => ({
    propertyId,
    start: toMs(start),
    end: toMs(end),
    place: places.get(propertyId),
  }));
}

async function loadListedHomes(ids: readonly PropertyId[], readerId: UserId): Promise<Property[]> {
  const sharing = await findSharing(readerId);
  const [ownIds, ...lists] = await Promise.all([
    loadOwnHomeIds(readerId),
    listFavourites(readerId),
    ...(sharing ? [listFavourites(sharing.partnerId)] : []),
  ]);
  const listed = new Set(lists.flat().map(({ propertyId }) => propertyId));
  const found = await listProperties(ids.filter((id) => listed.has(id) && !ownIds.has(id)));
  const homes = found.filter(({ status }) => isPublic(status));
  if (homes.length < ids.length)
    throw new AppError('not_found', 'One of these homes isn’t on your shortlist, or has left the market.');
  return homes;
}

async function loadChosenHome(
  home: Property,
  listed: readonly Viewing[],
  readerId: UserId,
  now: Date,
): Promise<ChosenHome> {
  const ofHome = listed.filter(({ propertyId }) => propertyId === home.id);
  const viewing = ofHome.find(({ status }) => status !== 'waitlisted') ?? ofHome[0];
  const calendar = await loadCalendar(home.id);
  const isClosed = !canTakeViewings(home, calendar);
  if (viewing) {
    const { timeSlotId: id, start, end, status } = viewing;
    return { home, viewing, slots: status === 'waitlisted' ? [] : [{ id, start, end }], isClosed };
  }
  const { slots } = await loadSlots(home, calendar, readerId, now);
  const free = slots
    .filter(({ full, mine }) => !full && !mine)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  return { home, viewing, slots: free, isClosed };
}

function toStopView({ propertyId, slotId, leg }: PlanStop, chosen: readonly ChosenHome[]): DayPlan['stops'] {
  const found = chosen.find(({ home }) => home.id === propertyId);
  const slot = found?.slots.find(({ id }) => id === slotId);
  if (!found || !slot) return [];
  const { id: timeSlotId, start, end } = slot;
  const booked = found.viewing !== undefined;
  return [{ ...toPlannedPlace(found.home), timeSlotId, start, end, booked, ...(leg && { leg }) }];
}

function toLeftHome({ home, viewing, slots, isClosed }: ChosenHome, day: string): DayPlan['left'][number] {
  const { propertyId, slug, title } = toPlannedPlace(home);
  const about = { propertyId, slug, title };
  if (viewing && dayOf(viewing) !== day) return { ...about, reason: 'booked', nextDay: dayOf(viewing) };
  if (slots.some((slot) => dayOf(slot) === day)) {
    const next = slots.find((slot) => dayOf(slot) > day);
    return { ...about, reason: 'no_room', ...(next && { nextDay: dayOf(next) }) };
  }
  if (isClosed) return { ...about, reason: 'closed' };
  // A free day after the chosen one is of more use than one before it.
  const next = slots.find((slot) => dayOf(slot) > day) ?? slots[0];
  return { ...about, reason: 'no_times', ...(next && { nextDay: dayOf(next) }) };
}
