/** The first parts of the paths whose pages are personal or for one visit: they have no content for search engines. */
export const personalSections: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'social',
  'email-verification',
  'username-unset',
  'blocked',
  'welcome',
  'profile',
  'data-link',
  'add-property',
  'edit-property',
  'my-listing',
  'joint-home',
  'joint-owner-invitation',
  'notifications',
  'unsubscribe',
  'congratulations',
  'mobile-screen',
  'favourites',
  'messages',
  'my-buying',
  'viewings',
  'buyer-checks',
  'accepted-offer',
  'sale-link',
  'payment',
  'receipt',
  'cases',
  'staff',
];

/** Pages below a public one that are personal. */
export const personalPaths: readonly RegExp[] = [
  /^\/property-details\/[^/]+\/offer$/,
  /^\/contact-us\/conversation$/,
];
