import { queryOptions } from '@tanstack/react-query';
import { getImpact } from '../../entities/carbon/impact.ts';

/** Planted trees so far, for an optional line of a page. */
export const impactQuery = queryOptions({
  queryKey: ['impact'],
  staleTime: 300_000,
  retry: false,
  queryFn: ({ signal }) => getImpact(signal),
});
