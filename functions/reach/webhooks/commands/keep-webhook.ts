import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { createWebhookMail } from '../adapters/webhook-mail.ts';
import { removeDeliveries, updateWebhooks } from '../adapters/webhook-repository.ts';
import { createWebhookSecret, sealWebhookSecret } from '../adapters/webhook-secret.ts';
import { isOpenToLocal } from '../adapters/webhook-sender.ts';
import { toWebhookUrl } from '../domain/webhook-url.ts';
import {
  addWebhook,
  changeWebhook,
  confirmWebhook,
  deleteWebhook,
  getWebhook,
  renewSecret,
  type Webhook,
} from '../domain/webhook.ts';

/** @throws 422 on `url`, 409 `conflict` for one too many, 429 `too_many` after 20 secrets in a day */
export async function createWebhook(caller: Caller, typedUrl: string, types: readonly string[]) {
  const { id: userId } = caller;
  const url = toWebhookUrl(typedUrl, isOpenToLocal());
  await countSecret(userId);
  const secret = createWebhookSecret();
  const webhook: Webhook = {
    id: newId('whk'),
    url,
    types: [...types],
    createdAt: now().toISOString(),
    secret: await sealWebhookSecret(userId, secret),
  };
  await updateWebhooks(userId, (list) => addWebhook(list, webhook));
  await tellOwner(caller, webhook, 'made');
  return { webhook, secret };
}

/** Changes what is given, and turns the webhook on. @throws 422 on `url`, 404 `not_found` */
export async function updateWebhook(
  caller: Caller,
  id: Webhook['id'],
  { url, types }: { readonly url?: string | undefined; readonly types?: readonly string[] | undefined },
): Promise<Webhook> {
  const change = {
    ...(url !== undefined && { url: toWebhookUrl(url, isOpenToLocal()) }),
    ...(types && { types: [...types] }),
  };
  let formerUrl: string | undefined;
  const list = await updateWebhooks(caller.id, (before) =>
    changeWebhook(before, id, (webhook) => {
      formerUrl = webhook.url;
      return { ...confirmWebhook(webhook, now()), ...change };
    }),
  );
  const webhook = getWebhook(list, id);
  if (webhook.url !== formerUrl) await tellOwner(caller, webhook, 'moved');
  return webhook;
}

/** @throws 404 `not_found`, what `renewSecret` throws, 429 `too_many` after 20 secrets in a day */
export async function renewWebhookSecret({ id: userId }: Caller, id: Webhook['id']) {
  await countSecret(userId);
  const secret = createWebhookSecret();
  const sealed = await sealWebhookSecret(userId, secret);
  const list = await updateWebhooks(userId, (before) =>
    changeWebhook(before, id, (webhook) => renewSecret(webhook, sealed, now())),
  );
  return { webhook: getWebhook(list, id), secret };
}

/** @throws 404 `not_found` */
export async function removeWebhook({ id: userId }: Caller, id: Webhook['id']): Promise<void> {
  await updateWebhooks(userId, (list) => deleteWebhook(list, id));
  await removeDeliveries(id);
}

/** Each secret is a call of KMS, and each new address a mail. */
async function countSecret(userId: UserId): Promise<void> {
  await enforceLimit({ key: `webhook-secret#${userId}`, max: 20, seconds: daySeconds });
}

async function tellOwner(caller: Caller, webhook: Webhook, change: 'made' | 'moved'): Promise<void> {
  const { email } = await getAccountOfCaller(caller);
  await sendMailBestEffort(email, createWebhookMail(webhook, change, `${env('SITE_URL')}/developers/keys`));
}
