import { env } from '../../../kernel/env.ts';
import { listCards } from '../../search/adapters/search-repository.ts';
import type { TravelMode } from '../../search/domain/journey.ts';
import { listTravelMinutes } from '../adapters/travel-time.ts';
import { toStreetPosition, type TravelPosition } from '../domain/journey.ts';
import { toTravelSource } from '../domain/travel-source.ts';
import type { TravelTimes } from '../domain/travel-views.ts';

export interface TravelTimesRequest {
  readonly to: TravelPosition;
  readonly modes: readonly TravelMode[];
  readonly propertyIds: readonly string[];
}

/**
 * The minutes from homes on the market to a place, from the streets of both; the provider is asked once for all.
 * @throws RegisterUnavailableError
 */
export async function loadTravelTimes(
  { to, modes, propertyIds }: TravelTimesRequest,
  now: Date,
): Promise<TravelTimes> {
  const source = toTravelSource(env('TRAVEL_TIME_URL'), now);
  const cards = (await listCards([...new Set(propertyIds)])).flatMap(({ card }) => card ?? []);
  if (cards.length === 0) return { times: [], source };
  const from = cards.map(({ id, latitude: lat, longitude: lng }) => ({
    id,
    ...toStreetPosition({ lat, lng }),
  }));
  const found = await listTravelMinutes({ to: toStreetPosition(to), modes: [...new Set(modes)], from }, now);
  return {
    times: found.flatMap(({ id, mode, minutes }) => {
      const card = cards.find((one) => one.id === id);
      return card ? [{ propertyId: card.id, mode, minutes }] : [];
    }),
    source,
  };
}
