import { isOwnPath } from '../../functions/kernel/own-path.ts';
import { formatHomePath, type HomeReference } from '../../functions/listings/properties/domain/home-path.ts';

/** The paths that pages link to; those that only a mail or a provider leads to are in the table of pages. */
export const paths = {
  home: '/',
  listing: '/listing',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  social: '/social',
  emailVerification: '/email-verification',
  usernameUnset: '/username-unset',
  blocked: '/blocked',
  welcome: '/welcome',
  getStarted: '/get-started',
  profile: '/profile',
  developers: '/developers',
  apiKeys: '/developers/keys',
  /** Teams that share keys. */
  organisations: '/developers/organisations',
  addProperty: '/add-property',
  /** What sellers get, before they log in. */
  sell: '/sell',
  myListing: '/my-listing',
  /** Tasks and calendar over all own homes. */
  agenda: '/my-listing/agenda',
  notifications: '/notifications',
  congratulations: '/congratulations',
  mobileScreen: '/mobile-screen',
  favourites: '/favourites',
  /** Saved homes in an order for one day. */
  planDay: '/favourites/plan',
  savedSearches: '/saved-searches',
  /** The homes of an alert. */
  newHomes: '/newhome',
  /** Up to four homes side by side; `homes` in the query has their ids. */
  compare: '/compare',
  /** The target of the link in a joint owner's invitation mail. */
  jointOwnerInvitation: '/joint-owner-invitation',
  /** The target of the link in the mail that asks to share a shortlist. */
  shortlistInvitation: '/shortlist-invitation',
  /** The target of the link in the mail that invites to an organisation. */
  organisationInvitation: '/organisation-invitation',
  messages: '/messages',
  myBuying: '/my-buying',
  viewings: '/viewings',
  /** A buyer's checks. */
  buyerChecks: '/buyer-checks',
  howItWorks: '/how-it-works',
  referral: '/referral',
  becomeAffiliate: '/become-an-affiliate',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  dataDeletion: '/data-deletion-policy',
  offersTerms: '/voucher-and-offers-terms',
  help: '/help',
  contactUs: '/contact-us',
  complaints: '/complaints',
  ownReports: '/cases',
  transparency: '/transparency',
  notFound: '/error-404',
  blog: '/blog',
  /** All posts, in pages. */
  posts: '/blogs-with-pagination',
  /** The homes for sale in a place, by its id. */
  town: (placeId: string): string => `/homes-for-sale/${placeId}`,
  /** The public page of a home. */
  property: formatHomePath,
  post: (slug: string): string => `/blog/${slug}`,
  /** The outcome of a report, for both sides. */
  reportCase: (id: string): string => `/cases/${id}`,
  /** The chat with one buyer about a property. */
  chat: (propertyId: string, buyerId: string): string => `/messages/${propertyId}/${buyerId}`,
  editProperty: (id: string): string => `/edit-property/${id}`,
  ownListing: (id: string): string => `/my-listing/${id}`,
  /** A property that the reader owns jointly and another person sells. */
  jointHome: (id: string): string => `/joint-home/${id}`,
  /** The proof that a home is its seller's. */
  ownership: (id: string): string => `/my-listing/${id}/ownership`,
  /** Where a home is to be shown besides here, for each of its owners. */
  portals: (id: string): string => `/my-listing/${id}/portals`,
  ownEnquiries: (id: string): string => `/my-listing/${id}/enquiries`,
  /** A sheet to print for the window. */
  poster: (id: string): string => `/my-listing/${id}/poster`,
  /** The package of a property: the active one, the choice of another, and the checkout. */
  ownPackage: (id: string): string => `/my-listing/${id}/package`,
  salePack: (id: string): string => `/my-listing/${id}/sale-pack`,
  /** The status of a payment, to which providers redirect. */
  payment: (id: string): string => `/payment/${id}`,
  receipt: (number: string): string => `/receipt/${number}`,
  /** Who has the Home Report of a home in Scotland, and who noted interest. */
  homeInterest: (id: string): string => `/my-listing/${id}/interest`,
  ownOffers: (id: string): string => `/my-listing/${id}/offers`,
  makeOffer: (home: HomeReference): string => `${formatHomePath(home)}/offer`,
  ownViewings: (id: string): string => `/my-listing/${id}/viewings`,
  /** The sale of a property between the reader and another person: of several that of an offer, or the last. */
  acceptedOffer: (propertyId: string, toUserId: string, offerId?: string): string =>
    `/accepted-offer/${propertyId}/${toUserId}${offerId === undefined ? '' : `?offer=${offerId}`}`,
} as const;

/**
 * The target after a login: by the query's `sell` or `get-started`, the page that asked for the login, or the
 * home page.
 */
export function toPathAfterLogin(search: URLSearchParams): string {
  if (search.has('sell')) return paths.addProperty;
  if (search.has('get-started')) return paths.welcome;
  const next = search.get('next');
  return isOwnPath(next) ? next : paths.home;
}

/** A path with the query parameters of the person's intent, so that a detour keeps them. */
export function withIntent(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams(
    ['sell', 'get-started', 'next'].flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `${path}?${kept}` : path;
}
