import type * as z from 'zod';
import type { PackageRefundDue } from '../../events/package.ts';
import type { PaymentId } from '../../events/vocabulary.ts';
import { findPackage } from '../packages/adapters/package-repository.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import { log } from '../shared/log.ts';
import { again } from '../shared/table.ts';
import type { Decision } from './decision.ts';
import { settleDispute } from './disputing.ts';
import { fail, settle } from './paying.ts';
import type { Payment, Refund } from './payment.ts';
import { type Finding, type Outcome, type Provider, providerOf, type Ways } from './provider.ts';
import { askRefund, refundsToSend, settleRefund } from './refunding.ts';
import type { Report } from './report-store.ts';
import { save } from './saving.ts';
import { isOpen, isPaid } from './states.ts';
import { paymentById } from './store.ts';

/**
 * Decides on a payment as it is now, and anew where somebody else decided meanwhile; what the provider says is then
 * asked anew as well. Nothing for a payment that is not there.
 */
const decideOn = (
  id: PaymentId,
  decide: (payment: Payment) => Promise<Decision | undefined>,
): Promise<Payment | undefined> =>
  again(async () => {
    const payment = await paymentById(id);
    const decision = payment && (await decide(payment));
    if (!decision) return payment;
    await save(decision, now());
    return decision.payment;
  }, 6);

type Ask = (provider: Provider, payment: Payment) => Promise<Outcome>;

/** What became of a payment by the word of `ask`; one that never came to a page could not be paid. */
const settled = (id: PaymentId, ways: Ways, ask: Ask) =>
  decideOn(id, async (payment) => {
    if (isPaid(payment)) return undefined;
    if (payment.session === undefined) return undefined;
    return settle(payment, await ask(await providerOf(ways, payment.payBy), payment));
  });

/**
 * What became of it; approved money is taken here. The payment becomes `processing` first, which keeps everybody from
 * ending it, so that nobody pays for a package twice.
 */
const look: Ask = async (provider, payment) => {
  const outcome = await provider.look(payment);
  if (outcome.state !== 'approved' || !provider.take || !isOpen(payment)) return outcome;
  if (payment.status === 'processing') return provider.take(payment);
  const chosen = await findPackage(payment.propertyPackageId);
  return chosen?.status === 'pending_payment' ? outcome : { state: 'failed', reason: 'cancelled' };
};

/** Asks the provider what became of a payment, and takes it in. */
export async function settlePayment(id: PaymentId, ways: Ways): Promise<Payment | undefined> {
  const payment = await settled(id, ways, look);
  const isHeld = payment?.payBy === 'wallet' && payment.status === 'processing';
  return isHeld ? settled(id, ways, look) : payment;
}

/** Nobody waits for it any more; what is under way or came to an end stays as it is. */
export const fallThrough = (id: PaymentId, reason: 'cancelled' | 'expired') =>
  decideOn(id, async (payment) => (payment.status === 'processing' ? undefined : fail(payment, reason)));

/**
 * Makes sure that nobody pays it any more; answers it as it ended, which may be paid. Where its provider is out of
 * reach here, the reaction to its failing does that a moment later.
 */
export async function endPayment(payment: Payment, ways: Ways): Promise<Payment> {
  const { id, session, payBy } = payment;
  const isAskable = session !== undefined && ways[payBy] !== undefined;
  return (await (isAskable ? endAtProvider(id, ways) : fallThrough(id, 'cancelled'))) ?? payment;
}

export const endAtProvider = (id: PaymentId, ways: Ways) =>
  settled(id, ways, (provider, payment) => provider.end(payment));

/** What a provider told of, as it is by now: the payment first, so that the order of notices does not matter. */
export async function takeIn(report: Report, ways: Ways): Promise<void> {
  const provider = await providerOf(ways, report.payBy);
  const finding = await provider.find(report);
  if (!finding) return log.warn('A notice is about nothing of ours', { ...report });
  const { paymentId } = finding;
  const payment = await settlePayment(paymentId, ways);
  if (!payment) return log.error('A notice is about a payment that is not here', { ...report });
  await afterwards(paymentId, finding, () => provider.find(report));
  await sendRefunds(paymentId, ways);
}

/** What is said of a payment's refunds or its dispute, one by one; asked anew where somebody else decided meanwhile. */
async function afterwards(
  id: PaymentId,
  finding: Finding,
  find: () => Promise<Finding | undefined>,
): Promise<void> {
  for (const part of partsOf(finding)) {
    let known: Part | undefined = part;
    await decideOn(id, async (payment) => {
      const said = known ?? partsOf(await find()).find(({ reference }) => reference === part.reference);
      known = undefined;
      return said?.settled(payment);
    });
  }
}

interface Part {
  readonly reference: string;
  readonly settled: (payment: Payment) => Decision | undefined;
}
function partsOf(finding: Finding | undefined): Part[] {
  if (finding?.about === 'dispute') {
    const { dispute } = finding;
    return [{ reference: dispute.reference, settled: (payment) => settleDispute(payment, dispute) }];
  }
  if (finding?.about !== 'refunds') return [];
  return finding.refunds.map((refund) => ({
    reference: refund.reference,
    settled: (payment) => settleRefund(payment, refund, adopting()),
  }));
}

/** Money of a payment has to go back: kept first, then asked of the provider under the refund's id. */
export async function refundDue(due: z.output<typeof PackageRefundDue.detail>, ways: Ways): Promise<void> {
  const { paymentId, key, amountPence, whole, reason } = due;
  const wish = { id: newId('rfd'), key, amountPence, whole, reason };
  const payment = await decideOn(paymentId, async (found) => askRefund(found, wish, now()));
  if (!payment) return log.error('A refund is due of a payment that is not here', { paymentId, key });
  await sendRefunds(paymentId, ways);
}

const adopting = () => ({ newId: () => newId('rfd'), now: now() });

/** Asks the provider for what is due; a refund that it was asked for before is the same one. */
async function sendRefunds(id: PaymentId, ways: Ways): Promise<void> {
  const payment = await paymentById(id);
  const due = payment ? refundsToSend(payment) : [];
  for (const refund of due) {
    const after = await decideOn(id, async (found) => {
      // It was fitted to what is left, or sent, a moment ago.
      if (!refundsToSend(found).some((one) => one.id === refund.id)) return undefined;
      return sendRefund(found, refund, await providerOf(ways, found.payBy));
    });
    const isAnew = after && refundsToSend(after).some((one) => !due.some((other) => other.id === one.id));
    if (isAnew) return sendRefunds(id, ways);
  }
}

async function sendRefund(
  payment: Payment,
  refund: Refund,
  provider: Provider,
): Promise<Decision | undefined> {
  const report = await provider.refund(payment, refund);
  // It stays due, and goes once the dispute is won.
  if (report === 'disputed') return undefined;
  if (report !== 'exceeded') return settleRefund(payment, { ...report, refundId: refund.id }, adopting());
  // Somebody refunded at the provider's own pages, and we have not heard of it yet.
  for (const made of await provider.refundsOf(payment)) {
    const decision = settleRefund(payment, made, adopting());
    if (decision) return decision;
  }
  throw new Error(`Less is left at the provider than refund ${refund.id} asks for`);
}
