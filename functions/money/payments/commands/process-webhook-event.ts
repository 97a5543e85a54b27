import type { PaymentId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import type { WebhookEvent } from '../adapters/webhook-event-repository.ts';
import { applyProviderDispute } from '../domain/disputes.ts';
import type { PaymentUpdate } from '../domain/payment-update.ts';
import type { Payment } from '../domain/payment.ts';
import type { Payout } from '../domain/payout.ts';
import {
  type PaymentProvider,
  type PaymentProviders,
  getProvider,
  type WebhookSubject,
} from '../domain/provider.ts';
import { applyProviderRefund } from '../domain/refunds.ts';
import { keepPayout } from './keep-payout.ts';
import { sendRefunds, createAdoption } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { updatePayment } from './update-payment.ts';

/**
 * Applies the present state of what a webhook event reported: the payment first, so that the order of events
 * does not matter.
 */
export async function processWebhookEvent(report: WebhookEvent, ways: PaymentProviders): Promise<void> {
  const provider = await getProvider(ways, report.payBy);
  const subject = await provider.resolveEvent(report);
  if (!subject) return log.warn('A notice is about nothing of ours', { ...report });
  if (subject.about === 'payout') return keepReportedPayout(subject.payoutId, provider);
  const { paymentId } = subject;
  const payment = await settlePayment(paymentId, ways);
  if (!payment) return log.error('A notice is about a payment that is not here', { ...report });
  await applySubject(paymentId, subject, () => provider.resolveEvent(report));
  await sendRefunds(paymentId, ways);
}

async function keepReportedPayout(id: Payout['id'], { payouts }: PaymentProvider): Promise<void> {
  if (payouts) await keepPayout(id, payouts, now());
}

/** Applies the provider's refunds or dispute one by one; reads them again when another write came first. */
async function applySubject(
  id: PaymentId,
  subject: WebhookSubject,
  find: () => Promise<WebhookSubject | undefined>,
): Promise<void> {
  for (const part of splitSubject(subject)) {
    let subjectPart: SubjectPart | undefined = part;
    await updatePayment(id, async (payment) => {
      const report =
        subjectPart ?? splitSubject(await find()).find(({ reference }) => reference === part.reference);
      subjectPart = undefined;
      return report?.apply(payment);
    });
  }
}

interface SubjectPart {
  readonly reference: string;
  readonly apply: (payment: Payment) => PaymentUpdate | undefined;
}

function splitSubject(subject: WebhookSubject | undefined): SubjectPart[] {
  if (subject?.about === 'dispute') {
    const { dispute } = subject;
    return [{ reference: dispute.reference, apply: (payment) => applyProviderDispute(payment, dispute) }];
  }
  if (subject?.about !== 'refunds') return [];
  return subject.refunds.map((refund) => ({
    reference: refund.reference,
    apply: (payment) => applyProviderRefund(payment, refund, createAdoption()),
  }));
}
