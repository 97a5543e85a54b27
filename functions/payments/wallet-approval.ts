import type { PropertyPackageId, UserId } from '../../events/vocabulary.ts';
import { findPackage } from '../packages/adapters/package-repository.ts';
import { AppError } from '../shared/errors.ts';
import { log } from '../shared/log.ts';
import { settlePayment } from './acts.ts';
import type { Payment } from './payment.ts';
import { providerOf, type Ways } from './provider.ts';
import { latestPaymentOf, paymentById, paymentsOfProperty } from './store.ts';

interface Approval {
  readonly propertyPackageId: PropertyPackageId;
  readonly orderId: string;
}

/**
 * Takes the money of an order that its payer came back with; asked again, or after a notice did it, the same payment.
 * @throws 404 for an order that was not made for this person and package, 503
 */
export async function takeApproved(
  approval: Approval,
  caller: { readonly id: UserId },
  ways: Ways,
): Promise<Payment> {
  await providerOf(ways, 'wallet');
  const payment = await paymentOf(approval);
  if (payment?.ownerId !== caller.id)
    throw new AppError('not_found', 'This PayPal order belongs to none of your payments.');
  return (await settledBy(payment, ways)) ?? payment;
}

/** Where PayPal does not answer now, what is known is answered; its notice of the approval brings the payment on. */
async function settledBy({ id }: Payment, ways: Ways): Promise<Payment | undefined> {
  try {
    return await settlePayment(id, ways);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error('The money of an approved order could not be taken yet', {
      paymentId: id,
      error,
    });
    return paymentById(id);
  }
}

/** The payment that an order was made for: mostly the latest of its package. */
async function paymentOf({ propertyPackageId, orderId }: Approval): Promise<Payment | undefined> {
  const latest = await latestPaymentOf(propertyPackageId);
  if (latest?.session === orderId) return latest;
  const chosen = await findPackage(propertyPackageId);
  const all = chosen ? await paymentsOfProperty(chosen.propertyId) : [];
  return all.find(
    (payment) => payment.propertyPackageId === propertyPackageId && payment.session === orderId,
  );
}
