import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson, RegisterUnavailableError } from '../../../kernel/register-client.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import type { TravelMode } from '../../search/domain/journey.ts';
import { toArrivalTime, type TravelPosition, type TravelRequest } from '../domain/journey.ts';

const Secret = z.object({ applicationId: z.string().min(1), apiKey: z.string().min(1) });
const timeoutMs = 8_000;
const longestSeconds = 3 * hourSeconds;

const Position = z.object({ lat: z.number(), lng: z.number() });
const Shapes = z.object({
  results: z.array(z.object({ shapes: z.array(z.object({ shell: z.array(Position) })) })),
});

/**
 * The outlines of the area from which a place is reached in time (`POST /v4/time-map`,
 * https://docs.traveltime.com/api/reference/isochrones), the largest parts only and without holes.
 * @throws RegisterUnavailableError, also while the secret is `unset`
 */
export async function listReachedRings(
  { to, mode, minutes }: TravelRequest,
  now: Date,
): Promise<TravelPosition[][]> {
  const answer = await post('/v4/time-map', Shapes, {
    arrival_searches: [
      {
        id: mode,
        coords: to,
        transportation: { type: mode },
        arrival_time: toArrivalTime(now).toISOString(),
        travel_time: minutes * 60,
        level_of_detail: { scale_type: 'simple', level: 'lowest' },
        polygons_filter: { limit: 6 },
        no_holes: true,
      },
    ],
  });
  return answer.results.flatMap(({ shapes }) => shapes.map(({ shell }) => shell));
}

const Matrix = z.object({
  results: z.array(
    z.object({
      search_id: z.string(),
      locations: z.array(
        z.object({ id: z.string(), properties: z.array(z.object({ travel_time: z.number() })) }),
      ),
    }),
  ),
});

export interface TravelMatrixRequest {
  readonly to: TravelPosition;
  readonly modes: readonly TravelMode[];
  readonly from: readonly ({ readonly id: string } & TravelPosition)[];
}

interface MatrixEntry {
  readonly id: string;
  readonly mode: TravelMode;
  /** Rounded up. */
  readonly minutes: number;
}

const destinationId = 'destination';

/**
 * The minutes from several places to one, in each way (`POST /v4/time-filter`,
 * https://docs.traveltime.com/api/reference/travel-time-distance-matrix); places from which it takes more than three
 * hours are left out.
 * @throws RegisterUnavailableError, also while the secret is `unset`
 */
export async function listTravelMinutes(
  { to, modes, from }: TravelMatrixRequest,
  now: Date,
): Promise<MatrixEntry[]> {
  const places = [{ id: destinationId, ...to }, ...from];
  const { results } = await post('/v4/time-filter', Matrix, {
    locations: places.map(({ id, lat, lng }) => ({ id, coords: { lat, lng } })),
    arrival_searches: modes.map((mode) => ({
      id: mode,
      arrival_location_id: destinationId,
      departure_location_ids: from.map(({ id }) => id),
      transportation: { type: mode },
      arrival_time: toArrivalTime(now).toISOString(),
      travel_time: longestSeconds,
      properties: ['travel_time'],
    })),
  });
  return modes.flatMap((mode) =>
    results
      .filter(({ search_id }) => search_id === mode)
      .flatMap(({ locations }) => locations)
      .flatMap(({ id, properties: [fastest] }) =>
        fastest ? [{ id, mode, minutes: Math.ceil(fastest.travel_time / 60) }] : [],
      ),
  );
}

async function post<T>(path: string, schema: z.ZodType<T>, body: object): Promise<T> {
  const secret = await findSecretFields(env('TRAVEL_TIME_SECRET_ARN'), Secret);
  if (!secret) throw new RegisterUnavailableError();
  const answer = await getRegisterJson({
    register: 'travel-time',
    url: new URL(`${env('TRAVEL_TIME_URL')}${path}`),
    init: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'X-Application-Id': secret.applicationId,
        'X-Api-Key': secret.apiKey,
      },
      body: JSON.stringify(body),
    },
    schema,
    timeoutMs,
  });
  if (!answer) throw new RegisterUnavailableError();
  return answer;
}
