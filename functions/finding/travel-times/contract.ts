import * as z from 'zod';
import { PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { hourSeconds } from '../../kernel/time.ts';
import { minTravelMinutes, maxTravelMinutes, travelModes } from '../search/domain/journey.ts';
import { TravelArea, TravelTimes } from './domain/travel-views.ts';

/** Homes of one question: a page of results, and room for a longer one. */
export const maxTravelHomes = 24;

const Mode = z.enum(travelModes);
const listOfWords = (words: string): string[] => words.split(',');

/** Where a journey ends. */
const destination = {
  lat: z.coerce.number().min(49).max(61),
  lng: z.coerce.number().min(-9).max(2.5),
};

export const travelTimeRoutes = defineRoutes({
  travelArea: {
    method: 'GET',
    path: '/api/travel-area',
    throttlePercent: 2,
    access: 'public',
    summary: 'The area from which a place can be reached in so many minutes',
    query: z.object({
      ...destination,
      mode: Mode,
      minutes: z.coerce.number().int().min(minTravelMinutes).max(maxTravelMinutes),
    }),
    result: TravelArea,
    problems: ['not_found', 'unavailable', 'too_many'],
    cache: hourSeconds,
  },
  travelTimes: {
    method: 'GET',
    path: '/api/travel-times',
    throttlePercent: 2,
    access: 'public',
    summary: 'How many minutes homes are from a place',
    query: z.object({
      ...destination,
      modes: z.string().max(60).transform(listOfWords).pipe(z.array(Mode).min(1).max(travelModes.length)),
      property_ids: z
        .string()
        .max(1_000)
        .transform(listOfWords)
        .pipe(z.array(PropertyId).min(1).max(maxTravelHomes)),
    }),
    result: TravelTimes,
    problems: ['unavailable', 'too_many'],
    cache: 300,
  },
});
