import type { OriginSecret } from '../../../kernel/http/origin-header.ts';
import { minuteMs, dayMs } from '../../../kernel/time.ts';

/** What the CDN sends to the API. */
export interface EdgeState {
  readonly sent: string;
  /** Whether every edge has the latest configuration. */
  readonly deployed: boolean;
}

/** One of three: a secret to save, or a value that the CDN is to send, or nothing to do now. */
export type RotationStep =
  | { readonly kind: 'save'; readonly secret: OriginSecret }
  | { readonly kind: 'send'; readonly value: string }
  | { readonly kind: 'wait' };

export const rotationDays = 30;
/** Containers read the secret again after five minutes. */
export const knownAfterMinutes = 10;

/** The next step of the rotation; `created` is the value that a new secret would have. */
export function planRotation(
  secret: OriginSecret,
  { sent, deployed }: EdgeState,
  created: string,
  now: Date,
): RotationStep {
  // The value of the first deployment has no time and is replaced at the first run.
  const age = now.getTime() - (Date.parse(secret.changedAt) || 0);
  if (!deployed) return { kind: 'wait' };
  if (sent !== secret.current)
    return age < knownAfterMinutes * minuteMs ? { kind: 'wait' } : { kind: 'send', value: secret.current };
  if (secret.previous !== '') return { kind: 'save', secret: { ...secret, previous: '' } };
  if (age < rotationDays * dayMs) return { kind: 'wait' };
  const changedAt = now.toISOString();
  return { kind: 'save', secret: { current: created, previous: secret.current, changedAt } };
}
