import {
  AccountBlocked,
  AccountChanged,
  AccountDeleted,
  AccountDeletionAsked,
  AccountPasswordReset,
  AccountRegistered,
  AccountSignedOut,
  AccountVerified,
} from '../events/account.ts';
import { FavouriteRemoved, FavouriteSaved } from '../events/favourite.ts';
import { MessageDigestDue, MessageSent, MessagesRead } from '../events/message.ts';
import { ReportFiled, UserBlocked } from '../events/moderation.ts';
import { OfferAccepted, OfferChangeAgreed, OfferFellThrough, OfferMade } from '../events/offer.ts';
import {
  PackageActivated,
  PackageCancelled,
  PackageExpired,
  PackageFeatureEnded,
  PackagePaid,
  PackageRefundDue,
  PackageResumed,
} from '../events/package.ts';
import {
  LedgerDiffers,
  PaymentDisputeClosed,
  PaymentDisputed,
  PaymentFailed,
  PaymentRefundFailed,
  PaymentRefunded,
  PaymentReported,
  PaymentSucceeded,
  ReceiptIssued,
} from '../events/payment.ts';
import {
  PropertyChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../events/property.ts';
import { AffiliateApplied, ReferralDue } from '../events/referral.ts';
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
    on: [PackageActivated, PackageResumed, PackageFeatureEnded],
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
  'favourites-on-home': {
    entry: 'functions/favourites/on-home.ts',
    on: [PropertyPriceChanged, PropertyPublished],
    needs: ['table:write', 'idempotency'],
    timeoutSeconds: 60,
  },
  'favourites-on-account-deleted': {
    entry: 'functions/favourites/on-account-deleted.ts',
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
    on: [AccountDeletionAsked, AccountDeleted, UserBlocked],
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
  'moderation-on-report-filed': {
    entry: 'functions/moderation/on-report-filed.ts',
    on: [ReportFiled],
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'moderation-on-account-deleted': {
    entry: 'functions/moderation/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'live-on-event': {
    entry: 'functions/live/on-event.ts',
    on: liveEvents,
    needs: ['table:write', 'live'],
  },
  'live-on-sign-out': {
    entry: 'functions/live/on-sign-out.ts',
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
    needs: ['table:write', 'mail'],
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
    needs: ['table:write', 'mail'],
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
  'packages-on-property': {
    entry: 'functions/packages/on-property.ts',
    on: [PropertyStatusChanged, PropertyPublished],
    needs: ['table:write'],
  },
  'payments-on-report': {
    entry: 'functions/payments/on-report.ts',
    on: [PaymentReported],
    needs: ['table:write', 'cards', 'wallet'],
    timeoutSeconds: 60,
  },
  'payments-on-failed': {
    entry: 'functions/payments/on-failed.ts',
    on: [PaymentFailed],
    needs: ['table:write', 'cards'],
    timeoutSeconds: 60,
  },
  'payments-on-refund-due': {
    entry: 'functions/payments/on-refund-due.ts',
    on: [PackageRefundDue],
    needs: ['table:write', 'cards', 'wallet'],
    timeoutSeconds: 60,
  },
  'packages-on-paid': {
    entry: 'functions/packages/on-paid.ts',
    on: [PackagePaid],
    needs: ['table:write'],
  },
  'packages-on-payment': {
    entry: 'functions/packages/on-payment.ts',
    on: [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed],
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
    needs: ['table:write', 'papers:write'],
  },
  'referrals-on-registered': {
    entry: 'functions/referrals/on-registered.ts',
    on: [AccountRegistered, AccountVerified],
    needs: ['table:write'],
  },
  'referrals-on-paid': {
    entry: 'functions/referrals/on-paid.ts',
    on: [PackagePaid],
    needs: ['table:write', 'scheduler'],
  },
  'referrals-on-due': {
    entry: 'functions/referrals/on-due.ts',
    on: [ReferralDue],
    needs: ['table:write', 'scheduler'],
  },
  'referrals-on-refunded': {
    entry: 'functions/referrals/on-refunded.ts',
    on: [PaymentRefunded],
    needs: ['table:write'],
  },
  'referrals-on-applied': {
    entry: 'functions/referrals/on-applied.ts',
    on: [AffiliateApplied],
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'referrals-on-account-deleted': {
    entry: 'functions/referrals/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'carbon-on-paid': {
    entry: 'functions/carbon/on-paid.ts',
    on: [PackagePaid],
    needs: ['table:write', 'carbon'],
    timeoutSeconds: 30,
  },
  'payments-on-receipt-due': {
    entry: 'functions/payments/on-receipt-due.ts',
    on: [PaymentSucceeded, PaymentRefunded],
    needs: ['table:write', 'issuer'],
    timeoutSeconds: 60,
  },
  'payments-on-receipt-issued': {
    entry: 'functions/payments/on-receipt-issued.ts',
    on: [ReceiptIssued],
    needs: ['table:write', 'papers:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
  'payments-on-trouble': {
    entry: 'functions/payments/on-trouble.ts',
    on: [LedgerDiffers, PaymentRefundFailed, PaymentDisputed],
    needs: [],
  },
} as const satisfies Record<string, Subscriber>;
