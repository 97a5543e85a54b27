import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { isAway, getOnSale } from '../../entities/property/on-sale.ts';
import { PaidPart } from '../../entities/payment/paid-part.tsx';
import { formatPackageName } from '../../entities/payment/words.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { isPaymentId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { toast } from '../../lib/toast.ts';
import { type HomePage, homeQuery } from '../../entities/property/home.ts';
import { isHomeId } from '../../lib/ids.ts';
import { ShareHome } from './publish/share-home.tsx';

export const handle: Handle = { head: { title: 'Your home is on sale', noindex: true } };

/**
 * /congratulations: a property went on sale, or its package was paid; with the receipt, sharing, and the next
 * steps.
 */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('home');
  return isHomeId(id) ? <PublishedHome id={id} paymentId={query.get('payment')} /> : <NoPublishedHome />;
}

/** A paid property goes on sale shortly after its package begins. */
const soonMs = 1_500;
const mostLooks = 30;

interface PublishedProps {
  readonly id: HomePage['id'];
  readonly paymentId: string | null;
}

function PublishedHome({ id, paymentId }: PublishedProps) {
  const queries = useQueryClient();
  const query = useQuery({
    ...homeQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && standing(data) === 'coming' && dataUpdateCount < mostLooks ? soonMs : false,
  });
  useLive('properties', (hint) => {
    if (hint?.propertyId === undefined || hint.propertyId === id)
      void queries.invalidateQueries(homeQuery(id));
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
  readonly home: HomePage;
  readonly paymentId: string | null;
}

function PublishedContent({ home, paymentId }: ContentProps) {
  const words = states[standing(home)];
  return (
    <div className="mx-auto grid max-w-4xl gap-10 sm:pt-4">
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">{words.title}</h1>
        <p className="max-w-prose text-lg text-muted">{words.text}</p>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2">
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
              <Link
                to={paths.property(home.id)}
                className="group-hover:underline after:absolute after:inset-0"
              >
                {home.title}
              </Link>
            </h2>
          </div>
        </article>
        <div className="grid gap-8">
          {standing(home) === 'away' && <BackOnSale home={home} />}
          {isPaymentId(paymentId) && <PaidPart id={paymentId} />}
          {standing(home) === 'live' && <ShareHome id={home.id} title={home.title} />}
          <NextSteps home={home} />
        </div>
      </div>
    </div>
  );
}

/** The state of a property after its package began. */
const standing = (home: Pick<HomePage, 'status'>): keyof typeof states => {
  if (isAway(home)) return 'away';
  if (home.status === 'pending_payment') return 'coming';
  return home.status === 'under_review' || home.status === 'paused' ? home.status : 'live';
};
const states = {
  live: {
    title: 'Your home is on sale',
    text: 'Anyone searching for a home like yours can find it now.',
  },
  coming: {
    title: 'Your home is about to go on sale',
    text: 'Its package has started. This page updates automatically.',
  },
  under_review: {
    title: 'We are checking your home',
    text: 'We’ll look at it within one working day and email you. My listings says why, and what you can do meanwhile.',
  },
  paused: {
    title: 'Your package has started',
    text: 'The home is paused, so no one can find it until you put it back on sale under My listings.',
  },
  away: {
    title: 'Your package has started',
    text: 'You can put your home back on the market in one tap.',
  },
} as const;

function BackOnSale({ home }: { readonly home: HomePage }) {
  const queries = useQueryClient();
  const relisting = useMutation({
    mutationFn: () => getOnSale(home),
    onSuccess: () => queries.invalidateQueries(homeQuery(home.id)),
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Button className="justify-self-start" busy={relisting.isPending} onClick={() => relisting.mutate()}>
      Put it back on sale
    </Button>
  );
}

function NextSteps({ home: { id, owner } }: { readonly home: HomePage }) {
  const until = owner?.package && formatDate(owner.package.endsAt);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">What comes next</h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>See under My listings how many people view and save it.</li>
        {owner?.advice.map(({ code, text, step }) => (
          <li key={code}>
            <Link to={`${paths.editProperty(id)}?section=${step}`} className="link">
              {text}
            </Link>
          </li>
        ))}
        <li>Change the price, description or photos whenever you like.</li>
        {until && owner?.package && (
          <li>
            {formatPackageName(owner.package.packageId)} runs until {until}. You’ll always find that date
            under My listings.
          </li>
        )}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.property(id)}>See its page</LinkButton>
        <LinkButton to={paths.myListing} variant="secondary">
          My listings
        </LinkButton>
      </div>
    </section>
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
            My listings
          </LinkButton>
        </>
      }
    >
      Along with what to do next and a link to share.
    </EmptyState>
  </>
);
