import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../app/head.ts';
import { standingScreen } from '../../app/guard.ts';
import { useUser } from '../../lib/user.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OwnReferral } from './own-referral.tsx';
import { Standing, Visitor } from './visitor.tsx';

export const handle: Handle = {
  head: {
    title: 'Invite friends',
    description:
      'Send somebody to Gable who sells their home here, and you both get 100 points: a £10 coupon for a listing package.',
  },
};

/** /referral: what inviting is, and for members their link, their points and their coupons. */
export const Component = () => (
  <div className="grid gap-10">
    <div className="grid max-w-prose gap-3">
      <h1 className="text-2xl sm:text-3xl">Invite friends, and you both save</h1>
      <p className="text-lg text-muted">
        When somebody you sent pays for their first listing package, you both get 100 points. 100 points are a
        £10 coupon.
      </p>
    </div>
    <Reader />
    <HowItWorks />
  </div>
);

function Reader() {
  const { isLoggedIn } = useSession();
  const user = useUser();
  if (!isLoggedIn || user === null) return <Visitor />;
  if (!user) return <SkeletonLines lines={5} />;
  const screen = standingScreen(user);
  return screen ? <Standing to={screen} /> : <OwnReferral user={user} />;
}
