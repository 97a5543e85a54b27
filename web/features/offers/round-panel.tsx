import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { awaitsAnswer } from '../../../functions/deals/offers/domain/transitions.ts';
import { hasFeature } from '../../../functions/money/packages/domain/entitlements.ts';
import { type HomeOffers, offers, invalidateOffers, type Round } from '../../entities/offer/api.ts';
import { UpgradeHint } from '../../entities/payment/upgrade-hint.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { formatCounted, formatMoment } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  readonly home: PropertyPage;
  readonly list: HomeOffers;
}
const RoundDialog = lazyPart(async () => ({ default: (await import('./round-dialog.tsx')).RoundDialog }));
const ClosingDate = lazy(async () => ({ default: (await import('./closing-date.tsx')).ClosingDate }));

/** A round needs competing buyers. */
const minBuyers = 2;

/** The best-and-final round of a property, or a button to call one when it makes sense. */
export function RoundPanel({ home, list: { round, offers: all } }: Props) {
  const [isCalling, setCalling] = useState(false);
  const waiting = all.filter(awaitsAnswer).length;
  const isScottish = home.address.nation === 'scotland';
  // Whom a closing date invites without an offer can make none while the home is paused.
  const isOnSale = home.status === 'live' || (home.status === 'paused' && !isScottish);
  if (round?.open)
    return (
      <OpenRound
        id={home.id}
        round={round}
        sealed={all.filter(({ sealed }) => sealed).length}
        buyers={all.filter(({ round: asked }) => asked?.open).length}
        isScottish={isScottish}
      />
    );
  if (!isOnSale) return null;
  if (isScottish)
    return (
      <Suspense fallback={<Skeleton className="h-24 rounded-md" />}>
        <ClosingDate home={home} />
      </Suspense>
    );
  if (waiting < minBuyers) return null;
  if (!hasFeature(home.owner?.package?.packageId, 'rounds'))
    return (
      <UpgradeHint propertyId={home.id} from="plus">
        <b className="font-semibold">Several buyers want your home.</b> With an offer round you ask them all
        for their best and final offer by one deadline, sealed until then.
      </UpgradeHint>
    );
  return (
    <section
      aria-labelledby="round"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-sunk p-4"
    >
      <div className="grid max-w-prose gap-1">
        <h2 id="round" className="font-semibold">
          Several buyers want your home
        </h2>
        <p className="text-sm">
          Ask them all for their best and final offer by one deadline. Offers stay sealed until then, for you
          too.
        </p>
      </div>
      <Button variant="secondary" onClick={() => setCalling(true)}>
        Ask for best and final offers
      </Button>
      <OnDemand parts={[RoundDialog]}>
        {isCalling && <RoundDialog id={home.id} buyers={waiting} onClose={() => setCalling(false)} />}
      </OnDemand>
    </section>
  );
}

interface RunningProps {
  readonly id: PropertyPage['id'];
  readonly round: Round;
  /** Number of final offers that are in. */
  readonly sealed: number;
  /** Number of buyers who take part. */
  readonly buyers: number;
  /** Whether it is a closing date. */
  readonly isScottish: boolean;
}

function OpenRound({ id, round, sealed, buyers, isScottish }: RunningProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => offers.cancelRound({ params: { id } }),
    onSuccess: async () => {
      setAsking(false);
      toast.notice(
        isScottish ? 'Closing date called off' : 'Round called off',
        isScottish
          ? 'You’ve called off the closing date. We’ve told everyone who was invited or has bid.'
          : 'You’ve called off the round. We’ve told all the buyers.',
      );
      await invalidateOffers(queries);
    },
  });
  return (
    <section
      aria-labelledby="round"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-amber bg-amber-soft p-4"
    >
      <div className="flex items-start gap-3">
        <Icon as={Hourglass} className="mt-0.5 text-amber" />
        <div className="grid gap-1">
          <h2 id="round" className="font-semibold">
            {isScottish ? 'Closing date:' : 'Best and final offers: round closes'}{' '}
            {formatMoment(round.deadline)}
          </h2>
          <p className="text-sm">{isScottish ? describeBids(sealed) : describeFinalOffers(sealed, buyers)}</p>
        </div>
      </div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Call it off
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isScottish ? 'Call off the closing date?' : 'Call off the round?'}
        actions={
          <>
            <Button variant="danger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
              Call it off
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it going
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            {isScottish ? 'We’ll tell everyone who was invited or has bid.' : 'We’ll tell all the buyers.'}{' '}
            Amounts sealed in it stay unopened, and the offers they replaced count again.{' '}
            {isScottish
              ? 'Bids from people who had made no offer before become ordinary offers that you can read.'
              : 'Offers from people who had made none before become ordinary offers that you can read.'}
          </p>
          <FailureNotice error={cancelling.error} />
        </div>
      </Dialog>
    </section>
  );
}

const describeFinalOffers = (sealed: number, buyers: number): string =>
  `${sealed === 0 ? 'No final offer has come in yet.' : `${sealed} of ${buyers} final offers are in.`} Every buyer can send one, sealed, until the round closes. Then you see them all at once and accept one or none; a buyer who sends nothing keeps their present offer. Until then you can’t accept an offer or make a counter-offer.`;

const describeBids = (sealed: number): string =>
  `${sealed === 0 ? 'No bid has come in yet.' : `${formatCounted(sealed, 'bid')} ${sealed === 1 ? 'is' : 'are'} in.`} Everyone who was invited can send one, sealed, until then. You see them all at once and accept one or none, not always the highest. Until then you can’t accept an offer or make a counter-offer.`;
