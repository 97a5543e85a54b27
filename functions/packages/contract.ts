import * as z from 'zod';
import { PropertyId } from '../../events/vocabulary.ts';
import { defineRoutes, listOf } from '../shared/contract.ts';
import { Package, PropertyPackage } from './package.ts';

export const packageRoutes = defineRoutes({
  packages: {
    method: 'GET',
    path: '/api/package',
    access: 'public',
    summary: 'The listing packages with their prices',
    result: listOf('packages', Package),
    cache: 60,
  },
  choosePackage: {
    method: 'POST',
    path: '/api/property-package',
    access: 'active',
    summary: 'Choose a package for a home; a free one is active at once',
    status: 201,
    body: z.object({
      propertyId: PropertyId,
      packageId: Package.shape.id,
      startNow: z.boolean(),
      terms: z.literal(true, 'Please accept the terms'),
    }),
    result: PropertyPackage.omit({ ownerId: true }),
    problems: ['not_found', 'conflict', 'stale', 'unavailable'],
  },
});
