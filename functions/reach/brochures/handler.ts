import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../kernel/time.ts';
import { makeBrochure } from './commands/make-brochure.ts';
import { brochureRoutes } from './contract.ts';

/** A person collects a few; drawing one takes a second of the processor. */
const brochuresPerHour = 60;

export const handler = api(brochureRoutes, {
  propertyBrochure: async ({ params: { propertyId } }, _caller, { ip }) => {
    await enforceLimit({ key: `brochures#${toNetwork(ip)}`, max: brochuresPerHour, seconds: hourSeconds });
    return { url: await makeBrochure(propertyId, now()) };
  },
});
