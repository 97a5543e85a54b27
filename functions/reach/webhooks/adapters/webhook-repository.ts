import type { UserId } from '../../../../events/vocabulary.ts';
import { WebhookDue } from '../../../../events/webhook.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { WebhookDelivery } from '../domain/webhook-delivery.ts';
import { WebhookList } from '../domain/webhook.ts';

const lists = defineDocumentEntity('webhook-list', WebhookList, {
  columns: { userId: text, version: number, list: documentColumn },
  indexes: { byUser: rowKey('userId') },
});

const deliveries = defineDocumentEntity('webhook-delivery', WebhookDelivery, {
  columns: {
    webhookId: text,
    id: text,
    at: text,
    version: number,
    expiresAt: number,
    delivery: documentColumn,
  },
  indexes: { byWebhook: rowKey('webhookId', 'id'), byTime: indexKey('gsi1', 'webhookId', 'at') },
});

export async function findWebhooks(userId: UserId): Promise<WebhookList> {
  return (await lists.find({ userId })) ?? { userId, webhooks: [], version: 0 };
}

/** The webhooks of those of these accounts that have ever had one. */
export function listWebhooksOf(userIds: readonly UserId[]): Promise<WebhookList[]> {
  return lists.listByKeys(
    userIds.map((userId) => ({ userId })),
    { consistent: true },
  );
}

/** Decides on the webhooks of an account; a decision for the same list writes nothing. */
export function updateWebhooks(
  userId: UserId,
  decide: (list: WebhookList) => WebhookList,
): Promise<WebhookList> {
  return updateWithRetry(
    () => findWebhooks(userId),
    (before) => {
      const after = decide(before);
      return { writes: after === before ? [] : [lists.buildSave(after)], result: after };
    },
  );
}

export async function findDelivery(
  webhookId: WebhookDelivery['webhookId'],
  id: string,
): Promise<WebhookDelivery | undefined> {
  return deliveries.find({ webhookId, id });
}

/** The latest deliveries of a webhook, newest first. */
export function listDeliveries(
  webhookId: WebhookDelivery['webhookId'],
  limit: number,
): Promise<WebhookDelivery[]> {
  return deliveries.list('byTime', { webhookId }, { order: 'desc', limit });
}

/** Saves a delivery and says that it is due; stale where another run was faster. */
export async function saveDueDelivery(delivery: WebhookDelivery): Promise<void> {
  const { userId, webhookId, id, round: tries } = delivery;
  await commit(
    [deliveries.buildSave(delivery)],
    [WebhookDue.of({ userId, webhookId, deliveryId: id, tries })],
  );
}

export async function saveDelivery(delivery: WebhookDelivery): Promise<void> {
  await commit([deliveries.buildSave(delivery)]);
}

/** Removes the webhooks of an account that was erased, and what was delivered. */
export async function removeWebhooks(userId: UserId): Promise<void> {
  const list = await lists.find({ userId });
  if (!list) return;
  for (const { id } of list.webhooks) await removeDeliveries(id);
  await commit([lists.buildRemoval(list)]);
}

/** Removes the log of a webhook. */
export async function removeDeliveries(webhookId: WebhookDelivery['webhookId']): Promise<void> {
  const found = await deliveries.list('byWebhook', { webhookId }, { consistent: true });
  const perCommit = 50;
  for (let start = 0; start < found.length; start += perCommit)
    await commit(found.slice(start, start + perCommit).map((delivery) => deliveries.buildRemoval(delivery)));
}
