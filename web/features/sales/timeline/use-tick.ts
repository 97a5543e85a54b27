import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain, type Sale, sales, type Tick } from '../../../entities/sale/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Ticks or unticks a step: as a side, or as its solicitor by their link. */
export function useTick({ propertyId }: Pick<Sale, 'propertyId'>, token?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Tick) =>
      token === undefined
        ? sales.milestone({ params: { propertyId }, body })
        : sales.milestoneByLink({ body: { ...body, token } }),
    onSuccess: () => readAgain(queries),
    // Another person was faster: refetches so that the page shows their change.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries);
    },
  });
}
export type Ticking = ReturnType<typeof useTick>;
