import * as z from 'zod';
import { PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';

export const brochureRoutes = defineRoutes({
  propertyBrochure: {
    method: 'GET',
    path: '/api/brochures/{propertyId}',
    access: 'public',
    summary: 'The brochure of a home on sale: a PDF of two pages with what every visitor may see',
    params: z.object({ propertyId: PropertyId }),
    result: z.object({ url: z.string() }),
    problems: ['not_found', 'conflict', 'too_many', 'unavailable'],
  },
});
