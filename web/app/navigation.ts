import { paths } from './paths.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
}

export const mainLinks: readonly NavigationItem[] = [
  { to: paths.listing, label: 'Find a home' },
  { to: paths.sell, label: 'Sell your home' },
  { to: paths.howItWorks, label: 'How it works' },
];

export const accountLinks: readonly NavigationItem[] = [
  { to: paths.myListing, label: 'My listings' },
  { to: paths.messages, label: 'Messages' },
  { to: paths.myBuying, label: 'My buying' },
  { to: paths.viewings, label: 'Viewings' },
  { to: paths.favourites, label: 'Favourites' },
  { to: paths.savedSearches, label: 'Saved searches' },
  { to: paths.referral, label: 'Invite friends' },
  { to: paths.profile, label: 'Profile' },
];
