import { queryOptions } from '@tanstack/react-query';
import type { areaFactRoutes } from '../../../../functions/finding/area-facts/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { createClient } from '../../../lib/client.ts';

export type AreaFacts = Result<(typeof areaFactRoutes)['areaFacts']>;
export type AreaFactKey = keyof AreaFacts;
export type AreaFact = AreaFacts[AreaFactKey];

const area = createClient<Pick<typeof areaFactRoutes, 'areaFacts'>>({ areaFacts: 'GET /api/area-facts' });

/** What open data say of the surroundings of a property; they change monthly at most. */
export function areaFactsQuery(id: PropertyPage['id']) {
  return queryOptions({
    queryKey: ['area-facts', id],
    queryFn: ({ signal }) => area.areaFacts({ query: { property_id: id }, signal }),
    staleTime: Infinity,
    retry: false,
  });
}
