import type { DeletionObstacle, UserId } from '../../../../events/vocabulary.ts';
import { listPaymentsOfOwner } from '../../../money/payments/adapters/payment-repository.ts';
import type { Payment } from '../../../money/payments/domain/payment.ts';
import { listActiveSales } from './load-sales.ts';

/** What keeps an account from being deleted. */
export interface FoundObstacle {
  readonly heldBy: DeletionObstacle;
  /** The status of the property, offer or payment that is not over. */
  readonly state: string;
  /** The other people of the sales under way. */
  readonly others: readonly UserId[];
}

/** The sale, dispute or payment in progress that keeps a person from deleting the account; undefined without one. */
export async function findDeletionObstacle(userId: UserId): Promise<FoundObstacle | undefined> {
  const [sales, payments] = await Promise.all([listActiveSales(userId), listPaymentsOfOwner(userId)]);
  const [sale] = sales;
  if (sale) {
    const others = sales.flatMap(({ otherId }) => otherId ?? []);
    return { heldBy: 'sale', state: sale.status, others: [...new Set(others)] };
  }
  const disputed = payments.find(({ status }) => status === 'disputed');
  if (disputed) return { heldBy: 'dispute', state: disputed.status, others: [] };
  const moving = payments.find(isMoneyInTransit);
  return moving && { heldBy: 'payment', state: moving.status, others: [] };
}

/** Whether money of the payment is in transit. An unpaid checkout page is not: it expires by itself. */
const isMoneyInTransit = ({ status, refunds }: Payment): boolean =>
  status === 'processing' || refunds.some((refund) => refund.status === 'due' || refund.status === 'pending');
