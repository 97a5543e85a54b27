import type { RouteObject } from '../lib/router.ts';
import type { Head } from '../site/head.ts';
import { paths } from '../site/paths.ts';

/** A page that loads after the first one's list of routes. */
export interface OwnPage {
  readonly path: string;
  /**
   * Who opens it: `public` pages are for search engines, too, and the server writes their content; those of a
   * `visitor` are personal or for one visit. `order` lets visitors and accounts in order pass, `member` those accounts
   * alone.
   */
  readonly access: 'public' | 'visitor' | 'order' | 'member';
  /** Its title and description, where its words are a part of the code; other pages export a `handle`. */
  readonly head?: Required<Pick<Head, 'title' | 'description'>>;
  /** Whether it is a form and no more, which a reader is asked before leaving. */
  readonly isForm?: true;
  readonly lazy: NonNullable<RouteObject['lazy']>;
}

/** One row for each page, but those of `routes.ts`, where most people arrive, and of the staff. */
export const ownPages: readonly OwnPage[] = [
  {
    path: paths.register,
    access: 'public',
    head: { title: 'Sign up', description: 'Open a free Gable account to save homes or to sell your own.' },
    lazy: () => import('../features/accounts/register-page.tsx'),
  },
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
    path: paths.getStarted,
    access: 'public',
    head: { title: 'Get started', description: 'Sell your home yourself, or find your next one, on Gable.' },
    lazy: () => import('../features/accounts/get-started-page.tsx'),
  },
  { path: paths.town(':place'), access: 'public', lazy: () => import('../features/search/town-page.tsx') },
  { path: paths.blog, access: 'public', lazy: () => import('../features/blog/blog-page.tsx') },
  { path: paths.posts, access: 'public', lazy: () => import('../features/blog/posts-page.tsx') },
  { path: paths.post(':slug'), access: 'public', lazy: () => import('../features/blog/post-page.tsx') },
  {
    path: paths.sell,
    access: 'public',
    head: {
      title: 'Sell your home yourself',
      description:
        'List your home free or for one fixed price, see what similar homes ask, and deal with buyers directly.',
    },
    lazy: () => import('../features/selling/sell-page.tsx'),
  },
  {
    path: paths.compare,
    access: 'visitor',
    lazy: () => import('../features/property-page/compare/compare-page.tsx'),
  },
  {
    path: paths.referral,
    access: 'public',
    head: {
      title: 'Invite friends',
      description:
        'Invite someone to sell their home on Gable, and you both get points towards a listing package.',
    },
    lazy: () => import('../features/referrals/referral-page.tsx'),
  },
  {
    path: paths.jointOwnerInvitation,
    access: 'visitor',
    lazy: () => import('../features/joint-owners/invitation-page.tsx'),
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
    path: paths.help,
    access: 'public',
    head: {
      title: 'Help',
      description: 'Answers about selling, buying, paying, staying safe and your account on Gable.',
    },
    lazy: () => import('../features/help/help-page.tsx'),
  },
  {
    path: paths.contactUs,
    access: 'public',
    head: {
      title: 'Contact us',
      description: 'Write to the people behind Gable. A person reads every message and answers by email.',
    },
    lazy: () => import('../features/help/contact-us-page.tsx'),
  },
  {
    path: '/contact-us/conversation',
    access: 'visitor',
    lazy: () => import('../features/help/conversation-page.tsx'),
  },
  {
    path: paths.complaints,
    access: 'public',
    head: {
      title: 'Complaints',
      description: 'How to complain about Gable, who decides, and how long it takes.',
    },
    lazy: () => import('../features/help/complaints-page.tsx'),
  },
  {
    path: paths.developers,
    access: 'public',
    head: {
      title: 'Developers',
      description:
        'Use your Gable account from a program of your own: keys, calls, webhooks and their events.',
    },
    lazy: () => import('../features/developers/developers-page.tsx'),
  },
  {
    path: paths.becomeAffiliate,
    access: 'public',
    head: {
      title: 'Become an affiliate',
      description: 'Do people turn to you about homes? Apply to recommend Gable, on terms we agree with you.',
    },
    lazy: () => import('../features/referrals/become-an-affiliate-page.tsx'),
  },
  {
    path: paths.transparency,
    access: 'public',
    head: {
      title: 'Reports and decisions',
      description: 'How many reports Gable gets each month, what came of them, and how appeals ended.',
    },
    lazy: () => import('../features/content/transparency-page.tsx'),
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
  { path: paths.myBuying, access: 'member', lazy: () => import('../features/offers/my-buying-page.tsx') },
  {
    path: paths.buyerChecks,
    access: 'member',
    lazy: () => import('../features/buyer-checks/checks-page.tsx'),
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
  { path: paths.messages, access: 'member', lazy: () => import('../features/messages/messages-page.tsx') },
  {
    path: paths.chat(':propertyId', ':buyerId'),
    access: 'member',
    lazy: () => import('../features/messages/messages-page.tsx'),
  },
];
