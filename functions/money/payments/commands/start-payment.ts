import type * as z from 'zod';
import type { PayBy, PaymentId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { takePersonNumber } from '../../../kernel/data/counter.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { findLatestPayment, listPaymentsOfProperty } from '../adapters/payment-repository.ts';
import type { paymentRoutes } from '../contract.ts';
import { getPayDecider } from '../domain/pay-method.ts';
import { createPayment, assertCanStart, isAbandoned, attachSession } from '../domain/payment-lifecycle.ts';
import type { Payment } from '../domain/payment.ts';
import {
  type PaymentProvider,
  ProviderError,
  getProvider,
  type PaymentProviders,
  type CheckoutText,
} from '../domain/provider.ts';
import { isOpenPayment, isPaid, isPayable } from '../domain/transitions.ts';
import { willActivatePackage } from '../queries/find-pending-payment.ts';
import { cancelPayment } from './cancel-payment.ts';
import { buildPaymentUpdate, insertPayment } from './save-payment.ts';

type CheckoutRequest = Pick<
  z.output<typeof paymentRoutes.payByCard.body>,
  'propertyPackageId' | 'donationPence' | 'returnUrl'
>;

/**
 * The open payment of the caller's pending package, with its payment page: the same one while the request is
 * unchanged and it can be paid, else a new one after the old one was closed.
 * @throws 404, 409 with the present state, 410 for a quote that has expired, 503
 */
export async function startPayment(
  request: CheckoutRequest,
  payBy: PayBy,
  caller: { readonly id: UserId },
  ways: PaymentProviders,
): Promise<Payment> {
  const provider = await getProvider(ways, payBy);
  return updateWithRetry(
    () => findOrCreatePayment(request, payBy, caller, ways),
    (payment) => buildSessionUpdate(payment, provider),
    { attempts: 6 },
  );
}

/** The latest payment when it can be continued, else a new one. */
async function findOrCreatePayment(
  request: CheckoutRequest,
  payBy: PayBy,
  caller: { readonly id: UserId },
  ways: PaymentProviders,
): Promise<Payment> {
  const { propertyPackageId, donationPence, returnUrl: returnPath } = request;
  const time = now();
  const [chosen, before] = await Promise.all([
    findPackage(propertyPackageId),
    findLatestPayment(propertyPackageId),
  ]);
  if (chosen?.ownerId !== caller.id) throw new AppError('not_found', 'We can’t find that package.');
  assertPayable(chosen, before);
  if (before && isSameRequest(before, payBy, donationPence) && canContinue(before, time)) return before;
  if (before && isOpenPayment(before)) {
    const ended = await callProvider(before, () => cancelPayment(before, ways));
    // It was paid, or is being paid, while the caller switched to another way to pay.
    assertPayable(chosen, ended);
  }
  const payments = await listPaymentsOfProperty(chosen.propertyId);
  assertCanStart(chosen, donationPence, payments, time);
  // This package replaces earlier choices, whose payment pages may still be open and hold the coupon.
  for (const earlier of payments.filter((one) => one.propertyPackageId !== chosen.id && isOpenPayment(one))) {
    const ended = await callProvider(earlier, () => cancelPayment(earlier, ways));
    if (await willActivatePackage(ended, time)) throw createPaidBeforeError(ended);
  }
  const id = newId('pay');
  const { number, write } = await takePersonNumber('P', id);
  const decision = createPayment(chosen, { id, number, payBy, donationPence, returnPath }, time);
  await insertPayment(decision, { before, number: write }, time);
  return decision.payment;
}

const isSameRequest = (payment: Payment, payBy: PayBy, donationPence: number): boolean =>
  payment.payBy === payBy && payment.donationPence === donationPence;
const canContinue = (payment: Payment, time: Date): boolean =>
  isPayable(payment, time) || (payment.status === 'created' && !isAbandoned(payment, time));

/** Who has yet to confirm a payment that is under way. */

/** Two packages of one property cannot both be paid: the earlier payment is paid or being confirmed. */
function createPaidBeforeError({ id: paymentId, status, payBy, packageId }: Payment): AppError {
  const { name } = packageOf(packageId);
  return status === 'processing'
    ? new AppError(
        'conflict',
        `Your payment for ${name} is under way, and ${getPayDecider({ payBy })} has yet to confirm it. ${name} starts once that’s done. If it fails, you can pay for another package.`,
        { state: status },
      )
    : new AppError('conflict', 'You’ve already paid for the package you chose before.', {
        state: status,
        more: { paymentId },
      });
}

function assertPayable({ status }: PropertyPackage, payment: Payment | undefined): void {
  if (payment?.status === 'processing')
    throw new AppError(
      'conflict',
      `This payment is under way, and ${getPayDecider(payment)} has yet to confirm it.`,
      { state: 'processing', more: { paymentId: payment.id } },
    );
  if (status === 'active' || status === 'paused' || status === 'scheduled' || (payment && isPaid(payment)))
    throw new AppError('conflict', 'This package is already paid.', {
      state: payment?.status ?? status,
      more: { paymentId: payment?.id },
    });
  if (status !== 'pending_payment')
    throw new AppError('conflict', 'This choice has expired. Choose a package again.', { state: status });
}

/** Creates the session of a new payment at its provider; a concurrent second call gets the same page. */
async function buildSessionUpdate(payment: Payment, provider: PaymentProvider) {
  const unchanged = { writes: [], result: payment };
  if (payment.status !== 'created') return unchanged;
  const checkoutText = await loadCheckoutText(payment);
  const session = await callProvider(payment, () => provider.createSession(payment, checkoutText));
  const decision = attachSession(payment, session);
  return decision ? buildPaymentUpdate(decision, now()) : unchanged;
}

/**
 * @throws 503 when the provider fails or does not answer; the next call tries the same payment again. Other
 * errors are faults of ours and are rethrown.
 */
async function callProvider<T>({ id: paymentId }: Payment, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error('A provider failed at the start of a payment', {
      paymentId,
      error,
    });
    throw new AppError(
      'unavailable',
      'The payment provider isn’t answering right now. You haven’t been charged; try again in two minutes.',
      { cause: error },
    );
  }
}

async function loadCheckoutText({
  id,
  ownerId,
  propertyId,
  propertyPackageId,
  packageId,
  returnPath,
}: Payment): Promise<CheckoutText> {
  const [payer, home, chosen] = await Promise.all([
    findAccount(ownerId),
    findProperty(propertyId),
    findPackage(propertyPackageId),
  ]);
  return {
    packageName: packageOf(packageId).name,
    home: home ? formatShortAddress(home) : 'your home',
    returnUrl: `${env('SITE_URL')}${returnPath ?? formatPaymentPath(id)}`,
    hasCredit: chosen !== undefined && chosen.creditGrossPence > 0,
    ...(payer && { email: payer.email }),
  };
}
const formatPaymentPath = (id: PaymentId): string => `/payment/${id}`;
