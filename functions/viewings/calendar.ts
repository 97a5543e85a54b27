import * as z from 'zod';
import { PropertyId, SlotId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { toLondonTime } from '../shared/london-time.ts';
import { type Span, tooMany } from './opening.ts';
import { slotsMost } from './slot.ts';

/**
 * When a home can be viewed, all in one place: its version is what keeps two windows of the seller from opening
 * times over each other.
 */
export const Calendar = z.object({
  propertyId: PropertyId,
  /** The times ahead. */
  spans: z.array(z.object({ id: SlotId, start: z.iso.datetime(), end: z.iso.datetime() })),
  /** The seller took the home off viewings with this accepted offer. */
  stoppedFor: z.string().optional(),
  version: z.int().min(0),
});
export type Calendar = z.output<typeof Calendar>;

export const emptyCalendar = (propertyId: PropertyId): Calendar => ({ propertyId, spans: [], version: 0 });

/**
 * The calendar with more times in it.
 * @throws 409 `conflict` where they lie over each other, or are more than a home can have
 */
export function withSpans(
  calendar: Calendar,
  added: readonly (Span & { id: SlotId })[],
  now: Date,
): Calendar {
  const ahead = calendar.spans.filter(({ end }) => end > now.toISOString());
  const spans = [...ahead, ...added].toSorted((a, b) => a.start.localeCompare(b.start));
  const over = spans.find(({ start }, at) => start < (spans[at - 1]?.end ?? ''));
  if (over) throw overlap(over);
  if (spans.length > slotsMost) throw tooMany();
  return { ...calendar, spans, version: calendar.version + 1 };
}

export const withoutSpan = (calendar: Calendar, id: SlotId): Calendar => ({
  ...calendar,
  spans: calendar.spans.filter((span) => span.id !== id),
  version: calendar.version + 1,
});

function overlap({ start }: Span): AppError {
  const { day, time } = toLondonTime(new Date(start));
  return new AppError('conflict', `There is a viewing time at ${time} on ${day} already.`, {
    state: 'overlap',
  });
}
