import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, replace, useLoaderData } from '../../lib/router.ts';
import type { Handle, Head } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type PostResult, postQuery } from './api.ts';
import { FeedLink } from './list/feed-link.tsx';
import { Article } from './post/article.tsx';
import { PostNotFound } from './post/post-not-found.tsx';

const loadBelow = () => import('./post/below.tsx');
const Below = lazy(loadBelow);

interface PageData {
  readonly slug: string;
  readonly found: PostResult;
  readonly head: Head;
}

function toHead(found: PostResult): Head {
  if (found === 'missing') return { title: 'Guide not found', noindex: true };
  if (found === 'removed') return { title: 'This post was removed', noindex: true };
  const { seo, slug } = found;
  return { title: seo.title, description: seo.description, canonical: paths.post(slug) };
}

/**
 * Waits for the post, so that the page and its head are complete; a failed call shows the error page. An
 * earlier slug redirects to the present one, without a history entry.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<PageData> {
  // Loads the parts below the post with it; a failure is shown when they render.
  loadBelow().catch(() => undefined);
  const slug = params['slug'] ?? '';
  const found = await context
    .get(queryContext)
    .ensureQueryData({ ...postQuery(slug), revalidateIfStale: true });
  if (typeof found !== 'string' && found.redirectSlug) throw replace(paths.post(found.redirectSlug));
  return { slug, found, head: toHead(found) };
}

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'head' in data && 'found' in data;
export const handle: Handle = {
  head: (data) => (isPageData(data) ? data.head : { title: 'Guide' }),
};

/** /blog/{slug}: a post with its comments. */
export function Component() {
  const { slug, found: loaded } = useLoaderData<PageData>();
  const { data: found = loaded } = useQuery(postQuery(slug));
  if (typeof found === 'string') return <PostNotFound why={found} />;
  return (
    <>
      <FeedLink />
      <Article key={found.id} post={found} />
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <Below post={found} />
      </Suspense>
    </>
  );
}
