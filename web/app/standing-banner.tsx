import { useLocation } from 'react-router-dom';
import { useUser } from '../entities/account/user.ts';
import { findStandingPage } from './require-account.ts';
import { paths } from './paths.ts';
import { Link } from '../ui/link.tsx';

const words: Readonly<Record<string, { text: string; link: string }>> = {
  [paths.usernameUnset]: { text: 'Your account has no username yet.', link: 'Choose one' },
  [paths.emailVerification]: { text: 'Your email isn’t verified yet.', link: 'Enter the code' },
  [paths.blocked]: { text: 'Your account is blocked.', link: 'Read what this means' },
};

/** A banner on public pages with what the account still lacks. */
export default function StandingBanner() {
  const user = useUser();
  const { pathname } = useLocation();
  const screen = user && findStandingPage(user);
  const banner = screen && words[screen];
  if (!banner || pathname in words) return null;
  return (
    <p className="border-b border-amber bg-amber-soft px-4 py-2.5 text-center" data-print="no">
      {banner.text}{' '}
      <Link to={screen} className="font-semibold underline underline-offset-3">
        {banner.link}
      </Link>
    </p>
  );
}
