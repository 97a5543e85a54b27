import { paths } from '../site/paths.ts';
import type { NavigationItem } from './navigation.ts';

export const accountLinks: readonly NavigationItem[] = [
  { to: paths.myBuying, label: 'Buying' },
  { to: paths.myListing, label: 'Selling' },
  { to: paths.messages, label: 'Messages' },
  { to: paths.viewings, label: 'Viewings' },
  { to: paths.favourites, label: 'Saved' },
  { to: paths.savedSearches, label: 'Saved searches' },
  { to: paths.referral, label: 'Invite friends' },
  { to: paths.profile, label: 'Account' },
];
