import * as z from 'zod';
import { UserId, WebhookId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs, toUnixSeconds } from '../../../kernel/time.ts';

export const maxWebhooks = 5;
/** For how long deliveries are signed by the secret before, too. */
const overlapMs = dayMs;
/** A webhook that has failed for so long is turned off. */
const longestFailureMs = 3 * dayMs;

export const WebhookOff = z.enum(['failing', 'gone', 'signed_out']);
export type WebhookOff = z.output<typeof WebhookOff>;

export const Webhook = z.object({
  id: WebhookId,
  url: z.string(),
  types: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** When its person last changed it or turned it on. */
  confirmedAt: z.iso.datetime().optional(),
  /** Sealed by KMS. */
  secret: z.string(),
  former: z.object({ secret: z.string(), until: z.iso.datetime() }).optional(),
  /** The first of the tries that failed since one succeeded. */
  failingSince: z.iso.datetime().optional(),
  /**
   * Why nothing is delivered: it failed for three days, it answered that it has gone for good, or the logins of its time
   * were ended.
   */
  off: WebhookOff.optional(),
});
export type Webhook = z.output<typeof Webhook>;

/** All webhooks of an account, the oldest first. */
export const WebhookList = z.object({ userId: UserId, webhooks: z.array(Webhook), version: z.int() });
export type WebhookList = z.output<typeof WebhookList>;

const withWebhooks = (list: WebhookList, webhooks: readonly Webhook[]): WebhookList => ({
  ...list,
  webhooks: [...webhooks],
  version: list.version + 1,
});

/** @throws 409 `conflict` for one too many */
export function addWebhook(list: WebhookList, webhook: Webhook): WebhookList {
  if (list.webhooks.length >= maxWebhooks)
    throw new AppError(
      'conflict',
      `You have ${maxWebhooks} webhooks, the most there can be. Delete one first.`,
      {
        state: 'full',
      },
    );
  return withWebhooks(list, [...list.webhooks, webhook]);
}

/** @throws 404 `not_found` */
export function getWebhook(list: WebhookList, id: Webhook['id']): Webhook {
  const webhook = list.webhooks.find((each) => each.id === id);
  if (!webhook) throw new AppError('not_found', 'We can’t find that webhook.');
  return webhook;
}

/** @throws 404 `not_found` */
export function changeWebhook(
  list: WebhookList,
  id: Webhook['id'],
  change: (webhook: Webhook) => Webhook,
): WebhookList {
  const changed = change(getWebhook(list, id));
  return withWebhooks(
    list,
    list.webhooks.map((each) => (each.id === id ? changed : each)),
  );
}

/** @throws 404 `not_found` */
export function deleteWebhook(list: WebhookList, id: Webhook['id']): WebhookList {
  getWebhook(list, id);
  return withWebhooks(
    list,
    list.webhooks.filter((each) => each.id !== id),
  );
}

/** Turns a webhook on for its person, who has seen where it leads. */
export function confirmWebhook(webhook: Webhook, now: Date): Webhook {
  return { ...turnWebhookOn(webhook), confirmedAt: now.toISOString() };
}

/**
 * Whether a webhook is of a time whose logins were ended, so that somebody else may have made it or know its secret. A
 * new secret alone doesn't confirm where it leads.
 * @param validFrom unix seconds before which sign-ins ended: by a new password, a reset of two-step sign-in by staff, or
 * a block
 */
export function isSignedOut({ createdAt, confirmedAt = createdAt }: Webhook, validFrom: number): boolean {
  return toUnixSeconds(confirmedAt) < validFrom;
}

export function turnWebhookOn({ off: _off, failingSince: _since, ...webhook }: Webhook): Webhook {
  return webhook;
}

/**
 * A new secret; the one before signs for another day.
 * @throws 409 `renewed` while the secret before the last renewal signs, as programs may still check by it; one that is off
 * signs nothing
 */
export function renewSecret(webhook: Webhook, secret: string, now: Date): Webhook {
  if (webhook.off === undefined && listSecrets(webhook, now).length > 1)
    throw new AppError(
      'conflict',
      'This webhook got a new secret within the last day, and your program may still use the one before. Wait until that one has ended, or delete the webhook and add it again.',
      { state: 'renewed' },
    );
  const until = new Date(now.getTime() + overlapMs).toISOString();
  return { ...webhook, secret, former: { secret: webhook.secret, until } };
}

/** The sealed secrets by which deliveries are signed at this time, the present one first. */
export function listSecrets({ secret, former }: Webhook, now: Date): string[] {
  return former && Date.parse(former.until) > now.getTime() ? [secret, former.secret] : [secret];
}

/**
 * The webhook after a try; the same one where nothing changes, as after each success but the first.
 * @param isLast whether no further try of the delivery follows
 */
export function noteTry(
  webhook: Webhook,
  outcome: { readonly isDelivered: boolean; readonly isGone: boolean; readonly isLast: boolean },
  now: Date,
): Webhook {
  if (outcome.isDelivered) return webhook.failingSince === undefined ? webhook : turnWebhookOn(webhook);
  if (outcome.isGone) return { ...webhook, off: 'gone' };
  const failingSince = webhook.failingSince ?? now.toISOString();
  const isLong = now.getTime() - Date.parse(failingSince) >= longestFailureMs;
  if (outcome.isLast && isLong) return { ...webhook, failingSince, off: 'failing' };
  return webhook.failingSince === undefined ? { ...webhook, failingSince } : webhook;
}
