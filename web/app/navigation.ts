import { paths } from './paths.ts';
import * as words from './words.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
}

export const mainLinks: readonly NavigationItem[] = [
  { to: paths.listing, label: words.findAHome },
  { to: paths.sell, label: words.sellYourHome },
  { to: paths.howItWorks, label: words.howItWorks },
];

export const accountLinks: readonly NavigationItem[] = [
  { to: paths.myListing, label: words.myListings },
  { to: paths.messages, label: words.messages },
  { to: paths.myBuying, label: words.myBuying },
  { to: paths.viewings, label: words.viewings },
  { to: paths.favourites, label: words.favourites },
  { to: paths.savedSearches, label: words.savedSearches },
  { to: paths.referral, label: words.inviteFriends },
  { to: paths.profile, label: words.profile },
];
