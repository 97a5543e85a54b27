import {
  AccountChanged,
  AccountDeleted,
  AccountDeletionAsked,
  AccountPasswordReset,
  AccountSignedOut,
} from '../events/account.ts';
import type { EventType } from '../events/define.ts';
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
import { accountRoutes } from './accounts/contract.ts';
import { auditedEvents } from './audit/audit.ts';
import { favouriteRoutes } from './favourites/contract.ts';
import { liveRoutes } from './live/contract.ts';
import { liveEvents } from './live/hints.ts';
import { noticedEvents } from './notifications/notices.ts';
import { notificationRoutes } from './notifications/contract.ts';
import { moments } from './messages/cards.ts';
import { messageRoutes } from './messages/contract.ts';
import { moderationRoutes } from './moderation/contract.ts';
import { offerRoutes } from './offers/contract.ts';
import { deadlines, dues, endings, turns } from './offers/heard.ts';
import { packageRoutes } from './packages/contract.ts';
import { propertyRoutes } from './properties/contract.ts';
import { saleRoutes } from './sales/contract.ts';
import { searchRoutes } from './search/contract.ts';
import type { Routes } from './shared/contract.ts';
import { viewingRoutes } from './viewings/contract.ts';
import { viewingTurns } from './viewings/turns.ts';

/** What a function may reach; infra/ turns each into grants and environment, and nothing else is granted. */
export type Need =
  | 'table:read'
  | 'table:write'
  | 'idempotency'
  /** Sign people up and in, mail them codes, read and change their sign-in. */
  | 'identity'
  /** Verify tokens itself, for calls that a visitor may make too. */
  | 'tokens'
  /** Put originals where the picture maker finds them. */
  | 'uploads'
  /** Read originals, write pictures, remove both. */
  | 'pictures'
  /** Read and write the search snapshot. */
  | 'snapshot:read'
  | 'snapshot:write'
  | 'mail'
  /** Name the site and the address that its mails come from. */
  | 'site'
  | 'address-lookup'
  /** Link to private documents, which their two sides may open. */
  | 'documents'
  /** Link to memoranda of sale, and keep them. */
  | 'papers:read'
  | 'papers:write'
  /** Tell an event at a later time, or take it back. */
  | 'scheduler'
  /** Send to live connections, and end them. */
  | 'live'
  /** Put events on the bus: the relay alone. */
  | 'bus';

interface Func {
  /** The file that exports `handler`. */
  readonly entry: `functions/${string}.ts`;
  readonly needs: readonly Need[];
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}
export interface ApiGroup extends Func {
  readonly routes: Routes;
}
export interface Subscriber extends Func {
  readonly on: readonly EventType[];
}
export interface Schedule extends Func {
  readonly every: `rate(${string})` | `cron(${string})`;
}
export type Trigger = 'preSignUp' | 'postConfirmation' | 'customMessage';

/** One Lambda function per API group. */
export const apis = {
  accounts: {
    entry: 'functions/accounts/handler.ts',
    routes: accountRoutes,
    needs: ['table:write', 'idempotency', 'identity', 'mail'],
  },
  properties: {
    entry: 'functions/properties/handler.ts',
    routes: propertyRoutes,
    memoryMb: 1024,
    needs: ['table:write', 'idempotency', 'tokens', 'uploads', 'address-lookup'],
  },
  packages: {
    entry: 'functions/packages/handler.ts',
    routes: packageRoutes,
    needs: ['table:write', 'idempotency'],
  },
  favourites: {
    entry: 'functions/favourites/handler.ts',
    routes: favouriteRoutes,
    needs: ['table:write', 'idempotency'],
  },
  offers: {
    entry: 'functions/offers/handler.ts',
    routes: offerRoutes,
    needs: ['table:write', 'idempotency', 'documents'],
  },
  viewings: {
    entry: 'functions/viewings/handler.ts',
    routes: viewingRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'site'],
  },
  messages: {
    entry: 'functions/messages/handler.ts',
    routes: messageRoutes,
    needs: ['table:write', 'idempotency', 'documents'],
  },
  moderation: {
    entry: 'functions/moderation/handler.ts',
    routes: moderationRoutes,
    needs: ['table:write', 'idempotency', 'tokens'],
  },
  notifications: {
    entry: 'functions/notifications/handler.ts',
    routes: notificationRoutes,
    needs: ['table:write', 'idempotency'],
  },
  search: {
    entry: 'functions/search/handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read'],
  },
  live: {
    entry: 'functions/live/handler.ts',
    routes: liveRoutes,
    needs: ['table:write', 'idempotency'],
  },
  sales: {
    entry: 'functions/sales/handler.ts',
    routes: saleRoutes,
    needs: ['table:write', 'idempotency', 'mail', 'papers:read'],
  },
} as const satisfies Record<string, ApiGroup>;

/** The live channel: what answers when a connection begins, says something or ends. */
export const sockets = {
  entry: 'functions/live/on-socket.ts',
  needs: ['table:write'],
} as const satisfies Func;

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

/** Work at fixed times. */
export const schedules = {
  'search-every-hour': {
    entry: 'functions/search/every-hour.ts',
    every: 'rate(1 hour)',
    needs: ['table:write', 'snapshot:write'],
    memoryMb: 3008,
    timeoutSeconds: 300,
  },
  'properties-every-day': {
    entry: 'functions/properties/every-day.ts',
    every: 'cron(15 3 * * ? *)',
    needs: ['table:write', 'pictures'],
    timeoutSeconds: 300,
  },
  'packages-every-day': {
    entry: 'functions/packages/every-day.ts',
    every: 'cron(5 3 * * ? *)',
    needs: ['table:write'],
    timeoutSeconds: 300,
  },
  'accounts-every-day': {
    entry: 'functions/accounts/every-day.ts',
    every: 'cron(30 3 * * ? *)',
    needs: ['table:write', 'identity', 'idempotency'],
    timeoutSeconds: 300,
  },
  'sales-every-day': {
    entry: 'functions/sales/every-day.ts',
    every: 'cron(0 8 * * ? *)',
    needs: ['table:write'],
    timeoutSeconds: 300,
  },
} as const satisfies Record<string, Schedule>;

/** Functions that Cognito calls. */
export const triggers = {
  preSignUp: { entry: 'functions/accounts/on-pre-sign-up.ts', needs: ['table:read'] },
  postConfirmation: { entry: 'functions/accounts/on-post-confirmation.ts', needs: ['table:write'] },
  customMessage: { entry: 'functions/accounts/on-custom-message.ts', needs: [] },
} as const satisfies Record<Trigger, Func>;

/** From the table's stream to the bus, and from the bucket's uploads to pictures. */
export const plumbing = {
  relay: { entry: 'functions/shared/relay.ts', needs: ['bus'] },
  pictures: {
    entry: 'functions/properties/on-upload.ts',
    needs: ['table:write', 'pictures'],
    memoryMb: 3008,
    timeoutSeconds: 120,
  },
} as const satisfies Record<string, Func>;
