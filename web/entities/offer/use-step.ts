import { useActionMutation as useStepOf } from '../../ui/use-action-mutation.ts';
import { type Offer, readAgain } from './api.ts';

/** A mutation of an offer. */
export const useStep = (done: (offer: Offer) => string, onDone?: () => void) =>
  useStepOf({ done, onDone, invalidate: readAgain });
