import { AccountBlocked, AccountDeleted, AccountDeletionAsked } from '../../../events/account.ts';
import { UserBlocked } from '../../../events/moderation.ts';
import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalDue,
  OfferAccepted,
  OfferCounterDeclined,
  OfferCountered,
  OfferExpiryDue,
  OfferFellThrough,
  OfferMade,
  OfferPutOnHold,
  OfferRaised,
  OfferReconfirmed,
  OfferRejected,
  OfferReopened,
  OfferWithdrawn,
} from '../../../events/offer.ts';
import { PropertyStatusChanged } from '../../../events/property.ts';

/** What a home's other offers stand back for, or come back after. */
export const acceptanceEvents = [OfferAccepted, OfferFellThrough] as const;
/** What an offer does not outlive. */
export const closingEvents = [
  PropertyStatusChanged,
  AccountDeletionAsked,
  AccountDeleted,
  AccountBlocked,
  UserBlocked,
] as const;
/** What sets or moves the time at which something runs out. */
export const deadlineChangeEvents = [
  OfferMade,
  OfferRaised,
  OfferCountered,
  OfferCounterDeclined,
  OfferReopened,
  OfferReconfirmed,
  OfferPutOnHold,
  OfferAccepted,
  OfferRejected,
  OfferWithdrawn,
  BestAndFinalCalled,
  BestAndFinalCancelled,
] as const;
/** What came to its time, or will not come to it any more. */
export const deadlineReachedEvents = [OfferExpiryDue, BestAndFinalDue, BestAndFinalCancelled] as const;
