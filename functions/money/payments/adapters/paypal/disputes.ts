import type { PaymentsController } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import type { WebhookSubject, ProviderDispute } from '../../domain/provider.ts';
import { callPaypal, type PaypalClient } from './http-client.ts';
import { parsePence, parseTime } from './money.ts';
import { findPaymentOfCapture } from './refunds.ts';

/** A dispute as PayPal's API returns it; the SDK has no calls for disputes. */
const PaypalDispute = z.object({
  dispute_id: z.string(),
  create_time: z.string(),
  update_time: z.string(),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** The outcomes in which the payer keeps our money; in all others PayPal returns it to us or pays itself. */
const lostOutcomes: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

export async function getDisputeSubject(
  client: PaypalClient,
  payments: PaymentsController,
  id: string,
): Promise<WebhookSubject | undefined> {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
  const found = PaypalDispute.parse(await callPaypal(client, 'GET', path));
  const [captureId = ''] = found.disputed_transactions.map((about) => about.seller_transaction_id);
  const paymentId = await findPaymentOfCapture(payments, captureId);
  return paymentId && { about: 'dispute', paymentId, dispute: toProviderDispute(found) };
}

/** PayPal holds the disputed sum from the moment the case is opened. */
function toProviderDispute(found: z.output<typeof PaypalDispute>): ProviderDispute {
  const { currency_code: currencyCode, value } = found.dispute_amount;
  const outcome = found.status === 'RESOLVED' ? (found.dispute_outcome?.outcome_code ?? '') : undefined;
  const dispute = {
    reference: found.dispute_id,
    amountPence: parsePence({ currencyCode, value }),
    at: parseTime(found.create_time),
  };
  if (outcome === undefined) return { ...dispute, status: 'open' };
  if (lostOutcomes.has(outcome)) return { ...dispute, status: 'lost' };
  return { ...dispute, status: 'won', returnedAt: parseTime(found.update_time) };
}
