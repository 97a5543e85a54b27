import { Entity } from 'electrodb';
import type { PropertyId, SlotId } from '../../../events/vocabulary.ts';
import {
  gsi,
  tableOptions,
  buildPut,
  buildCondition,
  rowKey,
  buildUpdate,
  type Write,
} from '../../kernel/data/table.ts';
import { createSlotFullError } from '../domain/requests.ts';
import { TimeSlot } from '../domain/slot.ts';
import { AppError } from '../../kernel/errors.ts';
import { dayMs } from '../../kernel/time.ts';

const SlotRow = new Entity(
  {
    model: { entity: 'time-slot', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      propertyId: { type: 'string', required: true },
      sellerId: { type: 'string', required: true },
      start: { type: 'string', required: true },
      end: { type: 'string', required: true },
      capacity: { type: 'number', required: true },
      kind: { type: 'string', required: true },
      status: { type: 'string', required: true },
      booked: { type: 'number', required: true },
      free: { type: 'number', required: true },
      version: { type: 'number', required: true },
      createdAt: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      byProperty: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['propertyId'] },
        sk: { field: gsi.one.sk, composite: ['end', 'id'] },
      },
    },
  },
  tableOptions,
);

// Reads

export async function findSlot(id: SlotId): Promise<TimeSlot | undefined> {
  const { data } = await SlotRow.get({ id }).go({ consistent: true });
  return data ? TimeSlot.parse(data) : undefined;
}

const retentionDays = 30;
const calculateRetentionEnd = ({ end }: Pick<TimeSlot, 'end'>): number =>
  Date.parse(end) + retentionDays * dayMs;

/** Whether the table may have forgotten the slot of this time by now. */
export function isPastRetention(time: Pick<TimeSlot, 'end'>, now: Date): boolean {
  return calculateRetentionEnd(time) <= now.getTime();
}

const toSlotRow = (slot: TimeSlot) => ({
  ...slot,
  expiresAt: Math.floor(calculateRetentionEnd(slot) / 1000),
});

/** Rows of one page: more than a home can have ahead. */
const maxRead = 400;

/** A home's slots that are not over, the soonest first; among them those that were taken back. */
export async function listUpcomingSlots(propertyId: PropertyId, now: Date): Promise<TimeSlot[]> {
  const { data } = await SlotRow.query
    .byProperty({ propertyId })
    .gt({ end: now.toISOString() })
    .go({ limit: maxRead });
  return data.map((row) => TimeSlot.parse(row));
}

/** The slot is there and open at this time, at the moment of the transaction; `free` asks for a place or for none. */
export function buildSlotCheck(
  { id, start }: Pick<TimeSlot, 'id' | 'start'>,
  free: 'some' | 'none' | 'any',
  refusal: () => AppError,
): Write {
  return buildCondition(
    // A check has a deletion's form, and deletes nothing.
    SlotRow.delete({ id })
      .where((slot, { eq, gt, lte }) => {
        const open = `${eq(slot.status, 'open')} AND ${eq(slot.start, start)}`;
        if (free === 'any') return open;
        return `${open} AND ${free === 'some' ? gt(slot.free, 0) : lte(slot.free, 0)}`;
      })
      .params(),
    refusal,
  );
}

// Writes

export function buildNewSlotWrite(slot: TimeSlot): Write {
  return buildPut(SlotRow.create(toSlotRow(slot)).params());
}

/** On the condition that nobody changed it, or booked it, since the caller read it. */
export function buildSlotWrite(slot: TimeSlot): Write {
  return buildPut(
    SlotRow.put(toSlotRow(slot))
      .where(({ version }, { eq }) => eq(version, slot.version - 1))
      .params(),
  );
}

/** How many places come to be booked, and how many are taken in all: by bookings and by who holds one. */
export interface SlotPlaces {
  readonly booked: number;
  readonly taken: number;
}

const createSlotGoneError = () =>
  new AppError('conflict', 'The seller took this time back or moved it. Choose another one.', {
    state: 'gone',
  });

/** Takes a place in an open slot at its time, in one write; refused where there is none left. */
export function buildTakePlacesWrite(
  { id, start }: Pick<TimeSlot, 'id' | 'start'>,
  { booked, taken }: SlotPlaces,
): Write {
  const counted = SlotRow.update({ id }).add({ booked, free: -taken, version: 1 });
  const open = counted.where((slot, { eq, gt }) => {
    const there = `${eq(slot.status, 'open')} AND ${eq(slot.start, start)}`;
    return taken > 0 ? `${there} AND ${gt(slot.free, 0)}` : there;
  });
  return buildUpdate(open.params(), taken > 0 ? createSlotFullError : createSlotGoneError);
}

/** Gives places back, whatever became of the slot. */
export function buildReleasePlacesWrite(id: SlotId, { booked, taken }: SlotPlaces): Write {
  return buildUpdate(
    SlotRow.update({ id })
      .add({ booked: -booked, free: taken, version: 1 })
      .where((slot, { exists }) => exists(slot.id))
      .params(),
  );
}
