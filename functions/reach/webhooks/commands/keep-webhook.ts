import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { removeDeliveries, updateWebhooks } from '../adapters/webhook-repository.ts';
import { createWebhookSecret, sealWebhookSecret } from '../adapters/webhook-secret.ts';
import { toWebhookUrl } from '../domain/webhook-url.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  getWebhook,
  renewSecret,
  turnWebhookOn,
  type Webhook,
} from '../domain/webhook.ts';

/** Whether webhooks may go to this machine: on a developer's own, whose stage is emulated. */
export function isOpenToLocal(): boolean {
  return env('WEBHOOKS_TO') === 'anywhere';
}

/** @throws 422 on `url`, 409 `conflict` for one too many */
export async function createWebhook({ id: userId }: Caller, url: string, types: readonly string[]) {
  const secret = createWebhookSecret();
  const webhook: Webhook = {
    id: newId('whk'),
    url: toWebhookUrl(url, isOpenToLocal()),
    types: [...types],
    createdAt: now().toISOString(),
    secret: await sealWebhookSecret(userId, secret),
  };
  await updateWebhooks(userId, (list) => addWebhook(list, webhook));
  return { webhook, secret };
}

/** Changes what is given, and turns the webhook on. @throws 422 on `url`, 404 `not_found` */
export async function updateWebhook(
  { id: userId }: Caller,
  id: Webhook['id'],
  { url, types }: { readonly url?: string | undefined; readonly types?: readonly string[] | undefined },
): Promise<Webhook> {
  const change = {
    ...(url !== undefined && { url: toWebhookUrl(url, isOpenToLocal()) }),
    ...(types && { types: [...types] }),
  };
  const list = await updateWebhooks(userId, (before) =>
    changeWebhook(before, id, (webhook) => ({ ...turnWebhookOn(webhook), ...change })),
  );
  return getWebhook(list, id);
}

/** @throws 404 `not_found` */
export async function renewWebhookSecret({ id: userId }: Caller, id: Webhook['id']) {
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
