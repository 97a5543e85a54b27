import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { loadDatedAnswer } from '../../home-records/adapters/register-answer-repository.ts';
import { listReachedRings } from '../adapters/travel-time.ts';
import { toStreetPosition, toTravelKey, type TravelRequest } from '../domain/journey.ts';
import { createTravelArea, formatTravelArea } from '../domain/travel-area.ts';
import { toTravelSource } from '../domain/travel-source.ts';
import type { TravelArea } from '../domain/travel-views.ts';

/** Empty where no way leads to the place. */
const KeptArea = z.string();

/**
 * The area from which a place is reached in time, kept for two weeks by the street of the place.
 * @throws RegisterUnavailableError and 404 `not_found` for a place that no way leads to
 */
export async function loadTravelArea(asked: TravelRequest, now: Date): Promise<TravelArea> {
  const request = { ...asked, to: toStreetPosition(asked.to) };
  const { answer, askedAt } = await loadDatedAnswer(
    {
      register: 'travel_area',
      place: toTravelKey(request),
      schema: KeptArea,
      ask: async () => formatTravelArea(createTravelArea(await listReachedRings(request, now)) ?? []),
    },
    now,
  );
  if (answer === '') throw new AppError('not_found', 'We can’t work out journeys to that place.');
  return { area: answer, source: toTravelSource(env('TRAVEL_TIME_URL'), askedAt) };
}
