import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Payment, paymentQuery, payments, invalidatePayments } from '../../../entities/payment/api.ts';
import { isNotFound, isPassing } from '../../../lib/api-error.ts';
import { useLive } from '../../../lib/live.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { isStateOpen, getPaymentState } from './payment-state.ts';

const quickMs = 3_000;
const calmMs = 15_000;
/** Number of quick polls; most payments are settled by then, and slower ones are polled less often. */
const quickLooks = 15;

/** A payment, polled while it is open; captures one that was approved in the wallet. */
export function usePayment(id: Payment['id']) {
  const queries = useQueryClient();
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (isNotFound(error)) return false;
      if (data && !isStateOpen(getPaymentState(data))) return false;
      return dataUpdateCount < quickLooks ? quickMs : calmMs;
    },
  });
  const payment = query.data;
  useLive('packages', (hint) => {
    if (hint?.propertyId === undefined || hint.propertyId === payment?.propertyId)
      void queries.invalidateQueries(paymentQuery(id));
  });
  useLive('payments', (hint) => {
    if (hint?.paymentId === undefined || hint.paymentId === id)
      void queries.invalidateQueries(paymentQuery(id));
  });
  return { ...query, approval: useApproval(payment) };
}

/** The state of capturing a payment that was approved in the wallet. */
export interface Approval {
  readonly isTaking: boolean;
  /** Null without a failure. */
  readonly error: Error | null;
  /** Retries the capture when the last try did not reach the server. */
  readonly again: (() => void) | undefined;
}

/** The wallet redirects back with its order id; capturing the approved money is the last step. */
function useApproval(payment: Payment | undefined): Approval {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('token');
  const taking = useMutation({
    mutationFn: ({ propertyPackageId, donationPence }: Payment) =>
      payments.payByWallet({
        body: { propertyPackageId, donationPence, ...(orderId !== null && { orderId }) },
      }),
    onSettled: async (_answer, error, { propertyId }) => {
      await invalidatePayments(queries, propertyId);
      // The server knows the order once it has answered. A try that did not reach it can be repeated, also by
      // a reload.
      if (!isPassing(error)) setSearch({}, { replace: true });
    },
  });
  const isDue =
    orderId !== null && payment?.payBy === 'wallet' && isStateOpen(getPaymentState(payment)) && taking.isIdle;
  const take = useEffectEvent(() => {
    if (payment) taking.mutate(payment);
  });
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  const { error } = taking;
  return {
    isTaking: isDue || taking.isPending,
    error,
    again: payment && isPassing(error) ? () => taking.mutate(payment) : undefined,
  };
}
