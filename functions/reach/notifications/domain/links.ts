import type {
  CaseId,
  CommentId,
  DraftId,
  OfferId,
  PaymentId,
  PropertyId,
  UserId,
  ViewingId,
} from '../../../../events/vocabulary.ts';
import { formatHomePath, type HomeReference } from '../../../listings/properties/domain/home-path.ts';

/** The site's paths to which notices link. */
export const links = {
  /** An unfinished listing. */
  draft: (id: DraftId) => `/add-property?draft=${id}`,
  home: formatHomePath,
  listing: (id: PropertyId) => `/my-listing/${id}`,
  /** The proof that a home is its seller's. */
  ownership: (id: PropertyId) => `/my-listing/${id}/ownership`,
  /** Where a home is shown besides here. */
  portals: (id: PropertyId) => `/my-listing/${id}/portals`,
  /** A property on which the caller is a joint owner. */
  jointHome: (id: PropertyId) => `/joint-home/${id}`,
  jointHomes: () => '/my-listing',
  sellersViewings: (id: PropertyId) => `/my-listing/${id}/viewings`,
  /** The Home Reports handed out and the notes of interest of a home in Scotland. */
  homeInterest: (id: PropertyId) => `/my-listing/${id}/interest`,
  sellersOffers: (id: PropertyId) => `/my-listing/${id}/offers`,
  buyersViewings: () => '/viewings',
  /** The dialog that cancels a viewing, on either side’s page of viewings. */
  cancelViewing: (id: ViewingId) => `/viewings?cancel=${id}`,
  /** The free viewing times of a home. */
  bookViewing: (home: HomeReference) => `${formatHomePath(home)}?book=times`,
  /** An address on a map, in the map app of a phone that has one. */
  map: (address: string) =>
    `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`,
  buyersOffers: () => '/my-buying?tab=offers',
  /** The sale of a property, for the side whose counterpart is `otherId`: of several the last. */
  sale: (id: PropertyId, otherId: UserId) => `/accepted-offer/${id}/${otherId}`,
  /** A sale that fell through, after which the same two may agree another. */
  fallenSale: (id: PropertyId, otherId: UserId, offerId: OfferId) =>
    `/accepted-offer/${id}/${otherId}?offer=${offerId}`,
  package: (id: PropertyId) => `/my-listing/${id}/package`,
  buyerChecks: () => '/buyer-checks',
  payment: (id: PaymentId) => `/payment/${id}`,
  referrals: () => '/referral',
  /** The outcome of a report, for both sides. */
  reportCase: (id: CaseId) => `/cases/${id}`,
  post: (slug: string) => `/blog/${slug}`,
  comment: (slug: string, id: CommentId) => `/blog/${slug}#${id}`,
  identity: () => '/profile?tab=identity',
  newHomes: () => '/newhome',
  savedHomes: () => '/favourites',
  savedSearches: () => '/saved-searches',
  messages: () => '/messages',
  /** The chat with one buyer about a property. */
  chat: (id: PropertyId, buyerId: UserId) => `/messages/${id}/${buyerId}`,
  preferences: () => '/profile?tab=emails',
} as const;

/** Whether a notification leads to a page, whatever its tab or place on it. @param page a path without query */
export function isAboutPage({ href }: { readonly href: string }, page: string): boolean {
  return href.replace(/[?#].*$/, '') === page;
}
