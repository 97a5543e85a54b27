import type * as z from 'zod';
import { AppError } from '../shared/errors.ts';
import { hourMs } from '../shared/time.ts';
import {
  addDays,
  toInstant,
  toLondonTime,
  parseMinutes,
  formatTimeOfDay,
  weekdayOf,
} from '../shared/london-time.ts';
import { dayHours, noticeHours, slotMinutes, type SlotOpening, slotsMost } from './slot.ts';

/** From when to when, as instants. */
export interface Span {
  readonly start: string;
  readonly end: string;
}
type Opening = z.output<typeof SlotOpening>;
type Repeat = Extract<Opening, { repeat: unknown }>['repeat'];

/** Days that a pattern can reach ahead. */
export const aheadDays = 366;

/**
 * The times that an opening stands for, earliest first. A pattern leaves out what is too soon.
 * @throws 422 `invalid` naming the field that does not fit
 */
export function spansOf(opening: Opening, now: Date): Span[] {
  if ('repeat' in opening) return patternSpans(opening.repeat, now);
  const span = { start: iso(opening.start), end: iso(opening.end) };
  checkSpan(span, now);
  return [span];
}

const iso = (time: string): string => new Date(time).toISOString();

function patternSpans(repeat: Repeat, now: Date): Span[] {
  const { days, since, until } = repeat;
  checkPattern(repeat, now);
  const earliest = now.getTime() + noticeHours * hourMs;
  const today = toLondonTime(now).day;
  const spans: Span[] = [];
  for (let day = since && since > today ? since : today; day <= until; day = addDays(day)) {
    if (!days.includes(weekdayOf(day))) continue;
    spans.push(...timesOfDay(repeat).map((times) => spanOn(day, times)));
  }
  const possible = spans.filter(({ start }) => Date.parse(start) >= earliest);
  if (possible.length === 0) throw invalid('repeat.until', 'No viewing fits between these days and times');
  if (possible.length > slotsMost) throw tooMany();
  return possible;
}

const spanOn = (day: string, { from, to }: { from: number; to: number }): Span => ({
  start: toInstant(day, formatTimeOfDay(from)).toISOString(),
  end: toInstant(day, formatTimeOfDay(to)).toISOString(),
});

/** Minutes of the local day at which its slots begin and end. */
export function timesOfDay({
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

function checkPattern({ from, to, since, until }: Repeat, now: Date): void {
  if (parseMinutes(from) < dayHours.from * 60) throw invalid('repeat.from', hours);
  if (parseMinutes(to) > dayHours.to * 60) throw invalid('repeat.to', hours);
  if (parseMinutes(to) <= parseMinutes(from)) throw invalid('repeat.to', 'Give an end after the beginning');
  const { day } = toLondonTime(now);
  if (until < (since ?? day)) throw invalid('repeat.until', 'Give a last day after the first');
  if (until > addDays(day, aheadDays)) throw invalid('repeat.until', 'Give a last day within a year');
}

const hours = `Viewings are between ${String(dayHours.from).padStart(2, '0')}:00 and ${dayHours.to}:00`;

/** @throws 422 `invalid` where a slot is too short, too long, too soon, too far ahead, or outside the day's hours */
export function checkSpan({ start, end }: Span, now: Date): void {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  if (minutes < slotMinutes.least || minutes > slotMinutes.most)
    throw invalid('end', `A viewing takes ${slotMinutes.least} to ${slotMinutes.most} minutes`);
  const [from, to] = [toLondonTime(new Date(start)), toLondonTime(new Date(end))];
  if (from.minutes < dayHours.from * 60) throw invalid('start', hours);
  if (from.day !== to.day || to.minutes > dayHours.to * 60) throw invalid('end', hours);
  if (Date.parse(start) < now.getTime() + noticeHours * hourMs)
    throw invalid('start', `Give at least ${noticeHours} hours’ notice`);
  if (from.day > addDays(toLondonTime(now).day, aheadDays))
    throw invalid('start', 'Give a day within a year');
}

const invalid = (field: string, text: string): AppError =>
  new AppError('invalid', 'Some details are not right.', { errors: { [field]: [text] } });

export const tooMany = (): AppError =>
  new AppError('conflict', `A home can have ${slotsMost} viewing times ahead. Close some first.`, {
    state: 'slots_full',
  });
