import { AddressChallengeDue, AddressChallenged } from '../../../events/listing-review.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { now } from '../../shared/clock.ts';
import { tellLater } from '../../shared/later.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { endChallenge } from '../commands/end-challenge.ts';

/** Sets the end of a challenge, and decides at that end whether the claim lapses. */
export const handler = subscriber([AddressChallenged, AddressChallengeDue], async (event) => {
  if (event.name === AddressChallengeDue.name) return endChallenge(event.data.propertyId, now());
  const { reviewId, challengerId, endsAt } = event.data;
  const challenger = await findProperty(challengerId);
  if (challenger?.review?.id !== reviewId) return;
  await tellLater({
    name: `address-challenge-${reviewId}`,
    at: new Date(endsAt),
    event: AddressChallengeDue.of({ reviewId, propertyId: challengerId, ownerId: challenger.ownerId }),
  });
});
