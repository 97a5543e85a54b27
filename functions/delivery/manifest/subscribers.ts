import {
  AccountBlocked,
  AccountChanged,
  AccountDeleted,
  AccountDeletionRequested,
  AccountPasswordReset,
  AccountSignedOut,
  AccountUnblocked,
} from '../../../events/account.ts';
import { FavouriteRemoved, FavouriteSaved } from '../../../events/favourite.ts';
import { MessageDigestDue, MessageSent, MessagesRead } from '../../../events/message.ts';
import { UserBlocked } from '../../../events/moderation.ts';
import { OfferAccepted, OfferChangeAgreed, OfferFellThrough, OfferMade } from '../../../events/offer.ts';
import {
  PackageActivated,
  PackageCancelled,
  PackageExpired,
  PackageFeatureEnded,
  PackageResumed,
} from '../../../events/package.ts';
import {
  DraftCreated,
  DraftDeleted,
  DraftReminderDue,
  DraftUpdated,
  PropertyChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../../../events/property.ts';
import { MemorandumIssued } from '../../../events/sale.ts';
import {
  SlotCancelled,
  SlotChanged,
  ViewingHoldDue,
  ViewingReminderDue,
  ViewingRequested,
  ViewingWaitlisted,
} from '../../../events/viewing.ts';
import { cardEvents } from '../../deals/messages/domain/cards.ts';
import {
  deadlineChangeEvents,
  deadlineReachedEvents,
  closingEvents,
  acceptanceEvents,
} from '../../deals/offers/domain/subscriptions.ts';
import { viewingChangeEvents } from '../../deals/viewings/domain/subscriptions.ts';
import { auditedEvents } from '../../people/audit/domain/audit.ts';
import { liveEvents } from '../../people/live/domain/hint-rules.ts';
import { mailedEvents, noticedEvents } from '../../reach/notifications/domain/rules/index.ts';
import type { Subscriber } from './types.ts';

/** Subscribers for properties, people and deals, each with its own dead-letter queue. */
export const marketSubscribers = {
  'properties-on-package-activated': {
    entry: 'functions/trust/listing-reviews/subscribers/on-package-activated.ts',
    on: [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded],
    needs: ['table:write'],
  },
  'properties-on-package-expired': {
    entry: 'functions/money/packages/subscribers/on-package-expired.ts',
    on: [PackageExpired, PackageCancelled],
    needs: ['table:write'],
  },
  'properties-on-favourite': {
    entry: 'functions/listings/properties/subscribers/on-favourite.ts',
    on: [FavouriteSaved, FavouriteRemoved],
    needs: ['table:write'],
  },
  'properties-on-buyer-step': {
    entry: 'functions/listings/properties/subscribers/on-buyer-step.ts',
    on: [MessageSent, ViewingRequested, ViewingWaitlisted, OfferMade],
    needs: ['table:write'],
  },
  'properties-on-draft-changed': {
    entry: 'functions/listings/properties/subscribers/on-draft-changed.ts',
    on: [DraftCreated, DraftUpdated, DraftDeleted],
    needs: ['table:read', 'scheduler'],
  },
  'properties-on-draft-reminder-due': {
    entry: 'functions/listings/properties/subscribers/on-draft-reminder-due.ts',
    on: [DraftReminderDue],
    needs: ['table:write'],
  },
  'favourites-on-property-changed': {
    entry: 'functions/deals/favourites/subscribers/on-property-changed.ts',
    on: [PropertyPriceChanged, PropertyPublished],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'favourites-on-account-deleted': {
    entry: 'functions/deals/favourites/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account-changed': {
    entry: 'functions/listings/properties/subscribers/on-account-changed.ts',
    on: [AccountChanged, AccountDeleted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account-blocked': {
    entry: 'functions/trust/listing-reviews/subscribers/on-account-blocked.ts',
    on: [AccountBlocked, AccountUnblocked],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account-deletion-asked': {
    entry: 'functions/listings/properties/subscribers/on-account-deletion-requested.ts',
    on: [AccountDeletionRequested],
    needs: ['table:write'],
  },
  'viewings-on-viewing-changed': {
    entry: 'functions/deals/viewings/subscribers/on-viewing-changed.ts',
    on: viewingChangeEvents,
    needs: ['table:write', 'scheduler'],
  },
  'viewings-on-viewing-due': {
    entry: 'functions/deals/viewings/subscribers/on-viewing-due.ts',
    on: [ViewingHoldDue, ViewingReminderDue],
    needs: ['table:write', 'idempotency'],
  },
  'viewings-on-slot-changed': {
    entry: 'functions/deals/viewings/subscribers/on-slot-changed.ts',
    on: [SlotChanged, SlotCancelled],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'viewings-on-property-changed-or-offer-accepted': {
    entry: 'functions/deals/offers/subscribers/on-offer-or-status-changed-cancel-viewings.ts',
    on: [PropertyStatusChanged, PropertyPublished, OfferAccepted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'viewings-on-account-closed-or-blocked': {
    entry: 'functions/deals/viewings/subscribers/on-account-closed-or-blocked.ts',
    on: [AccountDeletionRequested, AccountDeleted, AccountBlocked, UserBlocked],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'offers-on-offer-accepted-or-fallen-through': {
    entry: 'functions/deals/offers/subscribers/on-offer-accepted-or-fallen-through.ts',
    on: acceptanceEvents,
    needs: ['table:write'],
  },
  'buying-on-account-deleted': {
    entry: 'functions/deals/buying/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'offers-on-property-or-account-closed': {
    entry: 'functions/deals/offers/subscribers/on-property-or-account-closed.ts',
    on: closingEvents,
    needs: ['table:write'],
  },
  'offers-on-deadline-changed': {
    entry: 'functions/deals/offers/subscribers/on-deadline-changed.ts',
    on: deadlineChangeEvents,
    needs: ['table:write', 'scheduler'],
  },
  'offers-on-deadline-reached': {
    entry: 'functions/deals/offers/subscribers/on-deadline-reached.ts',
    on: deadlineReachedEvents,
    needs: ['table:write'],
  },
  'search-on-property-changed-changed': {
    entry: 'functions/finding/search/subscribers/on-property-changed.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write'],
  },
  'property-pages-on-property-changed': {
    entry: 'functions/listings/properties/subscribers/on-property-changed-save-card.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write'],
  },
  'messages-on-event-post-card': {
    entry: 'functions/deals/messages/subscribers/on-event-post-card.ts',
    on: cardEvents,
    needs: ['table:write'],
  },
  'moderation-on-account-deleted': {
    entry: 'functions/trust/moderation/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'live-on-event-push': {
    entry: 'functions/people/live/subscribers/on-event-push.ts',
    on: liveEvents,
    needs: ['table:write', 'live'],
  },
  'live-on-session-end': {
    entry: 'functions/people/live/subscribers/on-session-end.ts',
    on: [AccountSignedOut, AccountPasswordReset, AccountBlocked, AccountDeleted],
    needs: ['table:write', 'live'],
  },
  'notifications-on-event-notify': {
    entry: 'functions/reach/notifications/subscribers/on-event-notify.ts',
    on: noticedEvents,
    needs: ['table:write'],
  },
  'notifications-on-event-send-mail': {
    entry: 'functions/reach/notifications/subscribers/on-event-send-mail.ts',
    on: mailedEvents,
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    atOnce: 5,
    timeoutSeconds: 30,
  },
  'notifications-on-memorandum-issued-send-mail': {
    entry: 'functions/reach/notifications/subscribers/on-memorandum-issued-send-mail.ts',
    on: [MemorandumIssued],
    needs: ['table:write', 'mail', 'operator', 'vault:seal-unsubscribe'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'notifications-on-message-sent-or-read-sent-or-read': {
    entry: 'functions/reach/notifications/subscribers/on-message-sent-or-read.ts',
    on: [MessageSent, MessagesRead],
    needs: ['table:write', 'scheduler'],
  },
  'notifications-on-digest-due': {
    entry: 'functions/reach/notifications/subscribers/on-digest-due.ts',
    on: [MessageDigestDue],
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'notifications-on-account-deleted': {
    entry: 'functions/reach/notifications/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'audit-on-event-append-entry': {
    entry: 'functions/people/audit/subscribers/on-event-append-entry.ts',
    on: auditedEvents,
    needs: ['table:read', 'property-trail:append'],
  },
  'sales-on-offer-changed': {
    entry: 'functions/deals/sales/subscribers/on-offer-changed.ts',
    on: [OfferAccepted, OfferChangeAgreed, OfferFellThrough],
    needs: ['table:write'],
  },
  'sales-on-memorandum-issued': {
    entry: 'functions/deals/sales/subscribers/on-memorandum-issued.ts',
    on: [MemorandumIssued],
    needs: ['table:write', 'papers:write', 'operator'],
  },
} as const satisfies Record<string, Subscriber>;
