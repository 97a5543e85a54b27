import { Navigate, useParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import type { Payment } from '../../entities/payment/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { isPaymentId } from '../../lib/ids.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { Outcome } from './payment/outcome.tsx';
import { isFresh, stateOf } from './payment/state.ts';
import { usePayment } from './payment/use-payment.ts';

export const handle: Handle = { head: { title: 'Payment', noindex: true } };

/** /payment/{id}: the state of a payment from the server; providers redirect here. */
export function Component() {
  const { id = '' } = useParams();
  return isPaymentId(id) ? <OfPayment key={id} id={id} /> : <NotYours />;
}

function OfPayment({ id }: { readonly id: Payment['id'] }) {
  const { data, error, isFetching, refetch, approval } = usePayment(id);
  if (isNotFound(error)) return <NotYours />;
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        error={error}
        what="see what became of your payment"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Coming />;
  const state = stateOf(data);
  if (state === 'paid' && data.active && isFresh(data)) return <Navigate replace to={thanks(data)} />;
  return <Outcome payment={data} state={approval.isTaking ? 'starting' : state} approval={approval} />;
}

const thanks = ({ id, propertyId }: Payment): string =>
  `${paths.congratulations}?${new URLSearchParams({ home: propertyId, payment: id })}`;

const NotYours = () => (
  <EmptyState
    heading="h1"
    title="There is no such payment of yours"
    actions={<LinkButton to={`${paths.profile}?tab=payments`}>Your payments</LinkButton>}
  >
    Maybe you are logged in with another account.
  </EmptyState>
);

const Coming = () => (
  <div className="mx-auto grid max-w-form gap-4 pt-8" aria-hidden>
    <Skeleton className="size-14 rounded-full" />
    <Skeleton className="h-9 w-2/3" />
    <SkeletonLines lines={3} />
    <Skeleton className="h-11 w-full" />
  </div>
);
