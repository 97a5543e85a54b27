import { chainRoutes } from '../../deals/chains/contract.ts';
import { identityCheckRoutes } from '../../deals/identity-checks/contract.ts';
import { jointHomeRoutes } from '../../deals/joint-homes/contract.ts';
import { messageRoutes } from '../../deals/messages/contract.ts';
import { offerRoutes } from '../../deals/offers/contract.ts';
import { salePackRoutes } from '../../deals/sale-packs/contract.ts';
import { saleRoutes } from '../../deals/sales/contract.ts';
import { reservationRoutes } from '../../deals/sales/reservation-contract.ts';
import { viewingRoutes } from '../../deals/viewings/contract.ts';
import { areaFactRoutes } from '../../finding/area-facts/contract.ts';
import { homeRecordRoutes } from '../../finding/home-records/contract.ts';
import { savedSearchRoutes } from '../../finding/saved-searches/contract.ts';
import { searchRoutes } from '../../finding/search/contract.ts';
import { travelTimeRoutes } from '../../finding/travel-times/contract.ts';
import { jointOwnerRoutes } from '../../listings/joint-owners/contract.ts';
import { pictureRoutes, propertyRoutes } from '../../listings/properties/contract.ts';
import { carbonRoutes } from '../../money/carbon/contract.ts';
import { couponRoutes } from '../../money/coupons/contract.ts';
import { packageRoutes } from '../../money/packages/contract.ts';
import { paymentRoutes } from '../../money/payments/contract.ts';
import { paypalRoutes } from '../../money/payments/paypal-contract.ts';
import { referralRoutes } from '../../money/referrals/contract.ts';
import { configurationRoutes } from '../../people/configuration/contract.ts';
import { consentRoutes } from '../../people/consents/contract.ts';
import { liveRoutes } from '../../people/live/contract.ts';
import { signatureRoutes } from '../../people/signatures/contract.ts';
import { calendarFeedRoutes } from '../../reach/calendar-feeds/contract.ts';
import { dataExportRoutes } from '../../reach/data-exports/contract.ts';
import { staffRoutes } from '../../reach/staff/contract.ts';
import { blogRoutes, blogStaffRoutes } from '../../trust/blog/contract.ts';
import { caseRoutes } from '../../trust/cases/contract.ts';
import { enquiryRoutes } from '../../trust/enquiries/contract.ts';
import { listingReviewRoutes } from '../../trust/listing-reviews/contract.ts';
import { moderationRoutes } from '../../trust/moderation/contract.ts';
import { buyerChecks } from './buyer-checks.ts';
import { notifications, pushNotices, webhooks } from './notices.ts';
import { ownershipChecks } from './ownership.ts';
import { brochures } from './pages.ts';
import { accountGroups, peopleGroups } from './people.ts';
import { ownAdverts, portals } from './portals.ts';
import { savedHomes } from './saved-homes.ts';
import { scottishHomes } from './scottish-homes.ts';
import type { ApiGroup } from './types.ts';

export { infrastructureFunctions, triggers } from './infrastructure.ts';
export { pageParameters, sharedDocuments, sitePages } from './pages.ts';
export { schedules } from './schedules.ts';
export { searchClusterFunctions } from './search-cluster.ts';
export { sockets } from './sockets.ts';
export { subscribers, type SubscriberName } from './subscribers.ts';

/** One Lambda function per API group. */
export const apis = {
  ...accountGroups,
  properties: {
    entry: 'functions/delivery/api/properties.ts',
    routes: propertyRoutes,
    memoryMb: 1024,
    needs: ['table:write', 'idempotency', 'tokens', 'uploads', 'address-lookup', 'sold-prices'],
  },
  pictures: {
    entry: 'functions/listings/properties/picture-handler.ts',
    routes: pictureRoutes,
    memoryMb: 3008,
    timeoutSeconds: 29,
    needs: ['table:write', 'idempotency', 'pictures'],
  },
  'buyer-checks': buyerChecks,
  'listing-reviews': {
    entry: 'functions/trust/listing-reviews/handler.ts',
    routes: listingReviewRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'documents'],
  },
  jointHomes: {
    entry: 'functions/deals/joint-homes/handler.ts',
    routes: jointHomeRoutes,
    needs: ['table:write', 'idempotency', 'papers:read'],
  },
  jointOwners: {
    entry: 'functions/listings/joint-owners/handler.ts',
    routes: jointOwnerRoutes,
    needs: [
      'table:write',
      'idempotency',
      'tokens',
      'vault:open-owner-invitation',
      'papers:read',
      'papers:write',
      'signatures:append',
      'operator',
    ],
  },
  homeRecords: {
    entry: 'functions/finding/home-records/handler.ts',
    routes: homeRecordRoutes,
    needs: ['table:write', 'tokens', 'public-registers'],
    timeoutSeconds: 15,
  },
  areaFacts: {
    entry: 'functions/finding/area-facts/handler.ts',
    routes: areaFactRoutes,
    needs: ['table:write', 'area-sources'],
    timeoutSeconds: 15,
  },
  travelTimes: {
    entry: 'functions/finding/travel-times/handler.ts',
    routes: travelTimeRoutes,
    needs: ['table:write', 'travel-times'],
    timeoutSeconds: 15,
  },
  portals,
  ownAdverts,
  brochures,
  packages: {
    entry: 'functions/delivery/api/packages.ts',
    routes: packageRoutes,
    needs: ['table:write', 'idempotency'],
  },
  coupons: {
    entry: 'functions/delivery/api/coupons.ts',
    routes: couponRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  payments: {
    entry: 'functions/money/payments/handler.ts',
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
    entry: 'functions/money/payments/paypal-handler.ts',
    routes: paypalRoutes,
    needs: ['table:write', 'books:append', 'idempotency', 'wallet', 'cards', 'site'],
    reservedPercent: 5,
    timeoutSeconds: 29,
  },
  ...savedHomes,
  offers: {
    entry: 'functions/delivery/api/offers.ts',
    routes: offerRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'documents'],
  },
  scottishHomes,
  viewings: {
    entry: 'functions/deals/viewings/handler.ts',
    routes: viewingRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'site'],
  },
  messages: {
    entry: 'functions/delivery/api/messages.ts',
    routes: messageRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'documents'],
  },
  moderation: {
    entry: 'functions/trust/moderation/handler.ts',
    routes: moderationRoutes,
    needs: ['table:write', 'idempotency'],
  },
  cases: {
    entry: 'functions/trust/cases/handler.ts',
    routes: caseRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens', 'documents'],
  },
  notifications,
  search: {
    entry: 'functions/finding/search/handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read', 'organisation-keys'],
  },
  savedSearches: {
    entry: 'functions/finding/saved-searches/handler.ts',
    routes: savedSearchRoutes,
    needs: ['table:write', 'idempotency', 'tokens'],
  },
  live: {
    entry: 'functions/people/live/handler.ts',
    routes: liveRoutes,
    needs: ['table:write', 'idempotency'],
  },
  referrals: {
    entry: 'functions/money/referrals/handler.ts',
    routes: referralRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'site'],
  },
  carbon: {
    entry: 'functions/money/carbon/handler.ts',
    routes: carbonRoutes,
    needs: ['table:write', 'idempotency', 'carbon'],
    timeoutSeconds: 30,
  },
  blog: {
    entry: 'functions/trust/blog/handler.ts',
    routes: blogRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens', 'site'],
  },
  blogDesk: {
    entry: 'functions/trust/blog/staff-handler.ts',
    routes: blogStaffRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  salePacks: {
    entry: 'functions/delivery/api/sale-packs.ts',
    routes: salePackRoutes,
    needs: [
      'table:write',
      'idempotency',
      'documents',
      'papers:read',
      'vault:open-solicitor-invitation',
      'public-registers',
      'operator',
    ],
    timeoutSeconds: 15,
  },
  sales: {
    entry: 'functions/deals/sales/handler.ts',
    routes: saleRoutes,
    needs: [
      'table:write',
      'idempotency',
      'tokens',
      'mail',
      'documents',
      'papers:read',
      'operator',
      'vault:solicitor-invitation',
    ],
  },
  signatures: {
    entry: 'functions/delivery/api/signatures.ts',
    routes: { ...signatureRoutes, ...reservationRoutes },
    needs: ['table:write', 'idempotency', 'papers:read', 'signatures:append', 'signing-provider'],
    timeoutSeconds: 29,
  },
  chains: {
    entry: 'functions/deals/chains/handler.ts',
    routes: chainRoutes,
    needs: ['table:write', 'idempotency', 'mail'],
  },
  staff: {
    entry: 'functions/reach/staff/handler.ts',
    routes: staffRoutes,
    needs: ['table:write', 'books:read', 'trails:read', 'staff-acts:append', 'idempotency', 'identity'],
  },
  ...peopleGroups,
  configuration: {
    entry: 'functions/people/configuration/handler.ts',
    routes: configurationRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency'],
  },
  consents: {
    entry: 'functions/people/consents/handler.ts',
    routes: consentRoutes,
    needs: ['table:write', 'idempotency'],
  },
  calendarFeeds: {
    entry: 'functions/reach/calendar-feeds/handler.ts',
    routes: calendarFeedRoutes,
    needs: ['table:write', 'idempotency', 'site'],
  },
  webhooks,
  pushNotices,
  dataExports: {
    entry: 'functions/reach/data-exports/handler.ts',
    routes: dataExportRoutes,
    needs: ['table:write', 'idempotency', 'exports:read'],
  },
  identityChecks: {
    entry: 'functions/deals/identity-checks/handler.ts',
    routes: identityCheckRoutes,
    needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'identity-provider', 'site'],
    reservedPercent: 2,
    timeoutSeconds: 29,
  },
  ownershipChecks,
  enquiries: {
    entry: 'functions/trust/enquiries/handler.ts',
    routes: enquiryRoutes,
    needs: ['table:write', 'staff-acts:append', 'idempotency', 'tokens'],
  },
} as const satisfies Record<string, ApiGroup>;
