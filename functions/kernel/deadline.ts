import { addDays, parseMinutes, toInstant, toLondonTime } from './london-time.ts';
import { hourMs } from './time.ts';

/** The time of day in London at which the time to answer ends, because nobody should have to answer at night. */
const closingTime = '21:00';
const morning = '07:00';
/** What has to be left of the time to answer when it ends on the evening before the latest time. */
const leastAnswerMs = 3 * hourMs;

interface AnswerTime {
  /** The time that a person has at least, in milliseconds. */
  readonly least: number;
  /** The time after which an answer would come too late. */
  readonly latest?: Date;
}

/**
 * Until when a person can answer what is asked `now`: until the first 21:00 in London after the least time, or until
 * `latest` if that is sooner. A `latest` at night gives way to the evening before it while that leaves three hours.
 */
export function calculateDeadline(now: Date, { least, latest }: AnswerTime): Date {
  const earliest = new Date(now.getTime() + least);
  const { day } = toLondonTime(earliest);
  const sameDay = toInstant(day, closingTime);
  const closing = sameDay >= earliest ? sameDay : toInstant(addDays(day), closingTime);
  if (!latest || closing <= latest) return closing;
  const evening = findEveningBefore(latest);
  return evening && evening.getTime() - now.getTime() >= leastAnswerMs ? evening : latest;
}

/** The closing time before a time at night; undefined by day. */
function findEveningBefore(time: Date): Date | undefined {
  const { day, minutes } = toLondonTime(time);
  if (minutes > parseMinutes(closingTime)) return toInstant(day, closingTime);
  return minutes < parseMinutes(morning) ? toInstant(addDays(day, -1), closingTime) : undefined;
}
