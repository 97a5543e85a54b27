import { paths } from './paths.ts';

/** Pages of one task that a person finishes or leaves: no long footer follows their steps. */
export const taskPaths: readonly string[] = [
  `${paths.addProperty}/*`,
  paths.editProperty(':id'),
  paths.ownPackage(':id'),
  paths.payment(':id'),
  paths.makeOffer({ id: ':id' }),
  paths.welcome,
];

/** Pages of a member's own matters, where the long footer would be longer than most of them. */
export const memberPaths: readonly string[] = [
  `${paths.myListing}/*`,
  `${paths.messages}/*`,
  `${paths.favourites}/*`,
  paths.myBuying,
  paths.viewings,
  paths.buyerChecks,
  paths.savedSearches,
  paths.newHomes,
  paths.notifications,
  paths.profile,
  `${paths.ownReports}/*`,
  paths.acceptedOffer(':propertyId', ':toUserId'),
  paths.jointHome(':id'),
];
