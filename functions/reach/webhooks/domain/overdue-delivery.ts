import { hourMs } from '../../../kernel/time.ts';

interface Waiting {
  readonly state: string;
  /** When it happened, and was to be sent first. */
  readonly at: string;
  readonly nextAt?: string | undefined;
}

/** Whether a delivery waits for a try that should have been made an hour ago, such as one whose event was lost. */
export function isDeliveryOverdue({ state, at, nextAt = at }: Waiting, now: Date): boolean {
  return state === 'waiting' && now.getTime() - Date.parse(nextAt) > hourMs;
}
