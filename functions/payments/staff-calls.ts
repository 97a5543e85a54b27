import { PaymentId, UserId } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { buildStaffActWrite } from '../shared/staff-act.ts';
import { commit } from '../shared/table.ts';
import type { paymentRoutes } from './contract.ts';
import { askGoodwill, refundablePence } from './goodwill.ts';
import type { Payment } from './payment.ts';
import { paymentViews } from './showing.ts';
import { paymentById, paymentsOfOwner } from './store.ts';

type StaffCalls = Pick<typeof paymentRoutes, 'staffPayments' | 'refundPayment'>;

/** By the id of a payment, or all of the person with this id. */
async function findPayments(query: string): Promise<Payment[]> {
  const id = PaymentId.safeParse(query);
  const found = id.success ? await paymentById(id.data) : undefined;
  if (found) return [found];
  const person = UserId.safeParse(query);
  return person.success ? paymentsOfOwner(person.data) : [];
}

/** What staff see and do of payments. */
export const staffCalls: Operations<StaffCalls> = {
  staffPayments: async ({ query: { q } }) => {
    const found = await findPayments(q);
    const views = await paymentViews(found);
    const left = new Map(found.map((payment) => [payment.id, refundablePence(payment)]));
    const owners = new Map(found.map(({ id, ownerId }) => [id, ownerId]));
    return {
      payments: views.flatMap((view) => {
        const ownerId = owners.get(view.id);
        return ownerId ? [{ ...view, ownerId, refundablePence: left.get(view.id) ?? 0 }] : [];
      }),
    };
  },

  refundPayment: async ({ params: { id }, body: { amountPence, reason } }, caller) => {
    const payment = await paymentById(id);
    if (!payment) throw new AppError('not_found', 'There is no such payment.');
    const refund = askGoodwill(payment, { amountPence, key: `goodwill-${newId('rfd')}` });
    const act = { actorId: caller.id, action: 'payment.refund', subject: id, reason, at: now() } as const;
    await commit([buildStaffActWrite(act)], [refund]);
    return { amountPence };
  },
};
