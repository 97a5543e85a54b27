import type { CaseId, CommentId, PaymentId, PropertyId, UserId } from '../../../events/vocabulary.ts';

/** Where a notice leads: paths of the site. */
export const links = {
  home: (id: PropertyId) => `/property-details/${id}`,
  listing: (id: PropertyId) => `/my-listing/${id}`,
  /** Of a property on which the caller is a joint owner. */
  jointHome: (id: PropertyId) => `/joint-home/${id}`,
  jointHomes: () => '/my-listing',
  sellersViewings: (id: PropertyId) => `/my-listing/${id}/viewings`,
  sellersOffers: (id: PropertyId) => `/my-listing/${id}/offers`,
  buyersViewings: () => '/viewings',
  buyersOffers: () => '/my-buying?tab=offers',
  /** Of a home with the other side, as either of them sees it. */
  sale: (id: PropertyId, otherId: UserId) => `/accepted-offer/${id}/${otherId}`,
  package: (id: PropertyId) => `/my-listing/${id}/package`,
  buyerChecks: () => '/buyer-checks',
  payment: (id: PaymentId) => `/payment/${id}`,
  referrals: () => '/referral',
  /** What became of a report, for its two sides. */
  reportCase: (id: CaseId) => `/cases/${id}`,
  post: (slug: string) => `/blog/${slug}`,
  comment: (slug: string, id: CommentId) => `/blog/${slug}#${id}`,
  identity: () => '/profile?tab=identity',
  messages: () => '/messages',
  preferences: () => '/profile?tab=emails',
} as const;
