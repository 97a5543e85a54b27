import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { getPublicProperty } from '../../listings/properties/queries/get-public-property.ts';
import { areaFactRoutes } from './contract.ts';
import { loadAreaFacts } from './queries/load-area-facts.ts';

/** Many phones share a network; the CDN answers most of them. */
const homesPerDay = 600;

export const handler = api(areaFactRoutes, {
  areaFacts: async ({ query: { property_id } }, _caller, { ip }) => {
    await enforceLimit({ key: `area-facts#${toNetwork(ip)}`, max: homesPerDay, seconds: daySeconds });
    return loadAreaFacts(await getPublicProperty(property_id), now());
  },
});
