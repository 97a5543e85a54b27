import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { hasFeature } from '../../../functions/money/packages/domain/entitlements.ts';
import { useMattersLive } from '../../entities/own-home/use-matters-live.ts';
import { UpgradeHint } from '../../entities/payment/upgrade-hint.tsx';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DaysChart } from '../../ui/days-chart.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { toEnquiriesKey } from './api.ts';
import { PropertyFigures } from './manage/figures.tsx';
import { OwnHeader } from './manage/own-header.tsx';
import { OwnershipCard } from './manage/ownership-card.tsx';
import { ReviewNotice } from './manage/review-notice.tsx';
import { hasTasks, HomeTasks } from './manage/tasks.tsx';
import { HomeReady } from './ready/home-ready.tsx';

const EnquiryList = lazy(async () => ({
  default: (await import('./manage/enquiries.tsx')).EnquiryList,
}));
const Owners = lazy(() => import('./manage/joint-owners.tsx'));
const AddressProof = lazy(async () => ({
  default: (await import('./manage/address-proof.tsx')).AddressProof,
}));
const PortalsCard = lazy(async () => ({
  default: (await import('../../entities/portal/portals-card.tsx')).PortalsCard,
}));
const InterestCard = lazy(async () => ({
  default: (await import('../../entities/scottish-home/interest-card.tsx')).InterestCard,
}));
const BuyerGates = lazy(async () => ({
  default: (await import('./manage/buyer-gates.tsx')).BuyerGates,
}));
const FallenThrough = lazy(async () => ({
  default: (await import('./manage/fallen-through.tsx')).FallenThrough,
}));
const ShareHome = lazy(async () => ({
  default: (await import('./publish/share-home.tsx')).ShareHome,
}));
const HomeActions = lazy(async () => ({
  default: (await import('./listings/home-actions.tsx')).HomeActions,
}));

export const handle: Handle = { head: { title: 'Your listing', noindex: true } };

/** Number of enquiries in the overview, the most urgent ones. */
const enquiryLimit = 5;

/** /my-listing/{id}: a property with its tasks, enquiries and counts. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OwnListingContent id={id} /> : <OwnListingNotFound />;
}

function OwnListingContent({ id }: { readonly id: PropertyPage['id'] }) {
  const queries = useQueryClient();
  const again = (hint?: { readonly propertyId?: string }) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== id) return;
    void queries.invalidateQueries(propertyQuery(id));
    void queries.invalidateQueries({ queryKey: toEnquiriesKey(id) });
  };
  useMattersLive(again);
  return (
    <QueryPage
      query={useQuery(propertyQuery(id))}
      what="load this listing"
      skeleton={<ListingSkeleton />}
      notFound={<OwnListingNotFound />}
    >
      {(home) => (home.owner ? <ListingContent home={home} owner={home.owner} /> : <OwnListingNotFound />)}
    </QueryPage>
  );
}

interface ContentProps {
  readonly home: PropertyPage;
  readonly owner: NonNullable<PropertyPage['owner']>;
}

/** Off the market until its seller puts it there, so that the buttons for it are what comes next. */
const offStatuses: ReadonlySet<PropertyPage['status']> = new Set([
  'pending_payment',
  'draft',
  'paused',
  'withdrawn',
  'expired',
]);

function ListingContent({ home, owner }: ContentProps) {
  const own = { ...home, ...owner };
  const isOff = offStatuses.has(home.status);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader
        propertyId={home.id}
        title={home.title}
        status={home.status}
        nation={home.address.nation}
        page="Overview"
      />
      <OwnHeader home={home} owner={owner} />
      <ReviewNotice home={own} />
      <Suspense>
        <AddressProof home={own} />
      </Suspense>
      <section aria-labelledby="next" className="grid gap-3">
        <h2 id="next" className="text-xl">
          What comes next
        </h2>
        {home.status === 'fallen_through' && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <FallenThrough id={home.id} />
          </Suspense>
        )}
        {hasTasks(own) ? (
          <HomeTasks home={own} />
        ) : (
          <NextStep status={home.status} caseId={owner.removedByCase} />
        )}
        {isOff && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <HomeActions home={own} />
          </Suspense>
        )}
        {home.status === 'live' && (
          <HomeReady
            home={home}
            whenDone={
              hasTasks(own) ? null : (
                <p className="text-muted">
                  Nothing needs doing. We’ll tell you under the bell when something does.
                </p>
              )
            }
          />
        )}
      </section>
      {!isListingOver(home.status) && <OwnershipCard home={home} />}
      {home.address.nation === 'scotland' && !isListingOver(home.status) && (
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <InterestCard id={home.id} hasReport={home.homeReportFile !== undefined} />
        </Suspense>
      )}
      <Suspense>
        <PortalsCard id={home.id} />
      </Suspense>
      <Performance home={home} owner={owner} />
      {home.status === 'live' && (
        <Suspense fallback={<SkeletonLines lines={5} />}>
          <ShareHome home={home} />
        </Suspense>
      )}
      <section aria-labelledby="enquiries" className="grid gap-3">
        <h2 id="enquiries" className="text-xl">
          Enquiries
        </h2>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <EnquiryList propertyId={home.id} limit={enquiryLimit} isOver={isListingOver(home.status)} />
        </Suspense>
      </section>
      {!isListingOver(home.status) && (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <BuyerGates home={home} />
        </Suspense>
      )}
      <Suspense>
        <Owners id={home.id} isSold={isListingOver(home.status)} />
      </Suspense>
      {!isListingOver(home.status) && !isOff && (
        <section aria-labelledby="listing" className="grid gap-3">
          <h2 id="listing" className="text-xl">
            The listing
          </h2>
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <HomeActions home={own} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/** What a listing without tasks waits for; one that is live or fell through has a part of its own. */
const nextSteps: Readonly<Record<PropertyPage['status'], string | undefined>> = {
  pending_payment: 'It goes on sale once its package starts.',
  under_review: 'Nothing needs doing. We’ll tell you under the bell when something does.',
  draft: 'Change what we asked for, then put it on sale again.',
  live: undefined,
  paused: 'Buyers can’t find it while it’s paused. Put it back on sale when you’re ready.',
  under_offer: 'Nothing needs doing. We’ll tell you under the bell when something does.',
  sold_stc: 'Nothing needs doing. We’ll tell you under the bell when something does.',
  exchanged: 'Nothing needs doing. We’ll tell you under the bell when something does.',
  completed: 'It’s sold.',
  fallen_through: undefined,
  withdrawn: 'Buyers can’t find it, as it’s off the market. Put it back on sale when you’re ready.',
  expired: 'Buyers can’t find it, as its package ended. Put it back on sale with another one.',
  removed: undefined,
};

interface NextStepProps {
  readonly status: PropertyPage['status'];
  readonly caseId: ContentProps['owner']['removedByCase'];
}

function NextStep({ status, caseId }: NextStepProps) {
  if (status === 'removed') return <Removed caseId={caseId} />;
  return nextSteps[status] !== undefined && <p className="text-muted">{nextSteps[status]}</p>;
}

/** What our team decided, and the way to appeal; the case of an act of staff comes a moment after it. */
const Removed = ({ caseId }: Pick<NextStepProps, 'caseId'>) =>
  caseId ? (
    <>
      <p>Our team took it off the site. The case says why, and how to appeal.</p>
      <p>
        <LinkButton to={paths.reportCase(caseId)}>Open the case</LinkButton>
      </p>
    </>
  ) : (
    <p className="text-muted">
      Our team took it off the site. Our email says why, and how to appeal. Can’t find it?{' '}
      <Link to={paths.contactUs} className="link">
        Write to us
      </Link>
      .
    </p>
  );

/** The counts of all time, and by day only while there is something to do about them. */
function Performance({ home, owner }: ContentProps) {
  const isOver = isListingOver(home.status);
  return (
    <section aria-labelledby="goes" className="grid gap-4">
      <h2 id="goes" className="text-xl">
        {isOver ? 'How it did' : 'How it’s doing'}
      </h2>
      <div className="grid gap-1.5">
        <p className="text-sm text-muted">Since it was first listed</p>
        <PropertyFigures counts={owner.counts} />
      </div>
      {!isOver && <Statistics home={home} owner={owner} />}
    </section>
  );
}

/** Daily statistics are a feature of the larger packages. */
const Statistics = ({ home, owner }: ContentProps) =>
  owner.package && !hasFeature(owner.package.packageId, 'statistics') ? (
    <UpgradeHint propertyId={home.id} from="standard">
      <b className="font-semibold">Seller statistics</b> show views, enquiries, viewings and offers day by
      day, so you can see what a new price or photo does.
    </UpgradeHint>
  ) : (
    <DaysChart days={owner.views} />
  );

const ListingSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-full" />
    <SkeletonLines lines={3} />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);
