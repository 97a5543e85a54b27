import type * as z from 'zod';
import { PaymentReported } from '../../../../events/payment.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

export type WebhookEvent = z.output<typeof PaymentReported.detail>;

/** One row per webhook event of a provider. */
const WebhookEventRow = defineRow('payment-report', {
  columns: { payBy: text, noticeId: text, type: text, subject: text, reportedAt: text, expiresAt: number },
  indexes: { byNotice: rowKey(['payBy', 'noticeId']) },
});

/** Longer than any provider resends an event, by itself or at its operator's request. */
const keptSeconds = 90 * daySeconds;

const isRecorded = async ({ payBy, noticeId }: WebhookEvent): Promise<boolean> =>
  (await WebhookEventRow.get({ payBy, noticeId }).go({ consistent: true })).data !== null;

/**
 * Stores a provider's webhook event and publishes it, once however often it is sent; the event is stored when
 * this returns.
 * @throws `stale` while concurrent calls store the same event and no call has succeeded yet
 */
export async function recordWebhookEvent(report: WebhookEvent, now: Date): Promise<void> {
  if (await isRecorded(report)) return;
  const expiresAt = toUnixSeconds(now) + keptSeconds;
  const row = { ...report, reportedAt: now.toISOString(), expiresAt };
  try {
    await commit([buildPut(WebhookEventRow.create(row))], [PaymentReported.of(report)]);
  } catch (error) {
    if (!(error instanceof AppError) || !(await isRecorded(report))) throw error;
  }
}
