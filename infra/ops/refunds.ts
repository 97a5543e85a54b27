import * as z from 'zod';
import { type OpsOptions, requireOption } from './options.ts';
import { type SiteCall, Refusal } from './site.ts';
import { parsePence, formatPounds } from './values.ts';

const Payment = z.object({
  id: z.string(),
  status: z.string(),
  version: z.int(),
  totalPence: z.int(),
  refundablePence: z.int(),
  createdAt: z.string(),
  packageName: z.string(),
  home: z.string(),
});
type Payment = z.output<typeof Payment>;
const Payments = z.object({ payments: z.array(Payment) });
const Refunded = z.object({ amountPence: z.int() });

async function findPayments(call: SiteCall, query: string): Promise<Payment[]> {
  const { payments } = await call('GET', `/api/staff/payments?q=${encodeURIComponent(query)}`, Payments);
  return payments;
}

/** A line for each payment of an account, of a package, or with an id. */
export async function listPayments(call: SiteCall, query: string): Promise<string> {
  const lines = (await findPayments(call, query)).map(
    ({ id, status, totalPence, refundablePence, createdAt, packageName, home }) =>
      [
        id,
        createdAt.slice(0, 10),
        formatPounds(totalPence).padStart(9),
        status.padEnd(10),
        `${formatPounds(refundablePence)} can be refunded`,
        packageName,
        home,
      ].join('  '),
  );
  return lines.join('\n') || `There are no payments of ${query}.`;
}

/**
 * Refunds a part of a payment, or all that is left of it. The provider is asked by an event.
 * @throws Refusal with the site's message, and where nothing is left
 */
export async function refundPayment(call: SiteCall, id: string, options: OpsOptions): Promise<string> {
  const reason = requireOption(options, 'reason');
  const payment = (await findPayments(call, id)).find((found) => found.id === id);
  if (!payment) throw new Refusal(`There is no payment ${id}; npm run ops -- payments ACCOUNT lists them.`);
  const amountPence = options.amount === undefined ? payment.refundablePence : parsePence(options.amount);
  if (amountPence === 0) throw new Refusal('Nothing of this payment is left to refund.');
  const { version } = payment;
  const path = `/api/staff/payments/${id}/refund`;
  const { amountPence: refunded } = await call('POST', path, Refunded, { amountPence, reason, version });
  return `${formatPounds(refunded)} of ${id} (${payment.packageName}, ${payment.home}) will be refunded.`;
}
