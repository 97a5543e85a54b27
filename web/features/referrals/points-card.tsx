import { useMutation, useQueryClient } from '@tanstack/react-query';
import { couponsQuery } from '../../entities/payment/coupons.ts';
import { formatCounted, formatCount, formatDate, formatPence } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { type ReferralCount, referralCountQuery, referrals } from './api.ts';

/** Styles for an empty progress element, which browsers draw completely grey. */
const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ' +
  '[&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action';

/** Referred people, points, the progress to the next coupon, and a button to get it. */
export function PointsCard({ count }: { readonly count: ReferralCount }) {
  const { points, pendingPoints, isRedeem, nextReward } = count;
  const queries = useQueryClient();
  const redeem = useMutation({
    mutationFn: () => referrals.redeemPoints(),
    onSettled: () =>
      Promise.all(
        [referralCountQuery, couponsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ),
  });
  const worth = formatPence(nextReward.pence);
  return (
    <section
      className="grid content-start gap-4 rounded-md border border-line bg-surface p-5"
      aria-labelledby="points"
    >
      <h2 id="points" className="text-xl">
        Your points
      </h2>
      <p>
        <span className="tabular text-3xl font-bold">{formatCount(points)}</span>{' '}
        <span className="text-muted">{points === 1 ? 'point' : 'points'}</span>
      </p>
      <div className="grid gap-1.5">
        <progress
          className={bar}
          max={nextReward.points}
          value={Math.min(points, nextReward.points)}
          aria-label={`Points towards a ${worth} coupon`}
        />
        <p className="text-sm text-muted">
          {nextReward.missing > 0
            ? `${formatCounted(nextReward.missing, 'point')} to your next ${worth} coupon`
            : `Enough for a ${worth} coupon`}
        </p>
      </div>
      <ReferredPeople {...count} />
      {pendingPoints > 0 && (
        <p className="text-muted">
          {`${formatCounted(pendingPoints, 'point')} on the way. You can redeem them when they arrive.`}
        </p>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        variant={isRedeem ? 'primary' : 'secondary'}
        disabled={!isRedeem}
        busy={redeem.isPending}
        onClick={() => redeem.mutate()}
      >
        {`Turn ${formatCount(nextReward.points)} points into ${worth}`}
      </Button>
      <div aria-live="polite" className="grid empty:hidden">
        {redeem.data && (
          <Notice kind="good" title={`Your coupon: ${redeem.data.coupon.code}`}>
            <p>
              {`${worth} off a package${redeem.data.coupon.expiresAt ? ` until ${formatDate(redeem.data.coupon.expiresAt)}` : ''}. Enter it before you pay.`}
            </p>
          </Notice>
        )}
      </div>
      <FailureNotice error={redeem.error} />
    </section>
  );
}

const ReferredPeople = ({ count, qualified }: ReferralCount) => (
  <p>
    {count === 0
      ? 'No one has signed up through your link yet.'
      : qualified === 0
        ? `${formatCounted(count, 'person', 'people')} signed up through your link. No points have come of it yet.`
        : `${formatCounted(count, 'person', 'people')} signed up through your link, and ${formatCount(qualified)} of them earned you points.`}
  </p>
);
