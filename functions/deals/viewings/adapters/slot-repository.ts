import type { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { createRowRead, findRow } from '../../../kernel/data/row-read.ts';
import { defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, buildCondition, buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { createSlotFullError } from '../domain/requests.ts';
import { TimeSlot } from '../domain/slot.ts';

const SlotRow = defineRow('time-slot', {
  columns: {
    id: text,
    propertyId: text,
    sellerId: text,
    start: text,
    end: text,
    capacity: number,
    kind: text,
    status: text,
    booked: number,
    free: number,
    version: number,
    createdAt: text,
    expiresAt: number,
  },
  indexes: {
    byId: rowKey('id'),
    byProperty: indexKey('gsi1', 'propertyId', 'end', 'id'),
  },
});

// Reads

export function findSlot(id: SlotId): Promise<TimeSlot | undefined> {
  return findRow(createRowRead(SlotRow.get({ id }), (stored) => stored && TimeSlot.parse(stored)));
}

const retentionDays = 30;
const calculateRetentionEnd = ({ end }: Pick<TimeSlot, 'end'>): number =>
  Date.parse(end) + retentionDays * dayMs;

/** Whether the row of a slot with this end may have expired by now. */
export function isPastRetention(time: Pick<TimeSlot, 'end'>, now: Date): boolean {
  return calculateRetentionEnd(time) <= now.getTime();
}

const toSlotRow = (slot: TimeSlot) => ({
  ...slot,
  expiresAt: Math.floor(calculateRetentionEnd(slot) / 1000),
});

/** The most rows that a query reads; more slots than a property can have ahead. */
const maxRead = 400;

/** A property's slots that have not ended, the soonest first, including closed ones. */
export async function listUpcomingSlots(propertyId: PropertyId, now: Date): Promise<TimeSlot[]> {
  const { data } = await SlotRow.query
    .byProperty({ propertyId })
    .gt({ end: now.toISOString() })
    .go({ limit: maxRead });
  return data.map((row) => TimeSlot.parse(row));
}

/**
 * Fails unless the slot is open at this start; `free` also requires a free place (`some`) or no free place
 * (`none`).
 */
export function buildSlotCheck(
  { id, start }: Pick<TimeSlot, 'id' | 'start'>,
  free: 'some' | 'none' | 'any',
  refusal: () => AppError,
): Write {
  return buildCondition(
    // A check is built as a delete, and deletes nothing.
    SlotRow.delete({ id }).where((slot, { eq, gt, lte }) => {
      const open = `${eq(slot.status, 'open')} AND ${eq(slot.start, start)}`;
      if (free === 'any') return open;
      return `${open} AND ${free === 'some' ? gt(slot.free, 0) : lte(slot.free, 0)}`;
    }),
    refusal,
  );
}

// Writes

export function buildNewSlotWrite(slot: TimeSlot): Write {
  return buildPut(SlotRow.create(toSlotRow(slot)));
}

/** Fails as stale when the slot was changed or booked since it was read. */
export function buildSlotWrite(slot: TimeSlot): Write {
  return buildPut(SlotRow.put(toSlotRow(slot)).where(({ version }, { eq }) => eq(version, slot.version - 1)));
}

/** Changes of a slot's counts: confirmed bookings, and places taken by bookings and holds. */
export interface SlotPlaces {
  readonly booked: number;
  readonly taken: number;
}

const createSlotGoneError = () =>
  new AppError('conflict', 'The seller took this time back or moved it. Choose another one.', {
    state: 'gone',
  });

/** Takes a place in an open slot at its time, in one write; refused when no place is left. */
export function buildTakePlacesWrite(
  { id, start }: Pick<TimeSlot, 'id' | 'start'>,
  { booked, taken }: SlotPlaces,
): Write {
  const counted = SlotRow.update({ id }).add({ booked, free: -taken, version: 1 });
  const open = counted.where((slot, { eq, gt }) => {
    const there = `${eq(slot.status, 'open')} AND ${eq(slot.start, start)}`;
    return taken > 0 ? `${there} AND ${gt(slot.free, 0)}` : there;
  });
  return buildUpdate(open, taken > 0 ? createSlotFullError : createSlotGoneError);
}

/** Gives places back, whether the slot is open or closed. */
export function buildReleasePlacesWrite(id: SlotId, { booked, taken }: SlotPlaces): Write {
  return buildUpdate(
    SlotRow.update({ id })
      .add({ booked: -booked, free: taken, version: 1 })
      .where((slot, { exists }) => exists(slot.id)),
  );
}
