import type * as z from 'zod';
import type { PackageRefundDue } from '../../events/package.ts';
import type { PaymentId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { log } from '../shared/log.ts';
import type { Decision } from './decision.ts';
import { settleDispute } from './disputing.ts';
import { fail, settle } from './paying.ts';
import type { Payment } from './payment.ts';
import type { Finding, Outcome, Provider } from './provider.ts';
import { askRefund, refundsToSend, settleRefund } from './refunding.ts';
import type { Report } from './report-store.ts';
import { save } from './saving.ts';
import { isPaid } from './states.ts';
import { paymentById } from './store.ts';
import { providerOf } from './ways.ts';

const tries = 6;
export const isStale = (error: unknown): boolean => error instanceof AppError && error.code === 'stale';

/**
 * Decides on a payment as it is now, and anew where somebody else decided meanwhile; what the provider says is then
 * asked anew as well. Nothing for a payment that is not there.
 */
async function decideOn(
  id: PaymentId,
  decide: (payment: Payment) => Promise<Decision | undefined>,
): Promise<Payment | undefined> {
  for (let left = tries; ; left -= 1) {
    const payment = await paymentById(id);
    const decision = payment && (await decide(payment));
    if (!decision) return payment;
    try {
      await save(decision, now());
      return decision.payment;
    } catch (error) {
      if (left <= 1 || !isStale(error)) throw error;
    }
  }
}

/** What became of a payment by the word of `ask`; one that never came to a page could not be paid. */
const settled = (id: PaymentId, ask: (provider: Provider, payment: Payment) => Promise<Outcome>) =>
  decideOn(id, async (payment) => {
    if (isPaid(payment)) return undefined;
    if (payment.session === undefined) return undefined;
    return settle(payment, await ask(await providerOf(payment.payBy), payment));
  });

/** Asks the provider what became of a payment, and takes it in. */
export const settlePayment = (id: PaymentId) => settled(id, (provider, payment) => provider.look(payment));

/** Makes sure that nobody pays it any more; answers it as it ended, which may be paid. */
export async function endPayment(payment: Payment): Promise<Payment> {
  const ended =
    payment.session === undefined
      ? await decideOn(payment.id, async (found) => fail(found, 'cancelled'))
      : await settled(payment.id, (provider, found) => provider.end(found));
  return ended ?? payment;
}

/** What a provider told of, as it is by now: the payment first, so that the order of notices does not matter. */
export async function takeIn(report: Report): Promise<void> {
  const provider = await providerOf(report.payBy);
  let finding = await provider.find(report);
  if (!finding) return;
  const { paymentId } = finding;
  const payment = await settlePayment(paymentId);
  if (!payment) return log.error('A notice is about a payment that is not here', { ...report });
  if (finding.about === 'payment') return;
  await decideOn(paymentId, async (found) => {
    const said = finding ?? (await provider.find(report));
    finding = undefined;
    return said && afterwards(found, said);
  });
  await sendRefunds(paymentId);
}

/** What is said of a payment's refund or dispute. */
function afterwards(payment: Payment, finding: Finding): Decision | undefined {
  if (finding.about === 'refund')
    return settleRefund(payment, finding.refund, { id: newId('rfd'), now: now() });
  return finding.about === 'dispute' ? settleDispute(payment, finding.dispute) : undefined;
}

/** Money of a payment has to go back: kept first, then asked of the provider under the refund's id. */
export async function refundDue(due: z.output<typeof PackageRefundDue.detail>): Promise<void> {
  const { paymentId, key, amountPence, whole, reason } = due;
  const wish = { id: newId('rfd'), key, amountPence, whole, reason };
  const payment = await decideOn(paymentId, async (found) => askRefund(found, wish, now()));
  if (!payment) return log.error('A refund is due of a payment that is not here', { paymentId, key });
  await sendRefunds(paymentId);
}

/** Asks the provider for what is due; a refund that it was asked for before is the same one. */
async function sendRefunds(id: PaymentId): Promise<void> {
  const payment = await paymentById(id);
  for (const refund of payment ? refundsToSend(payment) : []) {
    await decideOn(id, async (found) => {
      const report = await (await providerOf(found.payBy)).refund(found, refund);
      // It stays due, and goes once the dispute is won.
      if (report === 'disputed') return undefined;
      return settleRefund(found, { ...report, refundId: refund.id }, { id: refund.id, now: now() });
    });
  }
}
