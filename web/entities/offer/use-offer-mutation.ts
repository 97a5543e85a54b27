import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { type Offer, invalidateOffers } from './api.ts';

/** A mutation of an offer; with `endTitle` it ends something, which is no success. */
export function useOfferMutation(done: (offer: Offer) => string, onDone?: () => void, endTitle?: string) {
  return useActionMutation({ done, endTitle, onDone, invalidate: invalidateOffers });
}
