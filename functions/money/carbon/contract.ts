import * as z from 'zod';
import { PropertyPackageId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';

export const carbonRoutes = defineRoutes({
  offset: {
    method: 'POST',
    path: '/api/ecologi',
    access: 'active',
    summary:
      'What was planted and offset for a paid package. It is ordered 14 days after the payment, when the package can no longer be cancelled, and pending until then',
    status: 200,
    body: z
      .object({
        propertyPackageId: PropertyPackageId,
        trees: z.int().min(1).max(1_000).optional(),
        kg: z.int().min(1).max(100_000).optional(),
      })
      .refine(({ trees, kg }) => trees === undefined || kg === undefined, 'Choose trees or kilograms'),
    result: z.object({
      status: z.enum(['done', 'pending']),
      trees: z.int(),
      kg: z.int(),
      url: z.string().nullable(),
    }),
    problems: ['not_found', 'conflict', 'unavailable'],
  },
  impact: {
    method: 'GET',
    path: '/api/carbon/impact',
    access: 'public',
    summary: 'Trees funded and carbon offset through this marketplace so far',
    result: z.object({ trees: z.int(), kg: z.int(), url: z.string().nullable() }),
    cache: 300,
  },
});
