import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import { getPayDecider } from '../../../functions/money/payments/domain/pay-method.ts';
import type { PackageState } from '../../entities/payment/api.ts';
import { formatPackageName } from '../../entities/payment/package-name.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A pending payment, during which nothing else can be paid for the property. */
export function PendingPayment({ payment }: { readonly payment: NonNullable<PackageState['underWay']> }) {
  const name = formatPackageName(payment.packageId);
  return (
    <Notice kind="warning" title={`Your payment for ${name} is under way`} live>
      <p>
        {`${capitaliseFirst(getPayDecider(payment))} hasn’t confirmed it yet. ${name} starts automatically once that’s done; until then you can’t pay for another package.`}
      </p>
      <p>
        <Link to={paths.payment(payment.paymentId)} className="link">
          See the payment
        </Link>
      </p>
    </Notice>
  );
}
