import type { PropertyId } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { isStale } from '../shared/table.ts';
import type { saleRoutes } from './contract.ts';
import type { Decision } from './decision.ts';
import { loadPropertyPage } from '../property-pages/queries/load-property-page.ts';
import { move } from './market.ts';
import type { Property } from './property.ts';
import { propertyById } from './property-store.ts';
import { type Ground, pause, publish, relist } from './publishing.ts';
import { loadPublishContext, planWithReview } from '../listing-reviews/queries/load-publish-context.ts';
import { carryOut, type Plan } from './store.ts';

export const saleOperations: Operations<typeof saleRoutes> = {
  publish: async ({ params: { id }, body: { published } }, caller) => {
    const time = now();
    return decided(id, caller, time, async (home) => {
      if (!published) return plain(pause(home, time));
      const { ground, conditions } = await loadPublishContext(home, time);
      return reviewed(publish(home, 'owner', ground, time), ground, conditions);
    });
  },

  relist: async ({ params: { id } }, caller) => {
    const time = now();
    return decided(id, caller, time, async (home) => {
      const { ground, conditions } = await loadPublishContext(home, time);
      return reviewed(relist(home, ground, time), ground, conditions);
    });
  },

  withdraw: async ({ params: { id }, query: { reason } }, caller) => {
    const home = await ownHome(id, caller);
    await carryOut(home, { decision: move(home, 'withdraw', 'owner', now(), reason), also: [] });
  },
};

const plain = (decision: Decision | undefined): Plan | undefined => decision && { decision, also: [] };
const reviewed = (
  decision: Decision | undefined,
  { review }: Ground,
  conditions: Plan['also'],
): Plan | undefined => decision && planWithReview(decision, review, conditions);

/**
 * Decides, saves what was decided, and answers with the page; where nothing was to decide the page is as it was.
 * Who lost against another move hears so; what merely took note of something, such as a package, is decided over.
 */
async function decided(
  id: PropertyId,
  caller: Caller,
  time: Date,
  plan: (home: Property) => Promise<Plan | undefined>,
) {
  const home = await ownHome(id, caller);
  const planned = await plan(home);
  if (!planned) return loadPropertyPage(home, caller, time);
  try {
    return await loadPropertyPage(await carryOut(home, planned), caller, time);
  } catch (error) {
    const met = isStale(error) ? await ownHome(id, caller) : undefined;
    const again = met?.status === home.status ? await plan(met) : undefined;
    if (!met || !again) throw error;
    return loadPropertyPage(await carryOut(met, again), caller, time);
  }
}

/** @throws 404 where there is no such home of the caller's */
export async function ownHome(id: PropertyId, caller: Caller): Promise<Property> {
  const home = await propertyById(id);
  if (home?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return home;
}
