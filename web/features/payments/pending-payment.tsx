import { paths } from '../../app/paths.ts';
import type { PackageState } from '../../entities/payment/api.ts';
import { formatPackageName } from '../../entities/payment/labels.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** A pending payment, during which nothing else can be paid for the property. */
export function PendingPayment({ payment }: { readonly payment: NonNullable<PackageState['underWay']> }) {
  const name = formatPackageName(payment.packageId);
  return (
    <Notice kind="warning" title={fillText(words.yourPaymentForNameIs, { name })} live>
      <p>
        {fillText(words.payByPartHasntConfirmedItYet, {
          payByPart: payment.payBy === 'card' ? words.yourBank : 'PayPal',
          name,
        })}
      </p>
      <p>
        <Link to={paths.payment(payment.paymentId)} className="link">
          {words.seeThePayment}
        </Link>
      </p>
    </Notice>
  );
}
