import { paths } from '../site/paths.ts';
import type { NavigationItem } from './navigation.ts';

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
