import { Entity } from 'electrodb';
import type * as z from 'zod';
import { PaymentReported } from '../../../events/payment.ts';
import { AppError } from '../../shared/errors.ts';
import { commit, oneTable, putting } from '../../shared/table.ts';

export type WebhookEvent = z.output<typeof PaymentReported.detail>;

const text = { type: 'string', required: true } as const;

/** One row for each notice of a provider. */
const WebhookEventRow = new Entity(
  {
    model: { entity: 'payment-report', version: '1', service: 'gable' },
    attributes: {
      payBy: text,
      noticeId: text,
      type: text,
      subject: text,
      reportedAt: text,
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byNotice: { pk: { field: 'pk', composite: ['payBy', 'noticeId'] }, sk: { field: 'sk', composite: [] } },
    },
  },
  oneTable,
);

/** Longer than any provider sends a notice again by itself, or lets its operator do so. */
const keptSeconds = 90 * 86_400;

const isRecorded = async ({ payBy, noticeId }: WebhookEvent): Promise<boolean> =>
  (await WebhookEventRow.get({ payBy, noticeId }).go({ consistent: true })).data !== null;

/**
 * Keeps a provider's notice and tells of it, once however often it comes; when this returns, it is stored.
 * @throws `stale` while others store the same notice and none of them has done so yet
 */
export async function recordWebhookEvent(report: WebhookEvent, now: Date): Promise<void> {
  if (await isRecorded(report)) return;
  const expiresAt = Math.floor(now.getTime() / 1000) + keptSeconds;
  const row = { ...report, reportedAt: now.toISOString(), expiresAt };
  try {
    await commit([putting(WebhookEventRow.create(row).params())], [PaymentReported.of(report)]);
  } catch (error) {
    if (!(error instanceof AppError) || !(await isRecorded(report))) throw error;
  }
}
