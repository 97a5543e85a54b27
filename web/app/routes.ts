import type { RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { PageError } from './page-error.tsx';
import { withQueries } from '../lib/query.ts';
import { guard } from './guard.ts';
import { Layout } from './layout.tsx';
import { paths } from './paths.ts';

/** Where most people arrive: these read by loaders alone and come without the query library. */
const light: RouteObject[] = [
  { path: paths.home, lazy: () => import('../features/find/home-page.tsx') },
  { path: paths.property(':id'), lazy: () => import('../features/property/property-page.tsx') },
  { path: paths.notFound, lazy: () => import('../features/info/not-found-page.tsx') },
  { path: paths.terms, lazy: () => import('../features/info/terms-of-use-page.tsx') },
  { path: paths.privacy, lazy: () => import('../features/info/privacy-policy-page.tsx') },
  { path: paths.dataDeletion, lazy: () => import('../features/info/data-deletion-policy-page.tsx') },
  { path: paths.offersTerms, lazy: () => import('../features/info/voucher-and-offers-terms-page.tsx') },
];

const open: RouteObject[] = [
  { path: paths.listing, lazy: () => import('../features/find/listing-page.tsx') },
  { path: paths.congratulations, lazy: () => import('../features/sell/congratulations-page.tsx') },
  { path: paths.mobileScreen, lazy: () => import('../features/sell/mobile-screen-page.tsx') },
  { path: paths.howItWorks, lazy: () => import('../features/info/how-it-works-page.tsx') },
  { path: paths.saleLink, lazy: () => import('../features/sales/sale-link-page.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../features/notifications/unsubscribe-page.tsx') },
];

const account: RouteObject[] = [
  { path: paths.login, lazy: () => import('../features/accounts/login-page.tsx') },
  { path: paths.register, lazy: () => import('../features/accounts/register-page.tsx') },
  { path: paths.forgotPassword, lazy: () => import('../features/accounts/forgot-password-page.tsx') },
  { path: paths.resetPassword, lazy: () => import('../features/accounts/reset-password-page.tsx') },
  { path: paths.social, lazy: () => import('../features/accounts/social-page.tsx') },
  { path: paths.emailVerification, lazy: () => import('../features/accounts/email-verification-page.tsx') },
  { path: paths.usernameUnset, lazy: () => import('../features/accounts/username-unset-page.tsx') },
  { path: paths.blocked, lazy: () => import('../features/accounts/blocked-page.tsx') },
  { path: paths.welcome, lazy: () => import('../features/accounts/welcome-page.tsx') },
  { path: paths.getStarted, lazy: () => import('../features/accounts/get-started-page.tsx') },
];

const guarded: RouteObject[] = [
  { path: paths.profile, lazy: () => import('../features/accounts/profile-page.tsx') },
  { path: paths.addProperty, lazy: () => import('../features/sell/add-property-page.tsx') },
  { path: paths.editProperty(':id'), lazy: () => import('../features/sell/edit-property-page.tsx') },
  { path: paths.myListing, lazy: () => import('../features/sell/my-listing-page.tsx') },
  { path: paths.ownListing(':id'), lazy: () => import('../features/sell/own-listing-page.tsx') },
  { path: paths.ownOffers(':id'), lazy: () => import('../features/offers/home-offers-page.tsx') },
  { path: paths.makeOffer(':id'), lazy: () => import('../features/offers/make-offer-page.tsx') },
  { path: paths.myBuying, lazy: () => import('../features/offers/my-buying-page.tsx') },
  { path: paths.ownViewings(':id'), lazy: () => import('../features/viewings/times-page.tsx') },
  { path: paths.viewings, lazy: () => import('../features/viewings/viewings-page.tsx') },
  { path: paths.ownEnquiries(':id'), lazy: () => import('../features/sell/enquiries-page.tsx') },
  { path: paths.notifications, lazy: () => import('../features/notifications/notifications-page.tsx') },
  {
    path: paths.acceptedOffer(':propertyId', ':toUserId'),
    lazy: () => import('../features/sales/accepted-offer-page.tsx'),
  },
  { path: paths.favourites, lazy: () => import('../features/favourites/favourites-page.tsx') },
  { path: paths.messages, lazy: () => import('../features/messages/messages-page.tsx') },
  {
    path: paths.chat(':propertyId', ':buyerId'),
    lazy: () => import('../features/messages/messages-page.tsx'),
  },
];

/** Every route, each loaded on demand. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: FullScreenLoader,
    children: [
      {
        // Inside the layout, so that a page that fails leaves the header and the footer standing.
        ErrorBoundary: PageError,
        children: [
          ...light,
          {
            middleware: [withQueries],
            children: [...open, ...account, { middleware: [guard], children: guarded }],
          },
          { path: '*', lazy: () => import('../features/info/not-found-page.tsx') },
        ],
      },
    ],
  },
];
