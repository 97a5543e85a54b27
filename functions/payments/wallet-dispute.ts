import type { PaymentsController } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import { callPaypal, type PaypalClient } from './paypal-client.ts';
import type { Finding, ProviderDispute } from './provider.ts';
import { penceOf, timeIn } from './wallet-money.ts';
import { paymentOfCapture } from './wallet-refund.ts';

/** The SDK has no calls for disputes. */
const Dispute = z.object({
  dispute_id: z.string(),
  create_time: z.string(),
  update_time: z.string(),
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** The outcomes by which the payer keeps our money; by all others PayPal gives it back to us, or pays itself. */
const lost: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

export async function foundDispute(
  client: PaypalClient,
  payments: PaymentsController,
  id: string,
): Promise<Finding | undefined> {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
  const found = Dispute.parse(await callPaypal(client, 'GET', path));
  const [captureId = ''] = found.disputed_transactions.map((about) => about.seller_transaction_id);
  const paymentId = await paymentOfCapture(payments, captureId);
  return paymentId && { about: 'dispute', paymentId, dispute: disputeOf(found) };
}

/** PayPal holds the sum from the case's first moment on. */
function disputeOf(found: z.output<typeof Dispute>): ProviderDispute {
  const { currency_code: currencyCode, value } = found.dispute_amount;
  const outcome = found.status === 'RESOLVED' ? (found.dispute_outcome?.outcome_code ?? '') : undefined;
  const dispute = {
    reference: found.dispute_id,
    amountPence: penceOf({ currencyCode, value }),
    at: timeIn(found.create_time),
  };
  if (outcome === undefined) return { ...dispute, status: 'open' };
  if (lost.has(outcome)) return { ...dispute, status: 'lost' };
  return { ...dispute, status: 'won', returnedAt: timeIn(found.update_time) };
}
