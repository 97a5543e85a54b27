import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain, type Sale, sales, type Tick } from '../../../entities/sale/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Says that a step is done, or takes it back: as a side, or as its solicitor by their link. */
export function useTick({ propertyId }: Pick<Sale, 'propertyId'>, token?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Tick) =>
      token === undefined
        ? sales.milestone({ params: { propertyId }, body })
        : sales.milestoneByLink({ body: { ...body, token } }),
    onSuccess: () => readAgain(queries),
    // Somebody else was faster: what they did shows behind the words.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries);
    },
  });
}
export type Ticking = ReturnType<typeof useTick>;
