import { useQuery } from '@tanstack/react-query';
import { findStandingPage } from '../../entities/account/account-standing.ts';
import { useUser } from '../../entities/account/user.ts';
import { formatCounted, formatPence } from '../../lib/format.ts';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import { settingsQuery } from '../../lib/settings.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { OwnReferral } from './own-referral.tsx';
import { ReferralSteps } from './referral-steps.tsx';
import { AccountStepNotice, ReferralVisitor } from './visitor.tsx';

/** Starts loading what an invitation is worth. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(settingsQuery);
  return null;
}

/** /referral: how referrals work, and for members their link, points and coupons. */
export function Component() {
  return (
    <div className="grid gap-10">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">Invite friends, and you both save</h1>
        <p className="text-lg text-muted">
          When someone you invited pays for their first listing package, you both get <ReferralRates />.
        </p>
      </div>
      <ReferralReader />
    </div>
  );
}

/** `100 points. 100 points are a £10 coupon`, from the settings. */
function ReferralRates() {
  const { data } = useQuery(settingsQuery);
  if (!data)
    return (
      <span className="pulse rounded-sm bg-line text-transparent">
        100 points. 100 points are a £10 coupon
      </span>
    );
  const { referralPoints, couponPoints, couponPence } = data;
  const cost = formatCounted(couponPoints, 'point is', 'points are');
  return `${formatCounted(referralPoints, 'point')}. ${cost} a ${formatPence(couponPence)} coupon`;
}

function ReferralReader() {
  const { isLoggedIn } = useSession();
  const user = useUser();
  // What is below comes with what is above it, so that it does not move.
  if (isLoggedIn && user === undefined) return <SkeletonLines lines={5} />;
  const screen = user ? findStandingPage(user) : undefined;
  if (user && !screen) return <OwnReferral user={user} below={<ReferralSteps />} />;
  return (
    <>
      {screen ? <AccountStepNotice to={screen} /> : <ReferralVisitor />}
      <ReferralSteps />
    </>
  );
}
