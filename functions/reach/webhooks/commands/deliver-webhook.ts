import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import { WebhookDue } from '../../../../events/webhook.ts';
import { now } from '../../../kernel/clock.ts';
import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import { env } from '../../../kernel/env.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { createWebhookOffMail } from '../adapters/webhook-mail.ts';
import { findDelivery, findWebhooks, saveDelivery, updateWebhooks } from '../adapters/webhook-repository.ts';
import { openWebhookSecret, signWebhook } from '../adapters/webhook-secret.ts';
import { isOpenToLocal, sendWebhook } from '../adapters/webhook-sender.ts';
import {
  addTry,
  isDelivered,
  toWebhookBody,
  type WebhookDelivery,
  type WebhookTry,
} from '../domain/webhook-delivery.ts';
import { changeWebhook, isSignedOut, listSecrets, noteTry, type Webhook } from '../domain/webhook.ts';

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
  const failed = { ...delivery, state: 'failed', version: delivery.version + 1 } as const;
  if (!webhook || webhook.off !== undefined || !isInOrder) return saveDelivery(failed);
  const { validFrom = 0 } = (await findAccountStatus(owner.sub)) ?? {};
  if (isSignedOut(webhook, validFrom)) {
    await noteWebhook({ userId, id: webhookId, email: owner.email }, (before) =>
      isSignedOut(before, validFrom) ? { ...before, off: 'signed_out' } : before,
    );
    return saveDelivery(failed);
  }
  const webhookTry = await tryWebhook(webhook, delivery);
  const after = addTry(delivery, webhookTry);
  // A crash after the plan has the try made again; one after the save would leave nothing that tries again.
  if (after.nextAt !== undefined) await planTry(after, new Date(after.nextAt));
  await saveDelivery(after);
  const outcome = {
    isDelivered: isDelivered(webhookTry),
    isGone: webhookTry.status === 410,
    isLast: after.state === 'failed',
  };
  await noteWebhook({ userId, id: webhookId, email: owner.email }, (before) =>
    noteTry(before, outcome, now()),
  );
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

interface Owned {
  readonly userId: UserId;
  readonly id: Webhook['id'];
  readonly email: string;
}

/** Keeps what became of a webhook, with a mail to its owner where it is turned off. */
async function noteWebhook({ userId, id, email }: Owned, note: (webhook: Webhook) => Webhook): Promise<void> {
  let turnedOff: Webhook | undefined;
  await updateWebhooks(userId, (list) => {
    turnedOff = undefined;
    const before = list.webhooks.find((webhook) => webhook.id === id);
    const noted = before && note(before);
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
