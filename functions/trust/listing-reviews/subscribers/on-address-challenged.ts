import { AddressChallengeDue, AddressChallenged } from '../../../../events/listing-review.ts';
import { now } from '../../../kernel/clock.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { endChallenge } from '../commands/end-challenge.ts';

/** Schedules the end of a challenge, and decides then whether the claim lapses. */
export const handler = subscriber(
  'listing-reviews-on-address-challenged',
  { on: [AddressChallenged, AddressChallengeDue], needs: ['table:write', 'scheduler'] },
  async (event) => {
    if (event.name === AddressChallengeDue.name) return endChallenge(event.data.propertyId, now());
    const { reviewId, challengerId, endsAt } = event.data;
    const challenger = await findProperty(challengerId);
    if (challenger?.review?.id !== reviewId) return;
    await scheduleEvent({
      name: `address-challenge-${reviewId}`,
      at: new Date(endsAt),
      event: AddressChallengeDue.of({ reviewId, propertyId: challengerId, ownerId: challenger.ownerId }),
    });
  },
);
