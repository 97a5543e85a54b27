import * as z from 'zod';
import { PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { AreaFacts } from './domain/area-facts.ts';

export const areaFactRoutes = defineRoutes({
  areaFacts: {
    method: 'GET',
    path: '/api/area-facts',
    throttlePercent: 2,
    access: 'public',
    summary: 'Sold prices, schools, stations, broadband, flood risk and crime around a property',
    query: z.object({ property_id: PropertyId }),
    result: AreaFacts,
    problems: ['not_found', 'too_many'],
    // Short, so that a source which comes back is shown soon.
    cache: 300,
  },
});
