import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { type Payment, paymentQuery } from '../../entities/payment/api.ts';
import { formatPackageName } from '../../entities/payment/package-name.ts';
import { PaymentReceipt } from '../../entities/payment/payment-receipt.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { isOffMarket, publishPaidHome } from '../../entities/property/publish-home.ts';
import { describeError } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { isPaymentId } from '../../lib/ids.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { useSearchParams } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ShareHome } from './publish/share-home.tsx';
import { HomeReady } from './ready/home-ready.tsx';

export const handle: Handle = { head: { title: 'Your home is on sale', noindex: true } };

/**
 * /congratulations: a property went on sale, or its package was paid; with a checklist, ways to share
 * it, and the receipt.
 */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('home');
  return isHomeId(id) ? <PublishedHome id={id} paymentId={query.get('payment')} /> : <NoPublishedHome />;
}

/** A paid property goes on sale shortly after its package begins. */
const pollMs = 1_500;
const maxPolls = 30;

interface PublishedProps {
  readonly id: PropertyPage['id'];
  readonly paymentId: string | null;
}

function PublishedHome({ id, paymentId }: PublishedProps) {
  const queries = useQueryClient();
  const query = useQuery({
    ...propertyQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && toHomeState(data) === 'coming' && dataUpdateCount < maxPolls ? pollMs : false,
  });
  useLive('properties', (hint) => {
    if (hint?.propertyId === undefined || hint.propertyId === id)
      void queries.invalidateQueries(propertyQuery(id));
  });
  return (
    <QueryPage
      query={query}
      what="load your home"
      skeleton={<PublishedSkeleton />}
      notFound={<NoPublishedHome />}
    >
      {(home) => <PublishedContent home={home} paymentId={paymentId} />}
    </QueryPage>
  );
}

const PublishedSkeleton = () => (
  <div className="mx-auto grid max-w-prose gap-6">
    <Skeleton className="h-9 w-72" />
    <Skeleton className="aspect-3/2 rounded-md" />
    <SkeletonLines lines={4} />
  </div>
);

interface ContentProps {
  readonly home: PropertyPage;
  readonly paymentId: string | null;
}

function PublishedContent({ home, paymentId }: ContentProps) {
  const state = toHomeState(home);
  return (
    <div className="mx-auto grid max-w-4xl gap-10 sm:pt-4">
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-8">
        {state === 'live' && isPaymentId(paymentId) ? (
          <PaidHeading home={home} paymentId={paymentId} />
        ) : (
          <StateHeading words={states[state]} />
        )}
        <HomeCard home={home} />
      </div>
      {state === 'live' && (
        <section aria-labelledby="ready" className="grid gap-3">
          <h2 id="ready" className="text-xl">
            Get ready for buyers
          </h2>
          <HomeReady home={home} />
        </section>
      )}
      <div className={cx('grid items-start gap-8', isPaymentId(paymentId) && 'md:grid-cols-2')}>
        <div className="grid gap-8">
          {state === 'away' && <RelistButton home={home} />}
          {state === 'live' && <ShareHome home={home} />}
          <NextSteps home={home} />
        </div>
        {isPaymentId(paymentId) && <PaymentReceipt id={paymentId} />}
      </div>
    </div>
  );
}

const HomeCard = ({ home }: { readonly home: PropertyPage }) => (
  <article className="group relative grid gap-3">
    <Photo
      picture={home.pictures[0]}
      alt=""
      eager
      sizes="(min-width: 48rem) 28rem, 100vw"
      className="rounded-md"
    />
    <div>
      <Price amount={home.price} qualifier={home.priceQualifier} className="text-xl" />
      <h2 className="text-base">
        <Link to={paths.property(home)} className="group-hover:underline after:absolute after:inset-0">
          {home.title}
        </Link>
      </h2>
    </div>
  </article>
);

type StateWords = (typeof states)[keyof typeof states];

const StateHeading = ({ words }: { readonly words: StateWords }) => (
  <div className="grid gap-2">
    <h1 className="text-2xl sm:text-3xl">{words.title}</h1>
    <p className="max-w-prose text-lg text-muted">{words.text}</p>
  </div>
);

interface PaidHeadingProps {
  readonly home: PropertyPage;
  readonly paymentId: Payment['id'];
}

/** A home that was on sale before the payment has a larger package, and is not newly on sale. */
function PaidHeading({ home, paymentId }: PaidHeadingProps) {
  const { data } = useQuery(paymentQuery(paymentId));
  const wasLive = data !== undefined && home.listedAt !== undefined && home.listedAt < data.createdAt;
  return <StateHeading words={wasLive ? states.upgraded : states.live} />;
}

/** The state of a property after its package began. */
const toHomeState = (home: Pick<PropertyPage, 'status'>): Exclude<keyof typeof states, 'upgraded'> => {
  if (isOffMarket(home)) return 'away';
  if (home.status === 'pending_payment') return 'coming';
  return home.status === 'under_review' || home.status === 'paused' ? home.status : 'live';
};
const states = {
  live: {
    title: 'Your home is on sale',
    text: 'Anyone searching for a home like yours can find it now.',
  },
  upgraded: {
    title: 'Your package has started',
    text: 'Your home is still on sale, now with everything that your new package includes.',
  },
  coming: {
    title: 'Your home is about to go on sale',
    text: 'Its package has started. This page updates automatically.',
  },
  under_review: {
    title: 'We’re checking your home',
    text: 'We’ll look at it within one working day and email you. Selling says why, and what you can do meanwhile.',
  },
  paused: {
    title: 'Your package has started',
    text: 'The home is paused, so no one can find it until you put it back on sale under Selling.',
  },
  away: {
    title: 'Your package has started',
    text: 'You can put your home back on sale in one tap.',
  },
} as const;

function RelistButton({ home }: { readonly home: PropertyPage }) {
  const queries = useQueryClient();
  const relisting = useMutation({
    mutationFn: () => publishPaidHome(home),
    onSuccess: () => queries.invalidateQueries(propertyQuery(home.id)),
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Button className="justify-self-start" busy={relisting.isPending} onClick={() => relisting.mutate()}>
      Put back on sale
    </Button>
  );
}

function NextSteps({ home }: { readonly home: PropertyPage }) {
  const { owner } = home;
  const until = owner?.package && formatDate(owner.package.endsAt);
  return (
    <div className="grid gap-3">
      {until && owner?.package && (
        <p className="text-muted">
          {`${formatPackageName(owner.package.packageId)} runs until ${until}. You’ll always find that date under Selling, with how many people view and save your home.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.property(home)} variant="secondary">
          See its page
        </LinkButton>
        <LinkButton to={paths.myListing} variant="secondary">
          Selling
        </LinkButton>
      </div>
    </div>
  );
}

const NoPublishedHome = () => (
  <>
    <h1 className="sr-only">Congratulations</h1>
    <EmptyState
      icon={PartyPopper}
      title="You’ll see your home here once it’s on sale"
      actions={
        <>
          <LinkButton to={paths.addProperty}>Sell your home</LinkButton>
          <LinkButton to={paths.myListing} variant="secondary">
            Selling
          </LinkButton>
        </>
      }
    >
      Along with what to do next and a link to share.
    </EmptyState>
  </>
);
