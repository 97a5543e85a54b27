import * as z from 'zod';
import { lineUpTo, Nation, Postcode, PropertyType } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { HomeRecords } from './domain/home-records.ts';
import { PriceGuide } from './domain/price-guide.ts';

export const homeRecordRoutes = defineRoutes({
  priceGuide: {
    method: 'GET',
    path: '/api/price-guide',
    throttlePercent: 2,
    access: 'anyone',
    organisationScope: 'market:read',
    summary: 'What similar homes ask here, and what homes near it sold for',
    query: z.object({
      postcode: Postcode,
      property_type: PropertyType.optional(),
      bedrooms: z.coerce.number().int().min(0).max(50).optional(),
    }),
    result: PriceGuide,
    problems: ['too_many'],
  },
  homeRecords: {
    method: 'GET',
    path: '/api/home-records',
    throttlePercent: 1,
    access: 'active',
    summary: 'The energy certificate and the council tax band of a home, from public registers',
    query: z.object({
      postcode: Postcode,
      house_no: lineUpTo(80).pipe(z.string().min(1)),
      uprn: z
        .string()
        .regex(/^\d{1,12}$/)
        .optional(),
      nation: Nation,
    }),
    result: HomeRecords,
    problems: ['too_many'],
  },
});
