import { api } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { enforceLimit } from '../kernel/http/rate-limit.ts';
import { toNetwork } from '../kernel/http/origin.ts';
import { daySeconds } from '../kernel/time.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import { isPublic } from '../properties/domain/transitions.ts';
import { areaFactRoutes } from './contract.ts';
import { loadAreaFacts } from './queries/load-area-facts.ts';

/** Many phones share a network; the CDN answers most of them. */
const homesPerDay = 600;

export const handler = api(areaFactRoutes, {
  areaFacts: async ({ query: { property_id } }, _caller, { ip }) => {
    await enforceLimit({ key: `area-facts#${toNetwork(ip)}`, most: homesPerDay, seconds: daySeconds });
    const property = await findProperty(property_id);
    if (!property || !isPublic(property.status)) throw new AppError('not_found', 'We can’t find that home.');
    return loadAreaFacts(property, now());
  },
});
