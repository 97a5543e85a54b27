import { useLocation } from '../lib/router.ts';
import { useUser } from '../entities/account/user.ts';
import { findStandingPage } from './require-account.ts';
import { paths } from './paths.ts';
import { Link } from '../ui/link.tsx';
import * as texts from './words.ts';

const words: Readonly<Record<string, { text: string; link: string }>> = {
  [paths.usernameUnset]: { text: texts.yourAccountHasNoUsername, link: texts.chooseOne },
  [paths.emailVerification]: { text: texts.yourEmailIsntVerifiedYet, link: texts.enterTheCode },
  [paths.blocked]: { text: texts.yourAccountIsBlocked, link: texts.readWhatThisMeans },
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
