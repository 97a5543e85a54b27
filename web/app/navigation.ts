import { paths } from '../site/paths.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
}

export const mainLinks: readonly NavigationItem[] = [
  { to: paths.listing, label: 'Find a home' },
  { to: paths.sell, label: 'Sell your home' },
  { to: paths.howItWorks, label: 'How it works' },
  { to: paths.help, label: 'Help' },
];
