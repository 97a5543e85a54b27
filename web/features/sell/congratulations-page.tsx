import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { type HomePage, isHomeId, ownHomeQuery } from './api.ts';
import { ShareHome } from './publish/share-home.tsx';

export const handle: Handle = { head: { title: 'Your home is on sale', noindex: true } };

/** /congratulations: a home went on sale; how to tell people of it and what comes next. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('home');
  return isHomeId(id) ? <Published id={id} /> : <Nothing />;
}

function Published({ id }: { readonly id: HomePage['id'] }) {
  const { data: home, error, isFetching, refetch } = useQuery(ownHomeQuery(id));
  if (isNotFound(error)) return <Nothing />;
  if (error && !home)
    return (
      <ErrorState error={error} what="load your home" busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!home)
    return (
      <div className="mx-auto grid max-w-prose gap-6">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="aspect-3/2 rounded-md" />
        <SkeletonLines lines={4} />
      </div>
    );
  const isChecked = home.status === 'under_review';
  return (
    <div className="mx-auto grid max-w-4xl gap-10 sm:pt-4">
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">
          {isChecked ? 'We are checking your home' : 'Your home is on sale'}
        </h1>
        <p className="max-w-prose text-lg text-muted">
          {isChecked
            ? 'Its address is on sale from somebody else already. We look at it within a working day and write to you.'
            : 'Anybody who searches for a home like yours can find it now.'}
        </p>
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
          {!isChecked && <ShareHome id={home.id} title={home.title} />}
          <NextSteps home={home} />
        </div>
      </div>
    </div>
  );
}

function NextSteps({ home: { id, owner } }: { readonly home: HomePage }) {
  const until = owner?.package && formatDate(owner.package.endsAt);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">What comes next</h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>See under My listings how many people look at it and save it.</li>
        {owner?.advice.map(({ code, text, step }) => (
          <li key={code}>
            <Link to={`${paths.editProperty(id)}?section=${step}`} className="link">
              {text}
            </Link>
          </li>
        ))}
        <li>Change the price, the words or the photos whenever you like.</li>
        {until && <li>It stays on sale until {until}. My listings always shows that day.</li>}
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

const Nothing = () => (
  <>
    <h1 className="sr-only">Congratulations</h1>
    <EmptyState
      icon={PartyPopper}
      title="Here you see your home once it is on sale"
      actions={
        <>
          <LinkButton to={paths.addProperty}>Sell your home</LinkButton>
          <LinkButton to={paths.myListing} variant="secondary">
            My listings
          </LinkButton>
        </>
      }
    >
      With what to do next, and a link to share.
    </EmptyState>
  </>
);
