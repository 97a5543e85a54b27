import { type SlotSpan, expandOpening } from '../../../../functions/deals/viewings/domain/slot-pattern.ts';
import { AppError } from '../../../../functions/kernel/errors.ts';
import { addDays, toInstant, toLondonTime } from '../../../../functions/kernel/london-time.ts';
import type { HomeId, SlotOpening, Slot } from '../../../entities/viewing/api.ts';
import type { Weekday } from './slot-options.ts';

/** The values of the form. */
export interface SlotPlan {
  readonly repeats: boolean;
  readonly kind: Slot['kind'];
  readonly capacity: string;
  readonly minutes: string;
  readonly day: string;
  readonly from: string;
  readonly days: readonly Weekday[];
  readonly to: string;
  readonly buffer: string;
  readonly until: string;
}

export function createFirstPlan(now: Date): SlotPlan {
  const { day } = toLondonTime(now);
  return {
    repeats: false,
    kind: 'private',
    capacity: '6',
    minutes: '30',
    day: addDays(day),
    from: '10:00',
    days: ['6'],
    to: '12:00',
    buffer: '0',
    until: addDays(day, 28),
  };
}

/** The request body; undefined while a day or a time is missing. */
export function toSlotOpening(plan: SlotPlan, propertyId: HomeId): SlotOpening | undefined {
  const { kind, day, from, to, until } = plan;
  const shared = { propertyId, kind, capacity: kind === 'open_house' ? Number(plan.capacity) : 1 };
  if (day === '' || from === '') return undefined;
  if (!plan.repeats) {
    const start = toInstant(day, from);
    const end = new Date(start.getTime() + Number(plan.minutes) * 60_000);
    return { ...shared, start: start.toISOString(), end: end.toISOString() };
  }
  if (to === '' || until === '' || plan.days.length === 0) return undefined;
  const repeat = {
    days: plan.days.map(Number),
    from,
    to,
    slotMinutes: Number(plan.minutes),
    bufferMinutes: Number(plan.buffer),
    since: day,
    until,
  };
  return { ...shared, repeat };
}

/** The slots that the form would open, by the server's rules, or errors by field. */
export type SlotPreview =
  | { readonly spans: readonly SlotSpan[]; readonly over: number }
  | { readonly errors: Readonly<Record<string, readonly string[]>>; readonly text: string };

export function previewSlots(
  opening: SlotOpening | undefined,
  takenSlots: readonly Slot[],
  now: Date,
): SlotPreview {
  if (!opening) return { errors: {}, text: 'Choose the days and times.' };
  try {
    const spans = expandOpening(toFullOpening(opening), now);
    const over = spans.filter((span) =>
      takenSlots.some(({ start, end }) => span.start < end && start < span.end),
    );
    return { spans, over: over.length };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.extras.errors ?? {};
    return { errors, text: Object.values(errors).flat()[0] ?? error.message };
  }
}

/** Adds the server's defaults. */
function toFullOpening(opening: SlotOpening): Parameters<typeof expandOpening>[0] {
  const { capacity = 1, kind = 'private' } = opening;
  if (!('repeat' in opening)) return { ...opening, capacity, kind };
  const { bufferMinutes = 0 } = opening.repeat;
  return { ...opening, capacity, kind, repeat: { ...opening.repeat, bufferMinutes } };
}
