import { AccountBlocked, AccountDeleted, AccountDeletionRequested } from '../../../../events/account.ts';
import { UserBlocked } from '../../../../events/moderation.ts';
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
} from '../../../../events/offer.ts';
import { PropertyStatusChanged } from '../../../../events/property.ts';

/** Events that put a property's other offers on hold or reopen them. */
export const acceptanceEvents = [OfferAccepted, OfferFellThrough] as const;
export const closingEvents = [
  PropertyStatusChanged,
  AccountDeletionRequested,
  AccountDeleted,
  AccountBlocked,
  UserBlocked,
] as const;
/** Events that set, move or remove the deadline of an offer or a round. */
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
/** Events of a deadline that was reached or dropped. */
export const deadlineReachedEvents = [OfferExpiryDue, BestAndFinalDue, BestAndFinalCancelled] as const;
