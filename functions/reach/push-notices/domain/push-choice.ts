import * as z from 'zod';
import { createFieldError } from '../../../kernel/errors.ts';
import { addDays, parseMinutes, toInstant, toLondonTime } from '../../../kernel/london-time.ts';
import { daySeconds, hourSeconds } from '../../../kernel/time.ts';
import { MailPreference } from '../../notifications/domain/notification.ts';

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 22:00');

/** The topics that a person's devices tell of, and the hours in which they tell of nothing, in London. */
export const PushChoice = MailPreference.extend({
  quiet: z.boolean(),
  quietFrom: TimeOfDay,
  quietTo: TimeOfDay,
});
export type PushChoice = z.output<typeof PushChoice>;
type QuietHours = Pick<PushChoice, 'quiet' | 'quietFrom' | 'quietTo'>;

/** What others wait for, or what may be gone tomorrow; the rest is under the bell. */
export const defaultPushChoice: PushChoice = {
  messages: true,
  viewings: true,
  offers: true,
  sale: true,
  listing: false,
  saved: true,
  comments: false,
  quiet: true,
  quietFrom: '22:00',
  quietTo: '07:00',
};

/** @throws 422 on `quietTo` for hours that end when they begin */
export function changePushChoice(before: PushChoice, change: Partial<PushChoice>): PushChoice {
  const choice = { ...before, ...change };
  if (choice.quiet && choice.quietFrom === choice.quietTo)
    throw createFieldError('quietTo', 'Choose another time than the one at which they begin');
  return choice;
}

const dayMinutes = daySeconds / 60;
/** A time on the clock after another one, in minutes; the clock is round. */
const measureMinutes = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

/** Whether these are quiet hours, on a clock in London. */
export function isQuiet({ quiet, quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const from = parseMinutes(quietFrom);
  const { minutes } = toLondonTime(now);
  return quiet && measureMinutes(from, minutes) < measureMinutes(from, parseMinutes(quietTo));
}

/** As long as a device that is off or out of reach is waited for. */
const longestSeconds = 6 * hourSeconds;

/** For how many seconds a push service may keep a notice: never into quiet hours. */
export function measureLifetime(choice: QuietHours, now: Date): number {
  if (!choice.quiet) return longestSeconds;
  // On the night of a clock change, the clock says an hour more or less than passes.
  const { day } = toLondonTime(now);
  const seconds = [day, addDays(day)]
    .map((start) => (toInstant(start, choice.quietFrom).getTime() - now.getTime()) / 1_000)
    .filter((left) => left > 0);
  return Math.floor(Math.min(longestSeconds, ...seconds));
}
