import type { IncomingMessage } from 'node:http';
import { type ProviderContext, readJson, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { createOutline, journeyModes, measureMinutes } from './journeys.ts';

const Coords = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const Search = z.object({
  id: z.string(),
  transportation: z.object({ type: z.enum(journeyModes) }),
  arrival_time: z.iso.datetime(),
  travel_time: z.int().min(60).max(14_400),
});
const TimeMap = z.object({
  arrival_searches: z
    .array(Search.extend({ coords: Coords }))
    .min(1)
    .max(10),
});
const TimeFilter = z.object({
  locations: z
    .array(z.object({ id: z.string(), coords: Coords }))
    .min(1)
    .max(2_001),
  arrival_searches: z
    .array(
      Search.extend({
        arrival_location_id: z.string(),
        departure_location_ids: z.array(z.string()).min(1).max(2_000),
      }),
    )
    .min(1)
    .max(10),
});

/** TravelTime's errors. */
const createError = (status: number, code: number, description: string) => ({
  http_status: status,
  error_code: code,
  description,
  documentation_link: 'https://docs.traveltime.com/api/reference/error-codes',
  additional_info: {},
});

/**
 * An emulator of TravelTime: `POST /v4/time-map` and `POST /v4/time-filter` with arrival searches. Journeys are made
 * up from a speed of each way and a detour that is stable for each place and direction; rivers and coasts do not count.
 */
export function openTravelTime({ secret }: ProviderContext): StandIn {
  const isKnown = ({ headers }: IncomingMessage) =>
    headers['x-application-id'] === secret['applicationId'] && headers['x-api-key'] === secret['apiKey'];
  return {
    answer: async (request, response, url) => {
      if (!isKnown(request))
        return sendJson(response, 401, createError(401, 8, 'Application Id or Api Key is invalid'));
      const answer = request.method === 'POST' ? answers[url.pathname] : undefined;
      if (!answer) return sendJson(response, 404, createError(404, 1, 'No such endpoint'));
      const result = answer(await readJson(request));
      if (result) sendJson(response, 200, { results: result });
      else sendJson(response, 400, createError(400, 10, 'Request body is not valid'));
    },
  };
}

const answers: Readonly<Record<string, (body: unknown) => readonly object[] | undefined>> = {
  '/v4/time-map': (body) =>
    TimeMap.safeParse(body).data?.arrival_searches.map(({ id, coords, transportation, travel_time }) => ({
      search_id: id,
      shapes: [
        {
          shell: createOutline({ to: coords, mode: transportation.type }, travel_time / 60),
          holes: [],
        },
      ],
      properties: {},
    })),
  '/v4/time-filter': (body) => {
    const { data } = TimeFilter.safeParse(body);
    const places = new Map(data?.locations.map(({ id, coords }) => [id, coords]));
    return data?.arrival_searches.map((search) => answerMatrix(search, places));
  },
};

type MatrixSearch = z.output<typeof TimeFilter>['arrival_searches'][number];

function answerMatrix(search: MatrixSearch, places: ReadonlyMap<string, z.output<typeof Coords>>) {
  const to = places.get(search.arrival_location_id);
  const found = search.departure_location_ids.map((id) => {
    const from = places.get(id);
    const minutes =
      from && to ? measureMinutes({ to, mode: search.transportation.type }, from) : Number.POSITIVE_INFINITY;
    return { id, seconds: Math.round(minutes * 60) };
  });
  const isReached = ({ seconds }: { readonly seconds: number }) => seconds <= search.travel_time;
  return {
    search_id: search.id,
    locations: found
      .filter(isReached)
      .map(({ id, seconds }) => ({ id, properties: [{ travel_time: seconds }] })),
    unreachable: found.filter((one) => !isReached(one)).map(({ id }) => id),
  };
}
