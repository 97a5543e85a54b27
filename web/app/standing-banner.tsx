import { lazy, Suspense, useState } from 'react';
import { findStandingPage } from '../entities/account/account-standing.ts';
import { useUser } from '../entities/account/user.ts';
import { useSaveAfterLogin } from '../entities/favourite/saved-homes.ts';
import { formatDay } from '../lib/format.ts';
import { useLocation } from '../lib/router.ts';
import { paths } from '../site/paths.ts';
import { Link } from '../ui/link.tsx';
import { isKeepingAsked } from './keep-answer.ts';
import { useOfflineUpkeep } from './use-offline-upkeep.ts';

const KeepOffer = lazy(() => import('./keep-offer.tsx'));

const words: Readonly<Record<string, { text: string; link: string }>> = {
  [paths.usernameUnset]: { text: 'Your account has no username yet.', link: 'Choose one' },
  [paths.emailVerification]: { text: 'Your email isn’t verified yet.', link: 'Enter the code' },
  [paths.blocked]: { text: 'Your account is blocked.', link: 'Read what this means' },
};

/** What an account whose deletion is scheduled can do until then. */
const describeLeaving = (deletesAt: string) =>
  `Your account will be deleted on ${formatDay(deletesAt)}. Until then you can read everything and write messages.`;

/** A banner on public pages with what the account still lacks, and on all with its end. */
export default function StandingBanner() {
  const user = useUser();
  useSaveAfterLogin();
  useOfflineUpkeep();
  const [isAsked] = useState(isKeepingAsked);
  const { pathname } = useLocation();
  const screen = user && findStandingPage(user);
  const banner = screen && words[screen];
  if (pathname in words) return null;
  if (banner) return <Banner text={banner.text} to={screen} link={banner.link} />;
  // The profile has the notice with the way back, and the choice.
  if (pathname === paths.profile) return null;
  if (user?.deletesAt)
    return <Banner text={describeLeaving(user.deletesAt)} to={paths.profile} link="Keep my account" />;
  return <Suspense>{user && isAsked && <KeepOffer />}</Suspense>;
}

interface BannerProps {
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

const Banner = ({ text, to, link }: BannerProps) => (
  <p className="border-b border-amber bg-amber-soft px-4 py-2.5 text-center" data-print="no">
    {text}{' '}
    <Link to={to} className="font-semibold underline underline-offset-3">
      {link}
    </Link>
  </p>
);
