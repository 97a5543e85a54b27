import { PropertyStatusChanged } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listChallengesOf } from '../adapters/review-repository.ts';
import { endReview } from '../commands/end-review.ts';
import { recheckHome } from '../commands/recheck-home.ts';

/**
 * Closes the review of a property that left it, and rechecks properties that wait for the address of one that
 * left the market.
 */
export const handler = subscriber(
  'listing-reviews-on-property-status-changed',
  { on: [PropertyStatusChanged], needs: ['table:write'] },
  async ({ data: { propertyId, from } }) => {
    const time = now();
    if (from === 'under_review') await endReview(propertyId, time);
    for (const challenge of await listChallengesOf(propertyId)) await recheckHome(challenge.propertyId, time);
  },
);
