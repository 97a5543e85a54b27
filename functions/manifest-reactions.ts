import {
  AccountBlocked,
  AccountChanged,
  AccountDeleted,
  AccountDeletionAsked,
  AccountPasswordReset,
  AccountSignedOut,
  AccountUnblocked,
} from '../events/account.ts';
import { FavouriteRemoved, FavouriteSaved } from '../events/favourite.ts';
import { MessageDigestDue, MessageSent, MessagesRead } from '../events/message.ts';
import { UserBlocked } from '../events/moderation.ts';
import { OfferAccepted, OfferChangeAgreed, OfferFellThrough, OfferMade } from '../events/offer.ts';
import {
  PackageActivated,
  PackageCancelled,
  PackageExpired,
  PackageFeatureEnded,
  PackageResumed,
} from '../events/package.ts';
import {
  PropertyChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../events/property.ts';
import { MemorandumIssued } from '../events/sale.ts';
import {
  SlotCancelled,
  SlotChanged,
  ViewingHoldDue,
  ViewingReminderDue,
  ViewingRequested,
  ViewingWaitlisted,
} from '../events/viewing.ts';
import { auditedEvents } from './audit/audit.ts';
import { liveEvents } from './live/domain/hint-rules.ts';
import { noticedEvents } from './notifications/notices.ts';
import { moments } from './messages/cards.ts';
import { deadlines, dues, endings, turns } from './offers/heard.ts';
import { viewingTurns } from './viewings/turns.ts';
import type { Subscriber } from './manifest-kinds.ts';

/** Reactions to events of homes, people and deals, each with a queue of its own for what it could not do. */
export const marketReactions = {
  'properties-on-package-activated': {
    entry: 'functions/properties/on-package-activated.ts',
    on: [PackageActivated, PackageResumed, PackageCancelled, PackageFeatureEnded],
    needs: ['table:write'],
  },
  'properties-on-package-expired': {
    entry: 'functions/properties/on-package-expired.ts',
    on: [PackageExpired, PackageCancelled],
    needs: ['table:write'],
  },
  'properties-on-favourite': {
    entry: 'functions/properties/on-favourite.ts',
    on: [FavouriteSaved, FavouriteRemoved],
    needs: ['table:write'],
  },
  'properties-on-deal': {
    entry: 'functions/properties/on-deal.ts',
    on: [MessageSent, ViewingRequested, ViewingWaitlisted, OfferMade],
    needs: ['table:write'],
  },
  'favourites-on-property-changed': {
    entry: 'functions/favourites/subscribers/on-property-changed.ts',
    on: [PropertyPriceChanged, PropertyPublished],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'favourites-on-account-deleted': {
    entry: 'functions/favourites/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account': {
    entry: 'functions/properties/on-account.ts',
    on: [AccountChanged, AccountDeleted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account-blocked': {
    entry: 'functions/properties/on-account-blocked.ts',
    on: [AccountBlocked, AccountUnblocked],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'properties-on-account-deletion-asked': {
    entry: 'functions/properties/on-account-deletion-asked.ts',
    on: [AccountDeletionAsked],
    needs: ['table:write'],
  },
  'viewings-on-viewing': {
    entry: 'functions/viewings/on-viewing.ts',
    on: viewingTurns,
    needs: ['table:write', 'scheduler'],
  },
  'viewings-on-due': {
    entry: 'functions/viewings/on-due.ts',
    on: [ViewingHoldDue, ViewingReminderDue],
    needs: ['table:write', 'idempotency'],
  },
  'viewings-on-slot': {
    entry: 'functions/viewings/on-slot.ts',
    on: [SlotChanged, SlotCancelled],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'viewings-on-property': {
    entry: 'functions/viewings/on-property.ts',
    on: [PropertyStatusChanged, PropertyPublished, OfferAccepted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'viewings-on-person': {
    entry: 'functions/viewings/on-person.ts',
    on: [AccountDeletionAsked, AccountDeleted, AccountBlocked, UserBlocked],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'offers-on-acceptance': {
    entry: 'functions/offers/on-acceptance.ts',
    on: turns,
    needs: ['table:write'],
  },
  'offers-on-ending': {
    entry: 'functions/offers/on-ending.ts',
    on: endings,
    needs: ['table:write'],
  },
  'offers-on-deadline': {
    entry: 'functions/offers/on-deadline.ts',
    on: deadlines,
    needs: ['table:write', 'scheduler'],
  },
  'offers-on-due': {
    entry: 'functions/offers/on-due.ts',
    on: dues,
    needs: ['table:write'],
  },
  'search-on-property': {
    entry: 'functions/search/on-property.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write'],
  },
  'messages-on-moment': {
    entry: 'functions/messages/on-moment.ts',
    on: moments,
    needs: ['table:write'],
  },
  'moderation-on-account-deleted': {
    entry: 'functions/moderation/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'live-on-event-push': {
    entry: 'functions/live/subscribers/on-event-push.ts',
    on: liveEvents,
    needs: ['table:write', 'live'],
  },
  'live-on-session-end': {
    entry: 'functions/live/subscribers/on-session-end.ts',
    on: [AccountSignedOut, AccountPasswordReset, AccountBlocked, AccountDeleted],
    needs: ['table:write', 'live'],
  },
  'notifications-on-moment': {
    entry: 'functions/notifications/on-moment.ts',
    on: noticedEvents,
    needs: ['table:write'],
  },
  'notifications-on-moment-mail': {
    entry: 'functions/notifications/on-moment-mail.ts',
    on: noticedEvents,
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    timeoutSeconds: 30,
  },
  'notifications-on-message': {
    entry: 'functions/notifications/on-message.ts',
    on: [MessageSent, MessagesRead],
    needs: ['table:write', 'scheduler'],
  },
  'notifications-on-digest-due': {
    entry: 'functions/notifications/on-digest-due.ts',
    on: [MessageDigestDue],
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    timeoutSeconds: 30,
  },
  'notifications-on-account-deleted': {
    entry: 'functions/notifications/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'audit-on-moment': {
    entry: 'functions/audit/on-moment.ts',
    on: auditedEvents,
    needs: ['table:write'],
  },
  'sales-on-offer': {
    entry: 'functions/sales/on-offer.ts',
    on: [OfferAccepted, OfferChangeAgreed, OfferFellThrough],
    needs: ['table:write'],
  },
  'sales-on-memorandum-issued': {
    entry: 'functions/sales/on-memorandum-issued.ts',
    on: [MemorandumIssued],
    needs: ['table:write', 'papers:write', 'operator'],
  },
} as const satisfies Record<string, Subscriber>;
