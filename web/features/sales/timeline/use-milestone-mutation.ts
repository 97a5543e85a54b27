import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales, type MilestoneUpdate } from '../../../entities/sale/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Ticks or unticks a step: as a side, or as its solicitor by their link. */
export function useMilestoneMutation({ propertyId }: Pick<Sale, 'propertyId'>, token?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MilestoneUpdate) =>
      token === undefined
        ? sales.milestone({ params: { propertyId }, body })
        : sales.milestoneByLink({ body: { ...body, token } }),
    onSuccess: () => invalidateSales(queries),
    // Another person was faster: refetches so that the page shows their change.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void invalidateSales(queries);
    },
  });
}
export type MilestoneMutation = ReturnType<typeof useMilestoneMutation>;
