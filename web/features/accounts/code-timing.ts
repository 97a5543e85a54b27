import { keepText, keptJson } from '../../lib/kept.ts';

/** When the last verification code was sent and how long it holds, as registration and resending answer. */
export interface CodeTiming {
  /** ISO 8601 */
  readonly sendTime: string;
  /** Seconds. */
  readonly timeLimit: number;
}
const key = 'verification_code';
/** Seconds between two codes. */
export const resendGap = 60;

export const keepTiming = ({ sendTime, timeLimit }: CodeTiming): void =>
  keepText(key, JSON.stringify({ sendTime, timeLimit }));

export function keptTiming(): CodeTiming | undefined {
  const kept = keptJson(key);
  return isTiming(kept) ? kept : undefined;
}

export const forgetTiming = (): void => keepText(key, null);

const isTiming = (kept: unknown): kept is CodeTiming =>
  typeof kept === 'object' &&
  kept !== null &&
  'sendTime' in kept &&
  typeof kept.sendTime === 'string' &&
  'timeLimit' in kept &&
  typeof kept.timeLimit === 'number';

/** Whole seconds left at `now` (ms) until the code expires and until another may be asked for. */
export function secondsLeft({ sendTime, timeLimit }: CodeTiming, now: number) {
  const age = (now - Date.parse(sendTime)) / 1000;
  return { valid: Math.max(0, Math.ceil(timeLimit - age)), resend: Math.max(0, Math.ceil(resendGap - age)) };
}

/** `9:58` */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
