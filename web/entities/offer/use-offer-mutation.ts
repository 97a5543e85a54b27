import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { type Offer, invalidateOffers } from './api.ts';

/** A mutation of an offer. */
export function useOfferMutation(done: (offer: Offer) => string, onDone?: () => void) {
  return useActionMutation({ done, onDone, invalidate: invalidateOffers });
}
