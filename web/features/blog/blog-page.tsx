import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { categoriesQuery, type FoundPosts, frontQuery, popularTagsQuery } from './api.ts';
import { FeedLink } from './list/feed-link.tsx';
import { HeadlinePost, LeadPost } from './list/post-card.tsx';
import { PostGrid, PostGridSkeleton } from './list/post-grid.tsx';
import { PostSearch } from './list/post-search.tsx';
import { Categories, PopularTags } from './list/subjects.tsx';

export const handle: Handle = {
  head: {
    title: 'Guides to buying and selling a home',
    description:
      'Plain guides to pricing, photographs, viewings, offers, tax and moving, for anyone buying or selling a home in England, Scotland, Wales or Northern Ireland.',
  },
};

/** Starts all reads while the page's code is loading. */
export function loader({ context }: LoaderFunctionArgs): null {
  const queries = context.get(queryContext);
  void queries.prefetchQuery(frontQuery);
  void queries.prefetchQuery(categoriesQuery);
  void queries.prefetchQuery(popularTagsQuery);
  return null;
}

/** /blog: the latest post in front, earlier ones, and links to all others. */
export function Component() {
  return (
    <div className="grid gap-8">
      <FeedLink />
      <header className="grid items-end gap-5 border-b border-line pb-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-2">
          <h1 className="text-2xl sm:text-3xl">Guides</h1>
          <p className="max-w-prose text-lg text-muted">
            What to know, and when, for anyone buying or selling a home in the UK.
          </p>
        </div>
        <PostSearch />
      </header>
      <Categories isAll={false} />
      <QuerySection query={useQuery(frontQuery)} what="load the guides" skeleton={<FrontSkeleton />}>
        {(found) => <FrontPage found={found} />}
      </QuerySection>
      <PopularTags />
    </div>
  );
}

function FrontPage({ found }: { readonly found: FoundPosts }) {
  const [lead, ...others] = found.blogs;
  if (!lead)
    return (
      <EmptyState icon={BookOpen} title="Our first guide is on its way">
        <p>Check back soon.</p>
      </EmptyState>
    );
  const [aside, below] = [others.slice(0, 3), others.slice(3)];
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <LeadPost post={lead} />
        {aside.length > 0 && (
          <div className="grid content-start gap-5 max-lg:border-t max-lg:border-line max-lg:pt-6">
            {aside.map((post) => (
              <HeadlinePost key={post.id} post={post} />
            ))}
          </div>
        )}
      </div>
      {below.length > 0 && (
        <section aria-labelledby="more-guides" className="grid gap-6 border-t border-line pt-8">
          <h2 id="more-guides" className="text-2xl">
            More guides
          </h2>
          <PostGrid posts={below} heading="h3" />
        </section>
      )}
      {found.total > found.blogs.length && (
        <LinkButton to={paths.posts} variant="secondary" className="justify-self-center">
          {`See all ${found.total} guides`}
        </LinkButton>
      )}
    </>
  );
}

const FrontSkeleton = () => (
  <div className="grid gap-8" aria-hidden>
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid gap-4">
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-full" />
      </div>
      <div className="grid content-start gap-5">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-28 rounded-md" />
        ))}
      </div>
    </div>
    <PostGridSkeleton count={3} />
  </div>
);
