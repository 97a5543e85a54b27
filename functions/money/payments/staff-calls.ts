import { PaymentId, PropertyPackageId, UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { findIdByNumber } from '../../kernel/data/counter.ts';
import { newId } from '../../kernel/data/ids.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../kernel/data/table.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { findPackage, loadUpgradeChain } from '../packages/adapters/package-repository.ts';
import { buildPaymentWrite, findPayment, listPaymentsOfOwner } from './adapters/payment-repository.ts';
import type { staffPaymentRoutes } from './contract.ts';
import { createGoodwillRefundEvent } from './domain/goodwill-refund.ts';
import type { Payment } from './domain/payment.ts';
import { loadBooks } from './queries/load-books.ts';
import { toStaffPayments } from './queries/to-staff-payments.ts';

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

export const staffPaymentOperations: Operations<typeof staffPaymentRoutes> = {
  staffPayments: async ({ query: { q } }) => ({ payments: await toStaffPayments(await findPayments(q)) }),

  books: ({ query: { month } }, caller) => loadBooks(month, caller.id),

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
