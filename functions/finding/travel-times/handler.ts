import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { RegisterUnavailableError } from '../../kernel/register-client.ts';
import { daySeconds } from '../../kernel/time.ts';
import { travelTimeRoutes } from './contract.ts';
import { loadTravelArea } from './queries/load-travel-area.ts';
import { loadTravelTimes } from './queries/load-travel-times.ts';

/** Many phones share a network; the CDN answers repeats. */
const areasPerDay = 200;
const timesPerDay = 600;

export const handler = api(travelTimeRoutes, {
  travelArea: async ({ query: { lat, lng, mode, minutes } }, _caller, { ip }) => {
    await enforceLimit({ key: `travel-area#${toNetwork(ip)}`, max: areasPerDay, seconds: daySeconds });
    return withUnavailableError(() => loadTravelArea({ to: { lat, lng }, mode, minutes }, now()));
  },
  travelTimes: async ({ query: { lat, lng, modes, property_ids } }, _caller, { ip }) => {
    await enforceLimit({ key: `travel-times#${toNetwork(ip)}`, max: timesPerDay, seconds: daySeconds });
    return withUnavailableError(() =>
      loadTravelTimes({ to: { lat, lng }, modes, propertyIds: property_ids }, now()),
    );
  },
});

/** @throws 503 `unavailable` while the provider is away */
async function withUnavailableError<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof RegisterUnavailableError)) throw error;
    throw new AppError('unavailable', 'Travel times aren’t available at the moment. Try again in a while.');
  }
}
