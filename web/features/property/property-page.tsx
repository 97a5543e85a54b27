import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import type { Handle, Head } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { cx } from '../../lib/cx.ts';
import { formatPounds } from '../../lib/format.ts';
import { queryContext } from '../../lib/query.ts';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Page, pageQuery } from './api.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Gone } from './gone.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Summary } from './summary.tsx';
import { useVisit } from './use-visit.ts';

const below = () => import('./below.tsx');
const Facts = lazy(async () => ({ default: (await below()).Facts }));
const Story = lazy(async () => ({ default: (await below()).Story }));
const OwnerStrip = lazy(() => import('./owner/owner-strip.tsx'));

const headOf = ({ id, title, price, noOfBedrooms, description, outcode }: Page): Head => ({
  title: `${title} ${outcode}, ${formatPounds(price)}`,
  description: `${noOfBedrooms > 0 ? `${noOfBedrooms} bedrooms. ` : ''}${description[0].value.mainDescription.slice(0, 150)}`,
  canonical: paths.property(id),
});

/** Waits for the home, so that the page comes whole and its head is right; a failed call goes to the error page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<{ head: Head }> {
  const id = params['id'] ?? '';
  // On its way with the home itself; a failure shows when the parts are drawn.
  below().catch(() => undefined);
  const page = await context.get(queryContext).ensureQueryData({ ...pageQuery(id), revalidateIfStale: true });
  return { head: page ? headOf(page) : { title: 'This home can not be seen', noindex: true } };
}

const isHead = (head: unknown): head is Head => typeof head === 'object' && head !== null && 'title' in head;
export const handle: Handle = {
  head: (data) =>
    typeof data === 'object' && data !== null && 'head' in data && isHead(data.head)
      ? data.head
      : { title: 'Home for sale' },
};

export function Component() {
  const { id = '' } = useParams();
  const { data: home, error, isFetching, refetch } = useQuery(pageQuery(id));
  if (home) return <HomePage key={home.id} home={home} />;
  if (home === null) return <Gone />;
  if (error)
    return (
      <ErrorState
        error={error}
        what="show this home"
        heading="h1"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <PageSkeleton />;
}

function HomePage({ home }: { readonly home: Page }) {
  useVisit(home);
  return (
    <article className={cx(!home.owner && '-mt-6 sm:mt-0')}>
      {home.owner && (
        <Suspense fallback={<Skeleton className="mb-6 h-56" />}>
          <OwnerStrip home={home} owner={home.owner} />
        </Suspense>
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Gallery pictures={home.pictures} title={home.title} />
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-20">
            <Summary home={home} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-9">
          <Description home={home} />
          <Suspense fallback={<SkeletonLines lines={12} />}>
            <Facts home={home} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="mt-9 h-96" />}>
        <Story home={home} />
      </Suspense>
      {!home.isOwner && <BottomBar home={home} />}
    </article>
  );
}
