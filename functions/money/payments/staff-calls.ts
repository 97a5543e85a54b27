import { PaymentId, PropertyPackageId, UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { findIdByNumber } from '../../kernel/data/counter.ts';
import { newId } from '../../kernel/data/ids.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../kernel/data/table.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { listProperties } from '../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../listings/properties/domain/address.ts';
import { findPackage, loadUpgradeChain } from '../packages/adapters/package-repository.ts';
import { packageOf } from '../packages/domain/catalogue.ts';
import { buildPaymentWrite, findPayment, listPaymentsOfOwner } from './adapters/payment-repository.ts';
import type { staffPaymentRoutes } from './contract.ts';
import { createGoodwillRefundEvent, calculateRefundablePence } from './domain/goodwill-refund.ts';
import type { Payment } from './domain/payment.ts';

/**
 * The payment with this number or id, the payments of the package with this id, or all payments of the account with
 * this id.
 */
async function findPayments(query: string): Promise<Payment[]> {
  const id = PaymentId.safeParse((await findIdByNumber('P', query)) ?? query);
  const found = id.success ? await findPayment(id.data) : undefined;
  if (found) return [found];
  const chosen = PropertyPackageId.safeParse(query);
  if (chosen.success) return findPaymentsOfPackage(chosen.data);
  const person = UserId.safeParse(query);
  return person.success ? listPaymentsOfOwner(person.data) : [];
}

/** The payments of a package and of those it upgraded, whose money is part of its price. */
async function findPaymentsOfPackage(id: PropertyPackageId): Promise<Payment[]> {
  const found = await findPackage(id);
  const chain = found ? await loadUpgradeChain(found) : [];
  const payments = await Promise.all(chain.flatMap(({ paymentId }) => paymentId ?? []).map(findPayment));
  return payments.filter((payment) => payment !== undefined);
}

/** The operations on payments for staff. */
export const staffPaymentOperations: Operations<typeof staffPaymentRoutes> = {
  staffPayments: async ({ query: { q } }) => {
    const found = await findPayments(q);
    const homes = await listProperties([...new Set(found.map(({ propertyId }) => propertyId))]);
    const titles = new Map(homes.map((home) => [home.id, formatShortAddress(home, true)]));
    return {
      payments: found.map((payment) => ({
        ...payment,
        packageName: packageOf(payment.packageId).name,
        home: titles.get(payment.propertyId) ?? 'A home that’s no longer here',
        refundablePence: calculateRefundablePence(payment),
      })),
    };
  },

  refundPayment: async ({ params: { id }, body: { amountPence, reason, version } }, caller) => {
    const payment = await findPayment(id);
    if (!payment) throw new AppError('not_found', 'We can’t find that payment.');
    const owners = [payment.ownerId];
    assertColleagueActs(caller.id, owners);
    if (payment.version !== version) throw createStaleError();
    const refund = createGoodwillRefundEvent(payment, { amountPence, key: `goodwill-${newId('rfd')}` });
    const act = buildStaffActWrite({
      actorId: caller.id,
      action: 'payment.refund',
      subject: id,
      reason,
      at: now(),
      owners,
    });
    // Of two refunds of what was seen, one: the event adds its own to the payment later.
    await commit([buildPaymentWrite({ ...payment, version: version + 1 }), act], [refund]);
    return { amountPence };
  },
};
