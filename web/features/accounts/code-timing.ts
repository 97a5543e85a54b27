import { keepText, keptJson } from '../../lib/kept.ts';
import { personNow } from '../../lib/session.ts';

/** When the last verification code was sent and how long it holds, as registration and resending answer. */
interface CodeSent {
  /** ISO 8601, by the server's clock; nothing is counted from it, as the device's may go wrong. */
  readonly sendTime: string;
  /** Seconds. */
  readonly timeLimit: number;
}
export interface CodeTiming extends CodeSent {
  /** When the answer came, by the device's clock (ms). */
  readonly arrivedAt: number;
}
/** Seconds between two codes. */
export const resendGap = 60;

/** Each person of this browser has a code of their own. */
const keyOf = (person: string | null): string => `verification_code:${person}`;

/** Keeps what just arrived. */
export function keepTiming({ sendTime, timeLimit }: CodeSent, person = personNow()): CodeTiming {
  const timing = { sendTime, timeLimit, arrivedAt: Date.now() };
  keepText(keyOf(person), JSON.stringify(timing));
  return timing;
}

/** What was kept; nothing where the clock was set back since, as it tells nothing then. */
export function keptTiming(): CodeTiming | undefined {
  const kept = keptJson(keyOf(personNow()));
  return isTiming(kept) && kept.arrivedAt <= Date.now() ? kept : undefined;
}

export const forgetTiming = (): void => keepText(keyOf(personNow()), null);

const isTiming = (kept: unknown): kept is CodeTiming =>
  typeof kept === 'object' &&
  kept !== null &&
  'sendTime' in kept &&
  typeof kept.sendTime === 'string' &&
  'timeLimit' in kept &&
  typeof kept.timeLimit === 'number' &&
  'arrivedAt' in kept &&
  typeof kept.arrivedAt === 'number';

/** Whole seconds left at `now` (ms) until the code expires and until another may be asked for. */
export function secondsLeft({ arrivedAt, timeLimit }: CodeTiming, now: number) {
  // The page's time moves by the second, so that an answer may be younger than its now.
  const age = Math.max(0, (now - arrivedAt) / 1000);
  return { valid: Math.max(0, Math.ceil(timeLimit - age)), resend: Math.max(0, Math.ceil(resendGap - age)) };
}

/** `9:58` */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
