import { useQuery } from '@tanstack/react-query';
import { formatCounted, formatPence } from '../../lib/format.ts';
import { settingsQuery } from '../../lib/settings.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../app/head.ts';
import { findStandingScreen } from '../../app/guard.ts';
import { useUser } from '../../entities/account/user.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OwnReferral } from './own-referral.tsx';
import { Standing, Visitor } from './visitor.tsx';

export const handle: Handle = {
  head: {
    title: 'Invite friends',
    description:
      'Invite someone to sell their home on Gable, and you both get points towards a listing package.',
  },
};

/** /referral: how referrals work, and for members their link, points and coupons. */
export const Component = () => (
  <div className="grid gap-10">
    <div className="grid max-w-prose gap-3">
      <h1 className="text-2xl sm:text-3xl">Invite friends, and you both save</h1>
      <p className="text-lg text-muted">
        When someone you invited pays for their first listing package, you both get <Rates />.
      </p>
    </div>
    <Reader />
    <HowItWorks />
  </div>
);

/** `100 points. 100 points are a £10 coupon`, from the settings. */
function Rates() {
  const { data } = useQuery(settingsQuery);
  if (!data) return 'points towards a coupon';
  const { referralPoints, couponPoints, couponPence } = data;
  return `${formatCounted(referralPoints, 'point')}. ${formatCounted(couponPoints, 'point is', 'points are')} a ${formatPence(couponPence)} coupon`;
}

function Reader() {
  const { isLoggedIn } = useSession();
  const user = useUser();
  if (!isLoggedIn || user === null) return <Visitor />;
  if (!user) return <SkeletonLines lines={5} />;
  const screen = findStandingScreen(user);
  return screen ? <Standing to={screen} /> : <OwnReferral user={user} />;
}
