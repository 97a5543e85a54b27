import type { PropertyId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { createStaleError } from '../../kernel/data/table.ts';
import { updateWithRetry } from '../../kernel/data/update.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import {
  saveProperty,
  type PropertyChange,
  buildPropertyChange,
} from '../../listings/properties/commands/update-property.ts';
import type { publishingRoutes } from '../../listings/properties/contract.ts';
import { applyMove } from '../../listings/properties/domain/market.ts';
import type { PropertyUpdate } from '../../listings/properties/domain/property-update.ts';
import type { Property } from '../../listings/properties/domain/property.ts';
import {
  type PublishContext,
  pauseProperty,
  publishProperty,
  relistProperty,
} from '../../listings/properties/domain/publish-property.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { holdForReviewIfNeeded } from '../../trust/listing-reviews/commands/hold-for-review-if-needed.ts';
import { loadPublishContext } from '../../trust/listing-reviews/queries/load-publish-context.ts';
import { assertPriceMeant } from '../home-records/queries/assert-price-meant.ts';
import { loadPropertyPage } from './queries/load-property-page.ts';

export const publishingCalls: Operations<typeof publishingRoutes> = {
  publish: async ({ params: { id }, body: { published, viewings, reason } }, caller) => {
    const time = now();
    return changeOwnProperty(id, caller, time, async (home) => {
      if (!published)
        return toPlainChange(
          pauseProperty(home, { reason, cancelsViewings: viewings === 'cancel' || undefined }, time),
        );
      // A price on sale was held against its area when it was set.
      if (home.firstListedAt === undefined) await assertPriceMeant(home, caller.id, time);
      const { ground, conditions } = await loadPublishContext(home, time);
      return toReviewedChange(publishProperty(home, 'owner', ground, time), ground, conditions);
    });
  },

  relist: async ({ params: { id } }, caller) => {
    const time = now();
    return changeOwnProperty(id, caller, time, async (home) => {
      const { ground, conditions } = await loadPublishContext(home, time);
      return toReviewedChange(relistProperty(home, ground, time), ground, conditions);
    });
  },

  withdraw: async ({ params: { id }, query: { reason } }, caller) => {
    const home = await getOwnProperty(id, caller.id);
    await saveProperty(home, {
      decision: applyMove(home, 'withdraw', { by: 'owner', reason }, now()),
      also: [],
    });
  },
};

const toPlainChange = (decision: PropertyUpdate | undefined): PropertyChange | undefined =>
  decision && { decision, also: [] };
const toReviewedChange = (
  decision: PropertyUpdate | undefined,
  { review }: PublishContext,
  conditions: PropertyChange['also'],
): PropertyChange | undefined => decision && holdForReviewIfNeeded(decision, review, conditions);

/**
 * Decides, saves and returns the property page. A concurrent change of status leads to 409; after another write, such
 * as of the package, the decision is made again.
 */
async function changeOwnProperty(
  id: PropertyId,
  caller: Caller,
  time: Date,
  plan: (home: Property) => Promise<PropertyChange | undefined>,
) {
  let seen: Property['status'] | undefined;
  const changed = await updateWithRetry(
    () => getOwnProperty(id, caller.id),
    async (home) => {
      if (seen !== undefined && seen !== home.status) throw createStaleError();
      seen = home.status;
      const planned = await plan(home);
      return planned ? buildPropertyChange(home, planned) : { writes: [], result: home };
    },
  );
  return loadPropertyPage(changed, caller, time);
}
