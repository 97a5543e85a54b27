import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` of a body; `now` is in milliseconds. */
export function signWebhook(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
