import type * as z from 'zod';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import {
  addDays,
  toInstant,
  toLondonTime,
  parseMinutes,
  formatTimeOfDay,
  weekdayOf,
} from '../../../kernel/london-time.ts';
import { hourMs, minuteMs } from '../../../kernel/time.ts';
import { dayHours, slotMinutes, type SlotOpening, maxSlotsAhead } from './slot.ts';
import { noticeHours } from './viewing-limits.ts';

/** Start and end, as UTC instants. */
export interface SlotSpan {
  readonly start: string;
  readonly end: string;
}
type Opening = z.output<typeof SlotOpening>;
type Repeat = Extract<Opening, { repeat: unknown }>['repeat'];

/** The furthest day of a pattern, in days from now. */
export const maxDaysAhead = 366;

/**
 * The slots of an opening, earliest first. A pattern leaves out slots that are too soon.
 * @throws 422 `invalid` naming the field that does not fit
 */
export function expandOpening(opening: Opening, now: Date): SlotSpan[] {
  if ('repeat' in opening) return expandPattern(opening.repeat, now);
  const span = { start: toIso(opening.start), end: toIso(opening.end) };
  assertSpan(span, now);
  return [span];
}

const toIso = (time: string): string => new Date(time).toISOString();

function expandPattern(repeat: Repeat, now: Date): SlotSpan[] {
  const { days, since, until } = repeat;
  assertPattern(repeat, now);
  const earliest = now.getTime() + noticeHours * hourMs;
  const today = toLondonTime(now).day;
  const spans: SlotSpan[] = [];
  for (let day = since && since > today ? since : today; day <= until; day = addDays(day)) {
    if (!days.includes(weekdayOf(day))) continue;
    spans.push(...calculateTimesOfDay(repeat).map((times) => toSpan(day, times)));
  }
  const possible = spans.filter(({ start }) => Date.parse(start) >= earliest);
  if (possible.length === 0)
    throw createFieldError('repeat.until', 'No viewing fits between these days and times');
  if (possible.length > maxSlotsAhead) throw createTooManySlotsError();
  return possible;
}

const toSpan = (day: string, { from, to }: { from: number; to: number }): SlotSpan => ({
  start: toInstant(day, formatTimeOfDay(from)).toISOString(),
  end: toInstant(day, formatTimeOfDay(to)).toISOString(),
});

/** Start and end of each slot of a day, in minutes of the local day. */
export function calculateTimesOfDay({
  from,
  to,
  slotMinutes: length,
  bufferMinutes,
}: Omit<Repeat, 'days' | 'until' | 'since'>): { from: number; to: number }[] {
  const last = parseMinutes(to) - length;
  const times = [];
  for (let start = parseMinutes(from); start <= last; start += length + bufferMinutes)
    times.push({ from: start, to: start + length });
  return times;
}

function assertPattern({ from, to, since, until }: Repeat, now: Date): void {
  if (parseMinutes(from) < dayHours.from * 60) throw createFieldError('repeat.from', hoursText);
  if (parseMinutes(to) > dayHours.to * 60) throw createFieldError('repeat.to', hoursText);
  if (parseMinutes(to) <= parseMinutes(from))
    throw createFieldError('repeat.to', 'Give an end after the beginning');
  const { day } = toLondonTime(now);
  if (until < (since ?? day)) throw createFieldError('repeat.until', 'Give a last day after the first');
  if (until > addDays(day, maxDaysAhead))
    throw createFieldError('repeat.until', 'Give a last day within a year');
}

const hoursText = `Viewings are between ${String(dayHours.from).padStart(2, '0')}:00 and ${dayHours.to}:00`;

/**
 * @throws 422 `invalid` for a slot that is too short, too long, too soon, too far ahead or outside the day's
 * hours
 */
export function assertSpan({ start, end }: SlotSpan, now: Date): void {
  const minutes = (Date.parse(end) - Date.parse(start)) / minuteMs;
  if (minutes < slotMinutes.min || minutes > slotMinutes.max)
    throw createFieldError('end', `A viewing takes ${slotMinutes.min} to ${slotMinutes.max} minutes`);
  const [from, to] = [toLondonTime(new Date(start)), toLondonTime(new Date(end))];
  if (from.minutes < dayHours.from * 60) throw createFieldError('start', hoursText);
  if (from.day !== to.day || to.minutes > dayHours.to * 60) throw createFieldError('end', hoursText);
  if (Date.parse(start) < now.getTime() + noticeHours * hourMs)
    throw createFieldError('start', `Give at least ${noticeHours} hours’ notice`);
  if (from.day > addDays(toLondonTime(now).day, maxDaysAhead))
    throw createFieldError('start', 'Give a day within a year');
}

export function createTooManySlotsError(): AppError {
  return new AppError(
    'conflict',
    `A home can have ${maxSlotsAhead} viewing times to come. Close some first.`,
    {
      state: 'slots_full',
    },
  );
}
