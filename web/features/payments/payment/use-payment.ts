import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Payment, paymentQuery, payments, readAgain } from '../../../entities/payment/api.ts';
import { isNotFound, isPassing } from '../../../lib/api-error.ts';
import { useLive } from '../../../lib/live.ts';
import { isUnsettled, stateOf } from './state.ts';

const quickMs = 3_000;
const calmMs = 15_000;
/** Most payments are certain by then; a bank that takes hours is asked less often. */
const quickLooks = 15;

/** A payment as the server knows it, followed while it is open; the wallet's approval is handed on. */
export function usePayment(id: Payment['id']) {
  const queries = useQueryClient();
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (isNotFound(error)) return false;
      if (data && !isUnsettled(stateOf(data))) return false;
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

/** How the taking of money that was approved in the wallet stands. */
export interface Approval {
  readonly isTaking: boolean;
  /** Null where none failed. */
  readonly error: Error | null;
  /** Takes it once more, where the last try was not heard. */
  readonly again: (() => void) | undefined;
}

/** The wallet sends people back with their order; taking the approved money is the last step. */
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
      await readAgain(queries, propertyId);
      // Once asked, nobody need ask again: the server knows. What was not heard can be said again, by a reload too.
      if (!isPassing(error)) setSearch({}, { replace: true });
    },
  });
  const isDue =
    orderId !== null && payment?.payBy === 'wallet' && isUnsettled(stateOf(payment)) && taking.isIdle;
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
