import { queryOptions } from '@tanstack/react-query';
import { payments } from '../../entities/payment/api.ts';

/** The payment methods that are switched on. */
export const methodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  staleTime: 60_000,
  queryFn: ({ signal }) => payments.paymentMethods({ signal }),
});
