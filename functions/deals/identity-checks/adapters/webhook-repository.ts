import { IdentityReported } from '../../../../events/identity.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import type { IdentityWebhook } from './identity-webhook.ts';

/** One row per webhook event of the provider. */
const WebhookRow = defineRow('identity-webhook', {
  columns: { noticeId: text, type: text, expiresAt: number },
  indexes: { byNotice: rowKey('noticeId') },
});

/** Longer than the provider retries a webhook. */
const keptSeconds = 30 * daySeconds;

const isKnown = async ({ noticeId }: IdentityWebhook): Promise<boolean> =>
  (await WebhookRow.get({ noticeId }).go({ consistent: true })).data !== null;

/** Stores a webhook event with its domain event in one transaction, once however often it is delivered. */
export async function recordIdentityWebhook(identityWebhook: IdentityWebhook, now: Date): Promise<void> {
  if (await isKnown(identityWebhook)) return;
  const { noticeId, type } = identityWebhook;
  const expiresAt = toUnixSeconds(now) + keptSeconds;
  try {
    await commit(
      [buildPut(WebhookRow.create({ noticeId, type, expiresAt }))],
      [IdentityReported.of(identityWebhook)],
    );
  } catch (error) {
    if (!(error instanceof AppError) || !(await isKnown(identityWebhook))) throw error;
  }
}
