import { queryOptions } from '@tanstack/react-query';
import { readImpact } from '../../entities/carbon/impact.ts';

/** What was planted so far, for a line that a page can do without. */
export const impactQuery = queryOptions({
  queryKey: ['impact'],
  staleTime: 300_000,
  retry: false,
  queryFn: ({ signal }) => readImpact(signal),
});
