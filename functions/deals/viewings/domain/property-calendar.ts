import * as z from 'zod';
import { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toLondonTime } from '../../../kernel/london-time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type SlotSpan, createTooManySlotsError } from './slot-pattern.ts';
import { maxSlotsAhead } from './slot.ts';

/**
 * All viewing times of a property in one row. Its version keeps concurrent requests of the seller from
 * opening overlapping slots.
 */
export const PropertyCalendar = z.object({
  propertyId: PropertyId,
  /** The future slots. */
  spans: z.array(z.object({ id: SlotId, start: z.iso.datetime(), end: z.iso.datetime() })),
  /** The accepted offer with which the seller stopped viewings. */
  stoppedFor: z.string().optional(),
  version: z.int().min(0),
});

/** Whether a property takes viewings: on sale, or under offer if the seller did not stop them. */
export function canTakeViewings(property: Pick<Property, 'status'>, calendar: PropertyCalendar): boolean {
  const { status } = property;
  return status === 'live' || (status === 'under_offer' && !areViewingsStopped(property, calendar));
}

/** Whether the seller stopped viewings with the offer that is accepted now. */
export function areViewingsStopped(
  { status }: Pick<Property, 'status'>,
  { stoppedFor }: PropertyCalendar,
): boolean {
  return status === 'under_offer' && stoppedFor !== undefined;
}

export function createNoViewingsError({ status }: Pick<Property, 'status'>): AppError {
  return new AppError('conflict', 'This home takes no viewings at the moment.', { state: status });
}

export type PropertyCalendar = z.output<typeof PropertyCalendar>;

export function createEmptyCalendar(propertyId: PropertyId): PropertyCalendar {
  return { propertyId, spans: [], version: 0 };
}

/**
 * The calendar with more slots in it.
 * @throws 409 `conflict` if slots overlap or exceed the maximum of a property
 */
export function addSpans(
  calendar: PropertyCalendar,
  added: readonly (SlotSpan & { id: SlotId })[],
  now: Date,
): PropertyCalendar {
  const ahead = calendar.spans.filter(({ end }) => end > now.toISOString());
  const spans = [...ahead, ...added].toSorted((a, b) => a.start.localeCompare(b.start));
  const over = spans.find(({ start }, at) => start < (spans[at - 1]?.end ?? ''));
  if (over) throw createOverlapError(over);
  if (spans.length > maxSlotsAhead) throw createTooManySlotsError();
  return { ...calendar, spans, version: calendar.version + 1 };
}

export function removeSpan(calendar: PropertyCalendar, id: SlotId): PropertyCalendar {
  return {
    ...calendar,
    spans: calendar.spans.filter((span) => span.id !== id),
    version: calendar.version + 1,
  };
}

function createOverlapError({ start }: SlotSpan): AppError {
  const { day, time } = toLondonTime(new Date(start));
  return new AppError('conflict', `There’s a viewing time at ${time} on ${day} already.`, {
    state: 'overlap',
  });
}
