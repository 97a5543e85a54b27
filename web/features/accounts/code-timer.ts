import { storeText, readStoredJson } from '../../lib/local-storage.ts';
import { getPersonId } from '../../lib/session.ts';

/**
 * When the last verification code was sent and how long it is valid, from the response of registration or
 * resending.
 */
interface CodeSent {
  /** ISO 8601, server time; not used for counting, because the device's clock can be wrong. */
  readonly sendTime: string;
  /** Seconds. */
  readonly timeLimit: number;
}
export interface CodeTimer extends CodeSent {
  /** When the response arrived, device time in milliseconds. */
  readonly arrivedAt: number;
}
/** Seconds between two codes. */
export const resendGapSeconds = 60;

/** Each person in this browser has their own code. */
const toStorageKey = (personId: string | undefined): string => `verification_code:${personId ?? 'visitor'}`;

/** Stores the timing of a response that just arrived. */
export function storeCodeTimer({ sendTime, timeLimit }: CodeSent, person = getPersonId()): CodeTimer {
  const timing = { sendTime, timeLimit, arrivedAt: Date.now() };
  storeText(toStorageKey(person), JSON.stringify(timing));
  return timing;
}

/** The stored timing; `undefined` when the clock was set back since, which makes it useless. */
export function readCodeTimer(): CodeTimer | undefined {
  const kept = readStoredJson(toStorageKey(getPersonId()));
  return isCodeTimer(kept) && kept.arrivedAt <= Date.now() ? kept : undefined;
}

export function clearCodeTimer(): void {
  return storeText(toStorageKey(getPersonId()), undefined);
}

const isCodeTimer = (kept: unknown): kept is CodeTimer =>
  typeof kept === 'object' &&
  kept !== null &&
  'sendTime' in kept &&
  typeof kept.sendTime === 'string' &&
  'timeLimit' in kept &&
  typeof kept.timeLimit === 'number' &&
  'arrivedAt' in kept &&
  typeof kept.arrivedAt === 'number';

/** Whole seconds at `now` (ms) until the code expires, and until another can be requested. */
export function countSecondsLeft({ arrivedAt, timeLimit }: CodeTimer, now: number) {
  // The page's `now` advances once a second, so a response can be newer.
  const age = Math.max(0, (now - arrivedAt) / 1000);
  return {
    valid: Math.max(0, Math.ceil(timeLimit - age)),
    resend: Math.max(0, Math.ceil(resendGapSeconds - age)),
  };
}

/** `9:58` */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
