import { lazy, Suspense } from 'react';
import {
  describeProperty,
  formatPropertyTitle,
} from '../../../functions/reach/site-pages/domain/property-summary.ts';
import { SaveHeart } from '../../entities/property/card/save-heart.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { cx } from '../../lib/cx.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { isAwaited } from '../../lib/rendered.ts';
import { type LoaderFunctionArgs, replace, useLoaderData, useSearchParams } from '../../lib/router.ts';
import type { Handle, Head } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { loadActions } from './actions.tsx';
import { loadPropertyPage } from './api.ts';
import { PropertyBottomBar } from './bottom-bar.tsx';
import { Description } from './description.tsx';
import { Gallery, loadMedia } from './gallery/gallery.tsx';
import { PropertySummary } from './property-summary.tsx';
import { SectionLinks } from './section-links.tsx';
import { ShareOnPhoto } from './share/share-button.tsx';
import { useVisit } from './use-visit.ts';

const loadBelowFold = () => import('./below-fold.tsx');
/** A home isn't shown without its facts: the error page says so where their code doesn't come. */
const toThrowingPart = (error: unknown) => ({
  default: (): never => {
    throw error;
  },
});
const PropertyFacts = lazyPart(() =>
  loadBelowFold().then((below) => ({ default: below.PropertyFacts }), toThrowingPart),
);
const PropertyStory = lazyPart(() =>
  loadBelowFold().then((below) => ({ default: below.PropertyStory }), toThrowingPart),
);
const PropertyNotFound = lazy(() => import('./property-not-found.tsx'));
const SharedNote = lazyWithQueries(() => import('./share/shared-note.tsx'));
const OwnerStrip = lazy(() => import('./owner/owner-strip.tsx'));

const toHead = (home: PropertyPage): Head => ({
  title: formatPropertyTitle(home),
  description: describeProperty(home),
  canonical: paths.property(home),
});

interface PageData {
  readonly home: PropertyPage | undefined;
  readonly head: Head;
}

/** Waits for the property, so that the page and its head are complete; a failed call shows the error page. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<PageData | Response> {
  // Loads the lower parts with the property.
  const lower = [PropertyFacts.load(), PropertyStory.load()];
  const home = await loadPropertyPage(params['id']);
  const { pathname, search } = new URL(request.url);
  // Its id, and words that were its address, lead to the address that it has now.
  if (home && pathname !== paths.property(home)) return replace(`${paths.property(home)}${search}`);
  // Any update would take a part away that a document has and the page not yet.
  if (home && isAwaited()) await Promise.all([...lower, loadActions(home), loadMedia(home)]);
  return { home, head: home ? toHead(home) : { title: 'This home isn’t available', noindex: true } };
}

const isHead = (head: unknown): head is Head => typeof head === 'object' && head !== null && 'title' in head;
export const handle: Handle = {
  head: (data) =>
    typeof data === 'object' && data !== null && 'head' in data && isHead(data.head)
      ? data.head
      : { title: 'Home for sale' },
};

export function Component() {
  const { home } = useLoaderData<PageData>();
  if (home) return <PropertyContent key={home.id} home={home} />;
  return (
    <Suspense>
      <PropertyNotFound />
    </Suspense>
  );
}

function PropertyContent({ home }: { readonly home: PropertyPage }) {
  useVisit(home);
  const [search] = useSearchParams();
  const share = search.get('share');
  return (
    <article className={cx(!home.owner && '-mt-6 sm:mt-0')}>
      {share && (
        <Suspense>
          <SharedNote home={home} value={share} />
        </Suspense>
      )}
      {home.owner && (
        <Suspense fallback={<Skeleton className="mb-6 h-56" />}>
          <OwnerStrip home={home} owner={home.owner} />
        </Suspense>
      )}
      {/* One column without boxes in it on phones: what stays in sight leaves it with the box that it is in. */}
      <div className="flex flex-col gap-5 sm:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-10">
        <Gallery home={home} actions={<PhotoActions home={home} />} />
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-20">
            <PropertySummary home={home} />
          </div>
        </div>
        <div className="contents min-w-0 flex-col gap-9 lg:flex">
          <SectionLinks home={home} />
          <Description home={home} />
          <Suspense fallback={<SkeletonLines lines={12} />}>
            <PropertyFacts home={home} />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PropertyStory home={home} />
        </Suspense>
      </div>
      {!home.isOwner && <PropertyBottomBar home={home} />}
    </article>
  );
}

/** Saving and sharing within reach of a thumb; wide screens have them next to the photos. */
const PhotoActions = ({ home }: { readonly home: PropertyPage }) => (
  <div className="sm:hidden">
    {!home.isOwner && <SaveHeart home={home} title={home.title} />}
    <ShareOnPhoto home={home} className={home.isOwner ? 'right-2' : 'right-14'} />
  </div>
);
