import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { type User, useUser } from '../../entities/account/user.ts';
import { ownChecksQuery } from '../../entities/buyer-check/api.ts';
import { GateNotice } from '../../entities/buyer-check/gate-notice.tsx';
import { homeOffersQuery, type NewOffer, type Round } from '../../entities/offer/api.ts';
import { isWithSeller } from '../../entities/offer/labels.ts';
import { PriceAsked } from '../../entities/property/asking-price.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { cx } from '../../lib/cx.ts';
import { formatMoment } from '../../lib/format.ts';
import { isHomeReference } from '../../lib/ids.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useNavigate, useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { lastOfferQuery } from './api.ts';
import { findKnownTerms, type KnownTerms } from './known-terms.ts';
import { OfferForm } from './offer-form.tsx';

const OfferReview = lazyPart(() => import('./offer-review.tsx'));
const OfferSent = lazyPart(() => import('./offer-sent.tsx'));
/** The value of `step` in the address once the offer is sent. */
const sentStep = 'sent';

export const handle: Handle = { head: { title: 'Make an offer', noindex: true } };

/** The address of a home and /offer: the form of an offer, its review, and what follows once it is sent. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeReference(id) ? <OfferOnHome reference={id} /> : <HomeNotFound />;
}

function OfferOnHome({ reference }: { readonly reference: string }) {
  const query = useQuery({ ...propertyQuery(reference), staleTime: 0 });
  // What the form begins with is asked for together with the home.
  useQuery(ownChecksQuery);
  useQuery(lastOfferQuery);
  return (
    <QueryPage query={query} what="load this home" skeleton={<OfferSkeleton />} notFound={<HomeNotFound />}>
      {(home) => <OfferContent home={home} />}
    </QueryPage>
  );
}

function OfferContent({ home }: { readonly home: PropertyPage }) {
  const user = useUser();
  const [search] = useSearchParams();
  if (!user) return <OfferSkeleton />;
  // The home can be read with an offer, or still without the one that was just sent.
  if (search.get('step') === sentStep) return <SentPage home={home} />;
  const why = describeObstacle(home);
  if (why)
    return (
      <EmptyState
        heading="h1"
        title={why}
        actions={
          home.myOffer ? (
            <LinkButton to={`${paths.property(home)}#offer`}>See your offer</LinkButton>
          ) : (
            <LinkButton to={paths.property(home)}>Back to the home</LinkButton>
          )
        }
      />
    );
  return <RememberedOffer home={home} profile={user.buyerProfile} />;
}

/** Stays at its address, so that a reload shows it again. */
function SentPage({ home }: { readonly home: PropertyPage }) {
  const round = useRunningRound(home);
  const { data } = useQuery(homeOffersQuery(home.id));
  const [offer] = data?.offers ?? [];
  const isNews = offer !== undefined && !isWithSeller(offer);
  const what = isBid(home, round) ? 'Your bid' : 'Your offer';
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto max-w-prose">
      <OfferHeader home={home} top={top}>
        {isNews ? what : `${what} is sent`}
      </OfferHeader>
      <OnDemand parts={[OfferSent]}>
        <OfferSent home={home} />
      </OnDemand>
    </div>
  );
}

interface HeaderProps {
  readonly home: PropertyPage;
  readonly top: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

const OfferHeader = ({ home, top, children }: HeaderProps) => (
  <header className="grid gap-1 border-b border-line pb-5">
    <p>
      <Link to={paths.property(home)} className="link">
        {home.title}
      </Link>
    </p>
    <h1 ref={top} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
    <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
      <PriceAsked home={home} />
    </p>
  </header>
);

interface RememberedProps {
  readonly home: PropertyPage;
  readonly profile: User['buyerProfile'];
}

/** Waits for what the buyer has said before, so that no field fills while they type. */
function RememberedOffer({ home, profile }: RememberedProps) {
  const [today] = useState(() => formatLondonDay(new Date()));
  const checks = useQuery(ownChecksQuery);
  const lastOffer = useQuery(lastOfferQuery);
  if (checks.isPending || lastOffer.isPending) return <OfferSkeleton />;
  const memory = { profile, checks: checks.data?.checks ?? [], lastOffer: lastOffer.data?.offers[0] };
  return <OfferSteps home={home} known={findKnownTerms(memory, today)} />;
}

const takesOffers: ReadonlySet<PropertyPage['status']> = new Set(['live', 'under_offer', 'sold_stc']);
function describeObstacle({ isOwner, status, myOffer }: PropertyPage): string | undefined {
  if (isOwner) return 'This is your own home';
  if (myOffer) return 'You already have an open offer on this home';
  return takesOffers.has(status) ? undefined : 'This home isn’t taking any more offers';
}

interface StepsProps {
  readonly home: PropertyPage;
  readonly known: KnownTerms;
}

/** The round of final offers that runs on the home, which seals a new offer, too. */
function useRunningRound({ id }: PropertyPage): Round | undefined {
  const { data } = useQuery(homeOffersQuery(id));
  return data?.round?.open ? data.round : undefined;
}

function OfferSteps({ home, known }: StepsProps) {
  const round = useRunningRound(home);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [body, setBody] = useState<NewOffer>();
  const top = useRef<HTMLHeadingElement>(null);
  const isReview = search.get('step') === 'review' && body !== undefined;
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [isReview]);
  return (
    <div className="mx-auto max-w-prose">
      <OfferHeader home={home} top={top}>
        {isReview ? describeReview(home, round) : describeKind(home, round)}
      </OfferHeader>
      {/* Hidden but mounted during the review, so that going back keeps everything. */}
      <div className={cx('grid gap-6 pt-6', isReview && 'hidden')}>
        <GateNotice gate={home.whoMayOffer} act="offer" />
        {round && <RoundNotice home={home} round={round} />}
        <OfferForm
          home={home}
          known={known}
          onReview={(offer) => {
            setBody(offer);
            setSearch({ step: 'review' });
          }}
        />
      </div>
      <OnDemand parts={[OfferReview, OfferSent]}>
        {isReview && (
          <OfferReview
            home={home}
            body={body}
            round={round}
            checkedSums={known.checkedSums}
            onBack={() => void navigate(-1)}
            onSent={() => setSearch({ step: sentStep }, { replace: true })}
          />
        )}
      </OnDemand>
    </div>
  );
}

const isBid = ({ address }: PropertyPage, round: Round | undefined): boolean =>
  round !== undefined && address.nation === 'scotland';

const describeReview = (home: PropertyPage, round: Round | undefined): string =>
  isBid(home, round) ? 'Check your bid' : 'Check your offer';

const describeKind = (home: PropertyPage, round: Round | undefined): string => {
  const { status } = home;
  if (round) return isBid(home, round) ? 'Bid for the closing date' : 'Make your best and final offer';
  return status === 'live' ? 'Make an offer' : 'Make a backup offer';
};

const RoundNotice = ({ home, round }: { readonly home: PropertyPage; readonly round: Round }) =>
  isBid(home, round) ? (
    <Notice title={`Closing date: ${formatMoment(round.deadline)}`}>
      <p>
        Your bid is sealed: nobody sees it before then, and you can change it until then. After that the
        seller opens all bids at once and accepts one or none, not always the highest. Anyone who owns the
        home too sees yours then, without your name. Your solicitor sends the formal offer afterwards.
      </p>
      <p className="pt-2">
        If the seller calls the closing date off, it becomes an ordinary offer that they can read.
      </p>
      <SellersMessage note={round.note} />
    </Notice>
  ) : (
    <Notice title={`Best and final offers until ${formatMoment(round.deadline)}`}>
      <p>
        The seller has asked every buyer for their best and final offer. Yours is sealed: nobody sees it
        before then, and you can change it until then. After that the seller sees all offers at once, and
        accepts one or none. Anyone who owns the home too sees yours then, without your name.
      </p>
      <p className="pt-2">
        If the seller calls the round off, it becomes an ordinary offer that they can read.
      </p>
      <SellersMessage note={round.note} />
    </Notice>
  );

/** The seller's words, which every buyer in the round gets alike. */
const SellersMessage = ({ note }: Pick<Round, 'note'>) =>
  note !== undefined && <p className="whitespace-pre-line pt-2">{`The seller says: “${note}”`}</p>;

const HomeNotFound = () => (
  <EmptyState
    heading="h1"
    title="This home isn’t available"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    It may have been sold or taken off the market, or the link may be wrong.
  </EmptyState>
);

const OfferSkeleton = () => (
  <div className="mx-auto grid max-w-prose gap-6" aria-hidden>
    <Skeleton className="h-20" />
    <SkeletonLines lines={3} />
    <Skeleton className="h-11" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);
