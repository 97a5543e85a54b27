import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import { WebhookDue } from '../../../../events/webhook.ts';
import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { createWebhookOffMail } from '../adapters/webhook-mail.ts';
import { findDelivery, findWebhooks, saveDelivery, updateWebhooks } from '../adapters/webhook-repository.ts';
import { openWebhookSecret, signWebhook } from '../adapters/webhook-secret.ts';
import { sendWebhook } from '../adapters/webhook-sender.ts';
import {
  addTry,
  isDelivered,
  toWebhookBody,
  type WebhookDelivery,
  type WebhookTry,
} from '../domain/webhook-delivery.ts';
import { changeWebhook, listSecrets, noteTry, type Webhook } from '../domain/webhook.ts';
import { isOpenToLocal } from './keep-webhook.ts';

interface Due {
  readonly userId: UserId;
  readonly webhookId: Webhook['id'];
  readonly deliveryId: string;
  readonly tries: number;
}

/** Tries a delivery that is due, and plans the next try where it failed. One that was tried since is left alone. */
export async function deliverWebhook({ userId, webhookId, deliveryId, tries }: Due): Promise<void> {
  const delivery = await findDelivery(webhookId, deliveryId);
  if (delivery?.state !== 'waiting' || delivery.round !== tries) return;
  const webhook = (await findWebhooks(userId)).webhooks.find(({ id }) => id === webhookId);
  const owner = await findAccount(userId);
  const isInOrder = owner?.is_active === accountState.active && owner.deletedAt === undefined;
  if (!webhook || webhook.off !== undefined || !isInOrder)
    return saveDelivery({ ...delivery, state: 'failed', version: delivery.version + 1 });
  const webhookTry = await tryWebhook(webhook, delivery);
  const after = addTry(delivery, webhookTry);
  // A crash after the plan has the try made again; one after the save would leave nothing that tries again.
  if (after.nextAt !== undefined) await planTry(after, new Date(after.nextAt));
  await saveDelivery(after);
  await noteOutcome(userId, webhookId, webhookTry, { after, email: owner.email });
}

async function tryWebhook(webhook: Webhook, delivery: WebhookDelivery): Promise<WebhookTry> {
  const time = now();
  const secrets = await Promise.all(
    listSecrets(webhook, time).map((sealed) => openWebhookSecret(delivery.userId, sealed)),
  );
  const body = toWebhookBody(delivery);
  const headers = signWebhook({ id: delivery.id, body }, secrets, toUnixSeconds(time));
  const outcome = await sendWebhook({ url: webhook.url, headers, body }, { isOpen: isOpenToLocal() });
  return { at: time.toISOString(), ...outcome };
}

function planTry(
  { userId, webhookId, id: deliveryId, round: tries }: WebhookDelivery,
  at: Date,
): Promise<void> {
  const event = WebhookDue.of({ userId, webhookId, deliveryId, tries });
  return scheduleEvent({ name: `webhook-${webhookId}-${deliveryId}`, at, event });
}

/** Keeps since when a webhook fails, and turns it off, with a mail, after days of it. */
async function noteOutcome(
  userId: UserId,
  id: Webhook['id'],
  webhookTry: WebhookTry,
  { after, email }: { readonly after: WebhookDelivery; readonly email: string },
): Promise<void> {
  const outcome = {
    isDelivered: isDelivered(webhookTry),
    isGone: webhookTry.status === 410,
    isLast: after.state === 'failed',
  };
  let turnedOff: Webhook | undefined;
  await updateWebhooks(userId, (list) => {
    turnedOff = undefined;
    const before = list.webhooks.find((webhook) => webhook.id === id);
    const noted = before && noteTry(before, outcome, now());
    if (!before || !noted || noted === before) return list;
    if (before.off === undefined && noted.off !== undefined) turnedOff = noted;
    return changeWebhook(list, id, () => noted);
  });
  if (turnedOff?.off !== undefined)
    await sendMailBestEffort(
      email,
      createWebhookOffMail(turnedOff, turnedOff.off, `${env('SITE_URL')}/developers/keys`),
    );
}
