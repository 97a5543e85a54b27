import {
  AccountChanged,
  AccountDeleted,
  AccountDeletionAsked,
  AccountPasswordReset,
  AccountSignedOut,
} from '../events/account.ts';
import { FavouriteRemoved, FavouriteSaved } from '../events/favourite.ts';
import { MessageDigestDue, MessageSent, MessagesRead } from '../events/message.ts';
import { ReportFiled, UserBlocked } from '../events/moderation.ts';
import { OfferAccepted, OfferChangeAgreed, OfferFellThrough, OfferMade } from '../events/offer.ts';
import { PackageActivated, PackageExpired, PackageResumed } from '../events/package.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../events/property.ts';
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
import { liveEvents } from './live/hints.ts';
import { noticedEvents } from './notifications/notices.ts';
import { moments } from './messages/cards.ts';
import { deadlines, dues, endings, turns } from './offers/heard.ts';
import { viewingTurns } from './viewings/turns.ts';
import type { Subscriber } from './manifest-kinds.ts';

/** Reactions to events, each with a queue of its own for what it could not do. */
export const subscribers = {
  'properties-on-package-activated': {
    entry: 'functions/properties/on-package-activated.ts',
    on: [PackageActivated, PackageResumed],
    needs: ['table:write', 'idempotency'],
  },
  'properties-on-package-expired': {
    entry: 'functions/properties/on-package-expired.ts',
    on: [PackageExpired],
    needs: ['table:write', 'idempotency'],
  },
  'properties-on-favourite': {
    entry: 'functions/properties/on-favourite.ts',
    on: [FavouriteSaved, FavouriteRemoved],
    needs: ['table:write', 'idempotency'],
  },
  'properties-on-deal': {
    entry: 'functions/properties/on-deal.ts',
    on: [MessageSent, ViewingRequested, ViewingWaitlisted, OfferMade],
    needs: ['table:write', 'idempotency'],
  },
  'favourites-on-account-deleted': {
    entry: 'functions/favourites/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'properties-on-account': {
    entry: 'functions/properties/on-account.ts',
    on: [AccountChanged, AccountDeleted],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'properties-on-account-deletion-asked': {
    entry: 'functions/properties/on-account-deletion-asked.ts',
    on: [AccountDeletionAsked],
    needs: ['table:write', 'idempotency'],
  },
  'viewings-on-viewing': {
    entry: 'functions/viewings/on-viewing.ts',
    on: viewingTurns,
    needs: ['table:write', 'idempotency', 'scheduler'],
  },
  'viewings-on-due': {
    entry: 'functions/viewings/on-due.ts',
    on: [ViewingHoldDue, ViewingReminderDue],
    needs: ['table:write', 'idempotency'],
  },
  'viewings-on-slot': {
    entry: 'functions/viewings/on-slot.ts',
    on: [SlotChanged, SlotCancelled],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'viewings-on-property': {
    entry: 'functions/viewings/on-property.ts',
    on: [PropertyStatusChanged, PropertyPublished, OfferAccepted],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'viewings-on-person': {
    entry: 'functions/viewings/on-person.ts',
    on: [AccountDeletionAsked, AccountDeleted, UserBlocked],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'offers-on-acceptance': {
    entry: 'functions/offers/on-acceptance.ts',
    on: turns,
    needs: ['table:write', 'idempotency'],
  },
  'offers-on-ending': {
    entry: 'functions/offers/on-ending.ts',
    on: endings,
    needs: ['table:write', 'idempotency'],
  },
  'offers-on-deadline': {
    entry: 'functions/offers/on-deadline.ts',
    on: deadlines,
    needs: ['table:write', 'idempotency', 'scheduler'],
  },
  'offers-on-due': {
    entry: 'functions/offers/on-due.ts',
    on: dues,
    needs: ['table:write', 'idempotency'],
  },
  'search-on-property': {
    entry: 'functions/search/on-property.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write', 'idempotency'],
  },
  'messages-on-moment': {
    entry: 'functions/messages/on-moment.ts',
    on: moments,
    needs: ['table:write', 'idempotency'],
  },
  'moderation-on-report-filed': {
    entry: 'functions/moderation/on-report-filed.ts',
    on: [ReportFiled],
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'moderation-on-account-deleted': {
    entry: 'functions/moderation/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'idempotency'],
  },
  'live-on-event': {
    entry: 'functions/live/on-event.ts',
    on: liveEvents,
    needs: ['table:write', 'idempotency', 'live'],
  },
  'live-on-sign-out': {
    entry: 'functions/live/on-sign-out.ts',
    on: [AccountSignedOut, AccountPasswordReset, AccountDeleted],
    needs: ['table:write', 'idempotency', 'live'],
  },
  'notifications-on-moment': {
    entry: 'functions/notifications/on-moment.ts',
    on: noticedEvents,
    needs: ['table:write', 'idempotency'],
  },
  'notifications-on-moment-mail': {
    entry: 'functions/notifications/on-moment-mail.ts',
    on: noticedEvents,
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'notifications-on-message': {
    entry: 'functions/notifications/on-message.ts',
    on: [MessageSent, MessagesRead],
    needs: ['table:write', 'idempotency', 'scheduler'],
  },
  'notifications-on-digest-due': {
    entry: 'functions/notifications/on-digest-due.ts',
    on: [MessageDigestDue],
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'notifications-on-account-deleted': {
    entry: 'functions/notifications/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'idempotency'],
  },
  'audit-on-moment': {
    entry: 'functions/audit/on-moment.ts',
    on: auditedEvents,
    needs: ['table:write', 'idempotency'],
  },
  'packages-on-property': {
    entry: 'functions/packages/on-property.ts',
    on: [PropertyStatusChanged, PropertyPublished],
    needs: ['table:write', 'idempotency'],
  },
  'sales-on-offer': {
    entry: 'functions/sales/on-offer.ts',
    on: [OfferAccepted, OfferChangeAgreed, OfferFellThrough],
    needs: ['table:write', 'idempotency'],
  },
  'sales-on-memorandum-issued': {
    entry: 'functions/sales/on-memorandum-issued.ts',
    on: [MemorandumIssued],
    needs: ['table:write', 'idempotency', 'papers:write'],
  },
} as const satisfies Record<string, Subscriber>;
