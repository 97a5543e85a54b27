import type { Payment } from '../../entities/payment/api.ts';
import { isPaymentId } from '../../lib/ids.ts';
import { Navigate, useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { PaymentOutcome } from './payment/payment-outcome.tsx';
import { isRecent, getPaymentState } from './payment/payment-state.ts';
import { usePayment } from './payment/use-payment.ts';

export const handle: Handle = { head: { title: 'Payment', noindex: true } };

/** /payment/{id}: the state of a payment from the server; providers redirect here. */
export function Component() {
  const { id = '' } = useParams();
  return isPaymentId(id) ? <PaymentContent key={id} id={id} /> : <PaymentNotFound />;
}

function PaymentContent({ id }: { readonly id: Payment['id'] }) {
  const { approval, ...query } = usePayment(id);
  return (
    <QueryPage
      query={query}
      what="check your payment"
      skeleton={<PaymentSkeleton />}
      notFound={<PaymentNotFound />}
    >
      {(payment) => {
        const state = getPaymentState(payment);
        return state === 'paid' && payment.active && isRecent(payment) ? (
          <Navigate replace to={toThanksPath(payment)} />
        ) : (
          <PaymentOutcome
            payment={payment}
            state={approval.isTaking ? 'starting' : state}
            approval={approval}
          />
        );
      }}
    </QueryPage>
  );
}

const toThanksPath = ({ id, propertyId }: Payment): string =>
  `${paths.congratulations}?${new URLSearchParams({ home: propertyId, payment: id })}`;

const PaymentNotFound = () => (
  <EmptyState
    heading="h1"
    title="We can’t find that payment"
    actions={<LinkButton to={`${paths.profile}?tab=payments`}>Your payments</LinkButton>}
  >
    You may be logged in with another account.
  </EmptyState>
);

const PaymentSkeleton = () => (
  <div className="mx-auto grid max-w-form gap-4 pt-8" aria-hidden>
    <Skeleton className="size-14 rounded-full" />
    <Skeleton className="h-9 w-2/3" />
    <SkeletonLines lines={3} />
    <Skeleton className="h-11 w-full" />
  </div>
);
