import { paths } from '../site/paths.ts';
import { type OwnPage, publicPages } from './public-pages.ts';

/** One row for each page, but those of `routes.ts`, where most people arrive, and of the staff. */
export const ownPages: readonly OwnPage[] = [
  ...publicPages,
  {
    path: paths.forgotPassword,
    access: 'visitor',
    lazy: () => import('../features/accounts/forgot-password-page.tsx'),
  },
  {
    path: paths.resetPassword,
    access: 'visitor',
    lazy: () => import('../features/accounts/reset-password-page.tsx'),
  },
  { path: paths.social, access: 'visitor', lazy: () => import('../features/accounts/social-page.tsx') },
  {
    path: paths.emailVerification,
    access: 'visitor',
    lazy: () => import('../features/accounts/email-verification-page.tsx'),
  },
  {
    path: paths.usernameUnset,
    access: 'visitor',
    lazy: () => import('../features/accounts/username-unset-page.tsx'),
  },
  { path: paths.blocked, access: 'visitor', lazy: () => import('../features/accounts/blocked-page.tsx') },
  { path: '/data-link', access: 'visitor', lazy: () => import('../features/accounts/data-link-page.tsx') },
  {
    path: paths.compare,
    access: 'visitor',
    lazy: () => import('../features/property-page/compare/compare-page.tsx'),
  },
  {
    path: paths.jointOwnerInvitation,
    access: 'visitor',
    lazy: () => import('../features/joint-owners/invitation-page.tsx'),
  },
  {
    path: paths.shortlistInvitation,
    access: 'visitor',
    lazy: () => import('../features/favourites/sharing/invitation-page.tsx'),
  },
  {
    path: paths.organisationInvitation,
    access: 'visitor',
    lazy: () => import('../features/organisations/invitation-page.tsx'),
  },
  {
    path: '/saved-searches/confirm',
    access: 'visitor',
    lazy: () => import('../features/saved-searches/confirm-page.tsx'),
  },
  {
    path: '/stop-alerts',
    access: 'visitor',
    lazy: () => import('../features/saved-searches/stop-alerts-page.tsx'),
  },
  {
    path: '/saved-homes/confirm',
    access: 'visitor',
    lazy: () => import('../features/favourites/confirm-home-page.tsx'),
  },
  {
    path: '/stop-home-emails',
    access: 'visitor',
    lazy: () => import('../features/favourites/stop-home-emails-page.tsx'),
  },
  { path: '/sale-link', access: 'visitor', lazy: () => import('../features/sales/sale-link-page.tsx') },
  { path: '/chain-link', access: 'visitor', lazy: () => import('../features/sales/chain-link-page.tsx') },
  {
    path: '/unsubscribe',
    access: 'visitor',
    lazy: () => import('../features/notifications/unsubscribe-page.tsx'),
  },
  {
    path: '/contact-us/conversation',
    access: 'visitor',
    lazy: () => import('../features/help/conversation-page.tsx'),
  },
  { path: paths.reportCase(':id'), access: 'visitor', lazy: () => import('../features/cases/case-page.tsx') },
  { path: paths.welcome, access: 'order', lazy: () => import('../features/accounts/welcome-page.tsx') },
  {
    path: paths.savedSearches,
    access: 'order',
    lazy: () => import('../features/saved-searches/saved-searches-page.tsx'),
  },
  {
    path: paths.newHomes,
    access: 'order',
    lazy: () => import('../features/saved-searches/new-homes-page.tsx'),
  },
  {
    path: paths.congratulations,
    access: 'order',
    lazy: () => import('../features/selling/congratulations-page.tsx'),
  },
  {
    path: paths.mobileScreen,
    access: 'order',
    lazy: () => import('../features/selling/mobile-screen-page.tsx'),
  },
  {
    path: paths.addProperty,
    access: 'member',
    isForm: true,
    lazy: () => import('../features/selling/add-property-page.tsx'),
  },
  {
    // Linked by `importPath`, whose module would bring this table into the pages that link to it.
    path: `${paths.addProperty}/import`,
    access: 'member',
    lazy: () => import('../features/selling/import/import-page.tsx'),
  },
  {
    path: paths.editProperty(':id'),
    access: 'member',
    isForm: true,
    lazy: () => import('../features/selling/edit-property-page.tsx'),
  },
  {
    path: paths.ownership(':id'),
    access: 'member',
    isForm: true,
    lazy: () => import('../features/selling/ownership/ownership-page.tsx'),
  },
  {
    path: paths.portals(':id'),
    access: 'member',
    lazy: () => import('../features/selling/portals/portals-page.tsx'),
  },
  {
    path: paths.makeOffer({ id: ':id' }),
    access: 'member',
    isForm: true,
    lazy: () => import('../features/offers/make-offer-page.tsx'),
  },
  { path: paths.profile, access: 'member', lazy: () => import('../features/accounts/profile-page.tsx') },
  {
    path: paths.organisations,
    access: 'member',
    lazy: () => import('../features/organisations/organisations-page.tsx'),
  },
  { path: paths.apiKeys, access: 'member', lazy: () => import('../features/accounts/keys-page.tsx') },
  { path: paths.myListing, access: 'member', lazy: () => import('../features/selling/my-listing-page.tsx') },
  { path: paths.agenda, access: 'member', lazy: () => import('../features/selling/agenda-page.tsx') },
  {
    path: paths.ownListing(':id'),
    access: 'member',
    lazy: () => import('../features/selling/own-listing-page.tsx'),
  },
  {
    path: paths.jointHome(':id'),
    access: 'member',
    lazy: () => import('../features/joint-owners/joint-home-page.tsx'),
  },
  {
    path: paths.ownOffers(':id'),
    access: 'member',
    lazy: () => import('../features/offers/home-offers-page.tsx'),
  },
  {
    path: paths.homeInterest(':id'),
    access: 'member',
    lazy: () => import('../features/scottish-homes/interest-page.tsx'),
  },
  { path: paths.myBuying, access: 'member', lazy: () => import('../features/offers/my-buying-page.tsx') },
  {
    path: paths.buyerChecks,
    access: 'member',
    lazy: () => import('../features/buyer-checks/checks-page.tsx'),
  },
  {
    path: '/buyer-checks/bank',
    access: 'member',
    lazy: () => import('../features/buyer-checks/bank-answer-page.tsx'),
  },
  {
    path: paths.ownViewings(':id'),
    access: 'member',
    lazy: () => import('../features/viewings/times-page.tsx'),
  },
  {
    path: paths.ownPackage(':id'),
    access: 'member',
    lazy: () => import('../features/payments/package-page.tsx'),
  },
  {
    path: paths.salePack(':id'),
    access: 'member',
    lazy: () => import('../features/sale-packs/pack-page.tsx'),
  },
  {
    path: paths.payment(':id'),
    access: 'member',
    lazy: () => import('../features/payments/payment-page.tsx'),
  },
  {
    path: paths.receipt(':number'),
    access: 'member',
    lazy: () => import('../features/payments/receipt-page.tsx'),
  },
  { path: paths.viewings, access: 'member', lazy: () => import('../features/viewings/viewings-page.tsx') },
  {
    path: paths.ownEnquiries(':id'),
    access: 'member',
    lazy: () => import('../features/selling/enquiries-page.tsx'),
  },
  { path: paths.poster(':id'), access: 'member', lazy: () => import('../features/selling/poster-page.tsx') },
  {
    path: paths.notifications,
    access: 'member',
    lazy: () => import('../features/notifications/notifications-page.tsx'),
  },
  {
    path: paths.acceptedOffer(':propertyId', ':toUserId'),
    access: 'member',
    lazy: () => import('../features/sales/accepted-offer-page.tsx'),
  },
  { path: paths.ownReports, access: 'member', lazy: () => import('../features/cases/reports-page.tsx') },
  {
    path: paths.favourites,
    access: 'member',
    lazy: () => import('../features/favourites/favourites-page.tsx'),
  },
  {
    path: paths.planDay,
    access: 'member',
    lazy: () => import('../features/favourites/plan/plan-page.tsx'),
  },
  { path: paths.messages, access: 'member', lazy: () => import('../features/messages/messages-page.tsx') },
  {
    path: paths.chat(':propertyId', ':buyerId'),
    access: 'member',
    lazy: () => import('../features/messages/messages-page.tsx'),
  },
];
