import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import {
  describePosts,
  describePostsPage,
  type PostFilters,
  postsPerPage,
  readPostFilters,
  writePostFilters,
} from '../../../functions/reach/site-pages/domain/post-list.ts';
import { cx } from '../../lib/cx.ts';
import { formatCounted } from '../../lib/format.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useLoaderData } from '../../lib/router.ts';
import type { Handle, Head } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { categoriesQuery, type FoundPosts, popularTagsQuery, postsQuery } from './api.ts';
import { FeedLink } from './list/feed-link.tsx';
import { PostGrid, PostGridSkeleton } from './list/post-grid.tsx';
import { PostSearch } from './list/post-search.tsx';
import { Categories, PopularTags } from './list/subjects.tsx';

interface ListData {
  readonly filters: PostFilters;
  readonly head: Head;
}

/** Starts the reads while the page's code is loading; the page shows a skeleton until it is there. */
export function loader({ request, context }: LoaderFunctionArgs): ListData {
  const filters = readPostFilters(new URL(request.url).searchParams);
  const queries = context.get(queryContext);
  void queries.prefetchQuery(postsQuery(filters));
  void queries.prefetchQuery(categoriesQuery);
  void queries.prefetchQuery(popularTagsQuery);
  const { q } = filters;
  const named = describePostsPage(filters);
  return {
    filters,
    head: {
      title: `${named}${q === undefined ? ': guides' : ''}`,
      description: `${named}: plain guides to buying and selling a home in the UK, the latest first.`,
      canonical: paths.posts + writePostFilters(filters),
      ...(q !== undefined && { noindex: true }),
    },
  };
}

const isListData = (data: unknown): data is ListData =>
  typeof data === 'object' && data !== null && 'head' in data && 'filters' in data;
export const handle: Handle = {
  head: (data) => (isListData(data) ? data.head : { title: 'All guides' }),
};

/** /blogs-with-pagination: all posts, filtered by page, category, tag and text from the URL. */
export function Component() {
  const { filters } = useLoaderData<ListData>();
  const query = useQuery(postsQuery(filters));
  const { data, error, isPlaceholderData } = query;
  const { category, tag, q } = filters;
  return (
    <div className="grid gap-8">
      <FeedLink />
      <header className="grid items-end gap-5 border-b border-line pb-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ListHeading filters={filters} found={data} isLost={!data && error !== null} />
        <PostSearch key={q} words={q} />
      </header>
      <Categories chosen={category} isAll={!category && !tag && !q} />
      <QuerySection query={query} what="load the guides" skeleton={<PostGridSkeleton />}>
        {({ blogs, total }) =>
          blogs.length === 0 ? (
            <NoPosts filters={filters} />
          ) : (
            <div
              className={cx('grid gap-10', isPlaceholderData && 'opacity-60')}
              aria-busy={isPlaceholderData}
            >
              <PostGrid posts={blogs} eager={1} />
              <Pagination page={filters.page ?? 1} perPage={postsPerPage} total={total} />
            </div>
          )
        }
      </QuerySection>
      <PopularTags />
    </div>
  );
}

interface HeadingProps {
  readonly filters: PostFilters;
  readonly found: FoundPosts | undefined;
  /** Whether the posts could not be loaded. */
  readonly isLost: boolean;
}

function ListHeading({ filters, found, isLost }: HeadingProps) {
  const { data: categories } = useQuery(categoriesQuery);
  const { category, tag } = filters;
  const chosen = categories?.find(({ slug }) => slug === category);
  const tagName = found?.blogs.flatMap(({ tags }) => tags).find(({ slug }) => slug === tag)?.name;
  return (
    <div className="grid gap-2">
      <p>
        <Link to={paths.blog} className="link">
          Guides
        </Link>
      </p>
      <h1 className="text-2xl sm:text-3xl">{chosen?.name ?? tagName ?? describePosts(filters)}</h1>
      {chosen?.description && <p className="max-w-prose text-lg text-muted">{chosen.description}</p>}
      <div aria-live="polite" className="text-muted">
        {found && formatCounted(found.total, 'guide')}
        {!found && !isLost && <Skeleton className="h-6 w-20" />}
      </div>
    </div>
  );
}

function formatPageTitle(page: number | undefined, q: string | undefined): string {
  if (page !== undefined) return 'There aren’t that many pages';
  return q === undefined ? 'No guides here yet' : 'No guides found';
}

const NoPosts = ({ filters: { q, page } }: { readonly filters: PostFilters }) => (
  <EmptyState
    icon={BookOpen}
    title={formatPageTitle(page, q)}
    actions={<LinkButton to={paths.posts}>See all guides</LinkButton>}
  >
    {q !== undefined && page === undefined && (
      <p>{`We haven’t written anything that mentions “${q}”. Try a shorter word, such as “offer” or “tax”.`}</p>
    )}
  </EmptyState>
);
