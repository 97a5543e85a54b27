/** Every route of the site, said once. */
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
  /** Where a link to a copy of the own data leads that does not work any more. */
  dataLink: '/data-link',
  addProperty: '/add-property',
  myListing: '/my-listing',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  congratulations: '/congratulations',
  mobileScreen: '/mobile-screen',
  favourites: '/favourites',
  saleLink: '/sale-link',
  /** What the link in a mail to a joint owner opens. */
  jointOwnerInvitation: '/joint-owner-invitation',
  messages: '/messages',
  myBuying: '/my-buying',
  viewings: '/viewings',
  /** Where a buyer shows that they can proceed. */
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
  /** What the link in a mail about a message to the staff opens. */
  conversation: '/contact-us/conversation',
  complaints: '/complaints',
  transparency: '/transparency',
  notFound: '/error-404',
  blog: '/blog',
  /** All posts, page by page. */
  posts: '/blogs-with-pagination',
  property: (id: string): string => `/property-details/${id}`,
  post: (slug: string): string => `/blog/${slug}`,
  /** What became of a report, for its two sides. */
  reportCase: (id: string): string => `/cases/${id}`,
  /** A conversation about a home with one buyer. */
  chat: (propertyId: string, buyerId: string): string => `/messages/${propertyId}/${buyerId}`,
  editProperty: (id: string): string => `/edit-property/${id}`,
  ownListing: (id: string): string => `/my-listing/${id}`,
  /** A property that the reader owns jointly and another person sells. */
  jointHome: (id: string): string => `/joint-home/${id}`,
  ownEnquiries: (id: string): string => `/my-listing/${id}/enquiries`,
  /** Its package: what runs, the choice of another, and the checkout. */
  ownPackage: (id: string): string => `/my-listing/${id}/package`,
  salePack: (id: string): string => `/my-listing/${id}/sale-pack`,
  /** What became of a payment; providers send people back to here. */
  payment: (id: string): string => `/payment/${id}`,
  receipt: (number: string): string => `/receipt/${number}`,
  ownOffers: (id: string): string => `/my-listing/${id}/offers`,
  makeOffer: (id: string): string => `/property-details/${id}/offer`,
  ownViewings: (id: string): string => `/my-listing/${id}/viewings`,
  /** The sale of a home between the reader and another person. */
  acceptedOffer: (propertyId: string, toUserId: string): string =>
    `/accepted-offer/${propertyId}/${toUserId}`,
} as const;

/** Whether a `next` of an address leads to a page of this site and nowhere else. */
export const isOwnPath = (next: string | null): next is string => next !== null && /^\/(?![/\\])/.test(next);

/** Where a person goes after login: the query's `sell` or `get-started`, the page that asked for the login, or home. */
export function afterLogin(search: URLSearchParams): string {
  if (search.has('sell')) return paths.addProperty;
  if (search.has('get-started')) return paths.welcome;
  const next = search.get('next');
  return isOwnPath(next) ? next : paths.home;
}

/** The same page with what the person came for, so that a detour does not lose it. */
export function withIntent(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams(
    ['sell', 'get-started', 'next'].flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `${path}?${kept}` : path;
}
