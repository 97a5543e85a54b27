import * as z from 'zod';
import { SlotId, PropertyId, UserId, SlotKind } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';

export function assertNotBegun({ start }: TimeSlot, now: Date): void {
  if (start <= now.toISOString())
    throw new AppError('conflict', 'This time has begun already.', { state: 'begun' });
}

export function createSlotNotFoundError() {
  return new AppError('not_found', 'We can’t find that viewing time.');
}

const capacity = z.int().min(1).max(50).default(1);

const kind = SlotKind.default('private');

/** A time at which a property can be viewed. */
export const TimeSlot = z.object({
  id: SlotId,
  propertyId: PropertyId,
  sellerId: UserId,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Parties that can come: 1 for a private viewing, more for an open house. */
  capacity: z.int().min(1).max(50),
  kind: SlotKind,
  status: z.enum(['open', 'cancelled']),
  /** Confirmed parties. */
  booked: z.int().min(0),
  /** Places that are neither booked nor held; negative while more are taken than the capacity allows. */
  free: z.int(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});

export type TimeSlot = z.output<typeof TimeSlot>;

export const slotMinutes = { min: 15, max: 120 } as const;

/** Local hours within which a viewing lies. */
export const dayHours = { from: 7, to: 21 } as const;

/** The most future slots that a property can have. */
export const maxSlotsAhead = 200;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 09:30');

/** Only an open house takes more than one party. */
const capacityIssue = {
  path: ['capacity'],
  message: 'Only an open house takes more than one party',
};

const fitsKind = (opening: { kind: SlotKind; capacity: number }) =>
  opening.kind === 'open_house' || opening.capacity === 1;

/** One slot, or a repeating pattern in local (Europe/London) days and times; `days` are 1 (Monday) to 7. */
export const SlotOpening = z.union([
  z
    .object({
      propertyId: PropertyId,
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      capacity,
      kind,
    })
    .refine(fitsKind, capacityIssue),
  z
    .object({
      propertyId: PropertyId,
      repeat: z.object({
        days: z.array(z.int().min(1).max(7)).min(1).max(7),
        from: timeOfDay,
        to: timeOfDay,
        slotMinutes: z.int().min(slotMinutes.min).max(slotMinutes.max),
        bufferMinutes: z.int().min(0).max(120).default(0),
        /** First day; today by default. */
        since: z.iso.date().optional(),
        /** Last day. */
        until: z.iso.date(),
      }),
      capacity,
      kind,
    })
    .refine(fitsKind, capacityIssue),
]);

export type SlotOpening = z.output<typeof SlotOpening>;
