import * as z from 'zod';
import { PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { daySeconds } from '../../kernel/time.ts';
import { PlaceId } from '../search/contract.ts';
import { AreaFacts } from './domain/area-facts.ts';
import { PlaceFacts } from './domain/place-facts.ts';

/** The circle of a town, or what is nearer to the middles of its postcode districts than to those of others. */
const PlaceOutline = z.object({
  /** Rings of longitudes and latitudes in turn; none for a nation. */
  areas: z.array(z.array(z.number())),
  /** The lines around them all, without those between districts. */
  lines: z.array(z.array(z.number())),
});

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
  placeFacts: {
    method: 'GET',
    path: '/api/place-facts',
    throttlePercent: 2,
    access: 'public',
    summary: 'Sold prices over years, schools and stations of a town, a part of one or a postcode district',
    query: z.object({ place: PlaceId }),
    result: PlaceFacts,
    problems: ['not_found', 'too_many'],
    cache: 300,
  },
  placeOutline: {
    method: 'GET',
    path: '/api/place-outline',
    access: 'public',
    summary: 'The land of a place on the map',
    query: z.object({ place: PlaceId }),
    result: PlaceOutline,
    problems: ['not_found', 'too_many'],
    cache: daySeconds,
  },
});
