import '../styles/own-pages.css';
import { staffPages } from '../features/staff/sections.ts';
import { withQueries } from '../lib/query.ts';
import type { RouteObject } from '../lib/router.ts';
import { paths } from '../site/paths.ts';
import { requireAccount, requireOrder } from './require-account.ts';
import { requireStaff } from './require-staff.ts';

const accountRoutes: RouteObject[] = [
  { path: paths.register, lazy: () => import('../features/accounts/register-page.tsx') },
  { path: paths.forgotPassword, lazy: () => import('../features/accounts/forgot-password-page.tsx') },
  { path: paths.resetPassword, lazy: () => import('../features/accounts/reset-password-page.tsx') },
  { path: paths.social, lazy: () => import('../features/accounts/social-page.tsx') },
  { path: paths.emailVerification, lazy: () => import('../features/accounts/email-verification-page.tsx') },
  { path: paths.usernameUnset, lazy: () => import('../features/accounts/username-unset-page.tsx') },
  { path: paths.blocked, lazy: () => import('../features/accounts/blocked-page.tsx') },
  { path: paths.dataLink, lazy: () => import('../features/accounts/data-link-page.tsx') },
  { path: paths.getStarted, lazy: () => import('../features/accounts/get-started-page.tsx') },
];

/**
 * Public pages outside the first page's route list; `early-build.ts` preloads them for visitors who arrive
 * there.
 */
const publicRoutes: RouteObject[] = [
  { path: paths.town(':place'), lazy: () => import('../features/search/town-page.tsx') },
  { path: paths.blog, lazy: () => import('../features/blog/blog-page.tsx') },
  { path: paths.posts, lazy: () => import('../features/blog/posts-page.tsx') },
  { path: paths.post(':slug'), lazy: () => import('../features/blog/post-page.tsx') },
  { path: paths.sell, lazy: () => import('../features/selling/sell-page.tsx') },
  { path: paths.compare, lazy: () => import('../features/property-page/compare/compare-page.tsx') },
  { path: paths.referral, lazy: () => import('../features/referrals/referral-page.tsx') },
  {
    path: paths.jointOwnerInvitation,
    lazy: () => import('../features/joint-owners/invitation-page.tsx'),
  },
  { path: paths.confirmSearch, lazy: () => import('../features/saved-searches/confirm-page.tsx') },
  { path: paths.stopAlerts, lazy: () => import('../features/saved-searches/stop-alerts-page.tsx') },
  { path: paths.saleLink, lazy: () => import('../features/sales/sale-link-page.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../features/notifications/unsubscribe-page.tsx') },
  { path: paths.help, lazy: () => import('../features/help/help-page.tsx') },
  { path: paths.contactUs, lazy: () => import('../features/help/contact-us-page.tsx') },
  { path: paths.conversation, lazy: () => import('../features/help/conversation-page.tsx') },
  { path: paths.complaints, lazy: () => import('../features/help/complaints-page.tsx') },
  { path: paths.becomeAffiliate, lazy: () => import('../features/referrals/become-an-affiliate-page.tsx') },
  { path: paths.transparency, lazy: () => import('../features/content/transparency-page.tsx') },
  { path: paths.reportCase(':id'), lazy: () => import('../features/cases/case-page.tsx') },
];

/** Pages of members with a form of their own for visitors. */
const mixedRoutes: RouteObject[] = [
  { path: paths.welcome, lazy: () => import('../features/accounts/welcome-page.tsx') },
  { path: paths.savedSearches, lazy: () => import('../features/saved-searches/saved-searches-page.tsx') },
  { path: paths.newHomes, lazy: () => import('../features/saved-searches/new-homes-page.tsx') },
  { path: paths.congratulations, lazy: () => import('../features/selling/congratulations-page.tsx') },
  { path: paths.mobileScreen, lazy: () => import('../features/selling/mobile-screen-page.tsx') },
];

/** Pages that are a form and no more. */
const formRoutes: RouteObject[] = [
  { path: paths.addProperty, lazy: () => import('../features/selling/add-property-page.tsx') },
  { path: paths.editProperty(':id'), lazy: () => import('../features/selling/edit-property-page.tsx') },
  { path: paths.ownership(':id'), lazy: () => import('../features/selling/ownership/ownership-page.tsx') },
  { path: paths.makeOffer({ id: ':id' }), lazy: () => import('../features/offers/make-offer-page.tsx') },
];

const memberRoutes: RouteObject[] = [
  { lazy: () => import('../features/accounts/leaving-page.tsx'), children: formRoutes },
  { path: paths.profile, lazy: () => import('../features/accounts/profile-page.tsx') },
  { path: paths.myListing, lazy: () => import('../features/selling/my-listing-page.tsx') },
  { path: paths.agenda, lazy: () => import('../features/selling/agenda-page.tsx') },
  { path: paths.ownListing(':id'), lazy: () => import('../features/selling/own-listing-page.tsx') },
  { path: paths.jointHome(':id'), lazy: () => import('../features/joint-owners/joint-home-page.tsx') },
  { path: paths.ownOffers(':id'), lazy: () => import('../features/offers/home-offers-page.tsx') },
  { path: paths.myBuying, lazy: () => import('../features/offers/my-buying-page.tsx') },
  { path: paths.buyerChecks, lazy: () => import('../features/buyer-checks/checks-page.tsx') },
  { path: paths.ownViewings(':id'), lazy: () => import('../features/viewings/times-page.tsx') },
  { path: paths.ownPackage(':id'), lazy: () => import('../features/payments/package-page.tsx') },
  { path: paths.salePack(':id'), lazy: () => import('../features/sale-packs/pack-page.tsx') },
  { path: paths.payment(':id'), lazy: () => import('../features/payments/payment-page.tsx') },
  { path: paths.receipt(':number'), lazy: () => import('../features/payments/receipt-page.tsx') },
  { path: paths.viewings, lazy: () => import('../features/viewings/viewings-page.tsx') },
  { path: paths.ownEnquiries(':id'), lazy: () => import('../features/selling/enquiries-page.tsx') },
  { path: paths.poster(':id'), lazy: () => import('../features/selling/poster-page.tsx') },
  { path: paths.notifications, lazy: () => import('../features/notifications/notifications-page.tsx') },
  {
    path: paths.acceptedOffer(':propertyId', ':toUserId'),
    lazy: () => import('../features/sales/accepted-offer-page.tsx'),
  },
  { path: paths.ownReports, lazy: () => import('../features/cases/reports-page.tsx') },
  { path: paths.favourites, lazy: () => import('../features/favourites/favourites-page.tsx') },
  { path: paths.messages, lazy: () => import('../features/messages/messages-page.tsx') },
  {
    path: paths.chat(':propertyId', ':buyerId'),
    lazy: () => import('../features/messages/messages-page.tsx'),
  },
];

/** The staff desk; its parts are listed in features/staff/sections.ts. */
const staffRoute: RouteObject = {
  path: '/staff',
  middleware: [requireStaff],
  lazy: () => import('../features/staff/staff-layout.tsx'),
  children: staffPages,
};

/**
 * Routes of accounts and personal pages. Most visitors need none of them, so the first page loads without
 * this list.
 */
export const ownRoutes: RouteObject[] = [
  {
    middleware: [withQueries],
    children: [
      ...accountRoutes,
      ...publicRoutes,
      { middleware: [requireOrder], children: mixedRoutes },
      { middleware: [requireAccount], children: [...memberRoutes, staffRoute] },
    ],
  },
];
