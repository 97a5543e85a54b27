import { accountRoutes } from '../accounts/contract.ts';
import { areaFactRoutes } from '../area-facts/contract.ts';
import { blogRoutes, blogStaffRoutes } from '../blog/contract.ts';
import { buyerCheckRoutes } from '../buyer-checks/contract.ts';
import { carbonRoutes } from '../carbon/contract.ts';
import { caseRoutes } from '../cases/contract.ts';
import { configurationRoutes } from '../configuration/contract.ts';
import { consentRoutes } from '../consents/contract.ts';
import { couponRoutes } from '../coupons/contract.ts';
import { dataExportRoutes } from '../data-exports/contract.ts';
import { enquiryRoutes } from '../enquiries/contract.ts';
import { favouriteRoutes } from '../favourites/contract.ts';
import { homeRecordRoutes } from '../home-records/contract.ts';
import { identityCheckRoutes } from '../identity-checks/contract.ts';
import { jointHomeRoutes } from '../joint-homes/contract.ts';
import { jointOwnerRoutes } from '../joint-owners/contract.ts';
import { listingReviewRoutes } from '../listing-reviews/contract.ts';
import { liveRoutes } from '../live/contract.ts';
import { notificationRoutes } from '../notifications/contract.ts';
import { messageRoutes } from '../messages/contract.ts';
import { moderationRoutes } from '../moderation/contract.ts';
import { offerRoutes } from '../offers/contract.ts';
import { packageRoutes } from '../packages/contract.ts';
import { paymentRoutes } from '../payments/contract.ts';
import { paypalRoutes } from '../payments/paypal-contract.ts';
import { pictureRoutes, propertyRoutes } from '../properties/contract.ts';
import { referralRoutes } from '../referrals/contract.ts';
import { salePackRoutes } from '../sale-packs/contract.ts';
import { saleRoutes } from '../sales/contract.ts';
import { savedSearchRoutes } from '../saved-searches/contract.ts';
import { searchRoutes } from '../search/contract.ts';
import { staffRoutes } from '../staff/contract.ts';
import { travelTimeRoutes } from '../travel-times/contract.ts';
import { twoStepRoutes } from '../two-step/contract.ts';
import { viewingRoutes } from '../viewings/contract.ts';
import { vaultRoutes } from '../vault/contract.ts';
import { ownershipChecks } from './ownership.ts';
import type { FunctionSpec, ApiGroup, Subscriber, Trigger } from './types.ts';

export { communitySubscribers } from './community-subscribers.ts';
export { pageParameters, sharedDocuments, sitePages } from './pages.ts';
export { paymentSubscribers } from './payment-subscribers.ts';
export { schedules } from './schedules.ts';
export { searchClusterFunctions } from './search-cluster.ts';
export { marketSubscribers } from './subscribers.ts';

/** One Lambda function per API group. */
export const apis = {
  accounts: {
    entry: 'functions/accounts/handler.ts',
    routes: { ...accountRoutes, ...twoStepRoutes },
    needs: [
      'table:write',
      'staff-acts:append',
      'idempotency',
      'identity',
      'sign-in',
      'mail',
      'vault:two-step',
    ],
    reservedPercent: 10,
  },
  properties: {
    entry: 'functions/properties/handler.ts',
    routes: propertyRoutes,
    memoryMb: 1024,
    needs: ['table:write', 'idempotency', 'tokens', 'uploads', 'address-lookup', 'sold-prices'],
  },
  pictures: {
    entry: 'functions/properties/picture-handler.ts',
    routes: pictureRoutes,
    memoryMb: 3008,
    timeoutSeconds: 29,
    needs: ['table:write', 'idempotency', 'pictures'],
  },
  'buyer-checks': {
    entry: 'functions/buyer-checks/handler.ts',
    routes: buyerCheckRoutes,
    needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'documents'],
  },
  'listing-reviews': {
    entry: 'functions/listing-reviews/handler.ts',
    routes: listingReviewRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'documents'],
  },
  jointHomes: {
    entry: 'functions/joint-homes/handler.ts',
    routes: jointHomeRoutes,
    needs: ['table:write', 'idempotency'],
  },
  jointOwners: {
    entry: 'functions/joint-owners/handler.ts',
    routes: jointOwnerRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'vault:open-owner-invitation'],
  },
  homeRecords: {
    entry: 'functions/home-records/handler.ts',
    routes: homeRecordRoutes,
    needs: ['table:write', 'tokens', 'public-registers'],
    timeoutSeconds: 15,
  },
  areaFacts: {
    entry: 'functions/area-facts/handler.ts',
    routes: areaFactRoutes,
    needs: ['table:write', 'area-sources'],
    timeoutSeconds: 15,
  },
  travelTimes: {
    entry: 'functions/travel-times/handler.ts',
    routes: travelTimeRoutes,
    needs: ['table:write', 'travel-times'],
    timeoutSeconds: 15,
  },
  packages: {
    entry: 'functions/packages/handler.ts',
    routes: packageRoutes,
    needs: ['table:write', 'idempotency'],
  },
  coupons: {
    entry: 'functions/coupons/handler.ts',
    routes: couponRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  payments: {
    entry: 'functions/payments/handler.ts',
    routes: paymentRoutes,
    needs: [
      'table:write',
      'books:read',
      'books:append',
      'idempotency',
      'cards',
      'wallet',
      'site',
      'papers:read',
    ],
    reservedPercent: 5,
    timeoutSeconds: 29,
  },
  wallet: {
    entry: 'functions/payments/paypal-handler.ts',
    routes: paypalRoutes,
    needs: ['table:write', 'books:append', 'idempotency', 'wallet', 'site'],
    reservedPercent: 5,
    timeoutSeconds: 29,
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
    needs: ['table:write', 'idempotency'],
  },
  cases: {
    entry: 'functions/cases/handler.ts',
    routes: caseRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens', 'documents'],
  },
  notifications: {
    entry: 'functions/notifications/handler.ts',
    routes: notificationRoutes,
    needs: ['table:write', 'idempotency', 'vault:open-unsubscribe'],
  },
  search: {
    entry: 'functions/search/handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read'],
  },
  savedSearches: {
    entry: 'functions/saved-searches/handler.ts',
    routes: savedSearchRoutes,
    needs: ['table:write', 'idempotency', 'tokens'],
  },
  live: {
    entry: 'functions/live/handler.ts',
    routes: liveRoutes,
    needs: ['table:write', 'idempotency'],
  },
  referrals: {
    entry: 'functions/referrals/handler.ts',
    routes: referralRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'site'],
  },
  carbon: {
    entry: 'functions/carbon/handler.ts',
    routes: carbonRoutes,
    needs: ['table:write', 'idempotency', 'carbon'],
    timeoutSeconds: 30,
  },
  blog: {
    entry: 'functions/blog/handler.ts',
    routes: blogRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens', 'site'],
  },
  blogDesk: {
    entry: 'functions/blog/staff-handler.ts',
    routes: blogStaffRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  salePacks: {
    entry: 'functions/sale-packs/handler.ts',
    routes: salePackRoutes,
    needs: ['table:write', 'idempotency', 'documents', 'papers:read', 'vault:open-solicitor-invitation'],
  },
  sales: {
    entry: 'functions/sales/handler.ts',
    routes: saleRoutes,
    needs: ['table:write', 'idempotency', 'mail', 'papers:read', 'operator', 'vault:solicitor-invitation'],
  },
  staff: {
    entry: 'functions/staff/handler.ts',
    routes: staffRoutes,
    needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'identity'],
  },
  vault: {
    entry: 'functions/vault/handler.ts',
    routes: vaultRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'vault'],
  },
  configuration: {
    entry: 'functions/configuration/handler.ts',
    routes: configurationRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  consents: {
    entry: 'functions/consents/handler.ts',
    routes: consentRoutes,
    needs: ['table:write', 'idempotency'],
  },
  dataExports: {
    entry: 'functions/data-exports/handler.ts',
    routes: dataExportRoutes,
    needs: ['table:write', 'idempotency', 'exports:read'],
  },
  identityChecks: {
    entry: 'functions/identity-checks/handler.ts',
    routes: identityCheckRoutes,
    needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'identity-provider', 'site'],
    reservedPercent: 2,
    timeoutSeconds: 29,
  },
  ownershipChecks,
  enquiries: {
    entry: 'functions/enquiries/handler.ts',
    routes: enquiryRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens'],
  },
} as const satisfies Record<string, ApiGroup>;

/** The live channel: handles the begin, the messages and the end of a connection. */
export const sockets = {
  entry: 'functions/live/socket-handler.ts',
  needs: ['table:write'],
} as const satisfies FunctionSpec;

/** Functions that Cognito calls. */
export const triggers = {
  preSignUp: { entry: 'functions/accounts/on-pre-sign-up.ts', needs: ['table:read'] },
  postConfirmation: { entry: 'functions/accounts/on-post-confirmation.ts', needs: ['table:write'] },
  preTokenGeneration: { entry: 'functions/accounts/on-pre-token-generation.ts', needs: [] },
} as const satisfies Record<Trigger, FunctionSpec>;

/** From the table's stream to the bus, and from uploads to pictures. */
export const infrastructureFunctions = {
  relay: { entry: 'functions/kernel/events/relay.ts', needs: ['bus', 'outbox:remove'] },
  pictures: {
    entry: 'functions/properties/subscribers/on-upload.ts',
    needs: ['table:write', 'pictures'],
    atOnce: 20,
    memoryMb: 3008,
    timeoutSeconds: 120,
  },
  recordChanges: { entry: 'functions/audit/subscribers/on-record-changed.ts', needs: [] },
  mailFailures: {
    entry: 'functions/accounts/subscribers/on-mail-failure.ts',
    needs: ['table:write'],
  },
  sentAlerts: {
    entry: 'functions/saved-searches/subscribers/on-mail-sent-finish-alert.ts',
    needs: ['table:write'],
  },
  scanResults: {
    entry: 'functions/properties/subscribers/on-scan-result.ts',
    needs: ['table:write', 'scanned-documents'],
  },
  failedPictures: {
    entry: 'functions/properties/subscribers/on-upload-failed.ts',
    needs: ['table:write', 'pictures'],
  },
} as const satisfies Record<string, FunctionSpec & Pick<Subscriber, 'atOnce'>>;
