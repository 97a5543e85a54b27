import type { PropertyPackageId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { findPackage } from '../../packages/adapters/package-repository.ts';
import { findLatestPayment, findPayment, listPaymentsOfProperty } from '../adapters/payment-repository.ts';
import type { Payment } from '../domain/payment.ts';
import { getProvider, type PaymentProviders } from '../domain/provider.ts';
import { settlePayment } from './settle-payment.ts';

interface OrderApproval {
  readonly propertyPackageId: PropertyPackageId;
  readonly orderId: string;
}

/**
 * Captures the order that its payer came back with. Returns the same payment when the order was captured
 * before, by an earlier call or by a webhook event.
 * @throws 404 for an order that was not made for this caller and package, 503 while PayPal is switched off
 */
export async function captureApprovedOrder(
  approval: OrderApproval,
  caller: { readonly id: UserId },
  ways: PaymentProviders,
): Promise<Payment> {
  await getProvider(ways, 'wallet');
  const payment = await findPaymentOfOrder(approval);
  if (payment?.ownerId !== caller.id)
    throw new AppError('not_found', 'This PayPal order isn’t for any of your payments.');
  return (await settleOrFind(payment, ways)) ?? payment;
}

/**
 * Returns the stored payment when PayPal does not answer; its webhook event of the approval captures the
 * order later.
 */
async function settleOrFind({ id }: Payment, ways: PaymentProviders): Promise<Payment | undefined> {
  try {
    return await settlePayment(id, ways);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error('The money of an approved order could not be taken yet', {
      paymentId: id,
      error,
    });
    return findPayment(id);
  }
}

/** The payment of an order, usually the latest of its package. */
async function findPaymentOfOrder({
  propertyPackageId,
  orderId,
}: OrderApproval): Promise<Payment | undefined> {
  const latest = await findLatestPayment(propertyPackageId);
  if (latest?.session === orderId) return latest;
  const chosen = await findPackage(propertyPackageId);
  const all = chosen ? await listPaymentsOfProperty(chosen.propertyId) : [];
  return all.find(
    (payment) => payment.propertyPackageId === propertyPackageId && payment.session === orderId,
  );
}
