import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import {
  frontPosts,
  type PostFilters,
  postsPerPage,
} from '../../../functions/reach/site-pages/domain/post-list.ts';
import type {
  CommentThread,
  CommentView,
  PostCard,
  PostPage,
} from '../../../functions/trust/blog/contract.ts';
import type { blogRoutes } from '../../../functions/trust/blog/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';

export type { CommentThread, CommentView, PostCard, PostPage };

type Calls = Pick<
  typeof blogRoutes,
  | 'posts'
  | 'post'
  | 'recordPostView'
  | 'categories'
  | 'popularTags'
  | 'addComment'
  | 'editComment'
  | 'removeComment'
>;

export const blog = createClient<Calls>({
  posts: 'GET /api/blogs',
  post: 'GET /api/blogs/show/{slug}',
  recordPostView: 'POST /api/blogs/view',
  categories: 'GET /api/blogs/post-category',
  popularTags: 'GET /api/blogs/tags/popular',
  addComment: 'POST /api/blogs/comment',
  editComment: 'PUT /api/blogs/comment/{id}',
  removeComment: 'DELETE /api/blogs/comment/{id}',
});

export type FoundPosts = Result<(typeof blogRoutes)['posts']>;

/** The URL of the Atom feed. */
export const feedPath = '/api/blogs/feed';

/** The latest posts, for the front page. */
export const frontQuery = queryOptions({
  queryKey: ['blog', 'front'],
  queryFn: ({ signal }) => blog.posts({ query: { per_page: frontPosts }, signal }),
});

/** One page of the list. The earlier result stays while the next one loads. */
export function postsQuery(filters: PostFilters) {
  return queryOptions({
    queryKey: ['blog', 'posts', filters],
    queryFn: ({ signal }) => blog.posts({ query: { ...filters, per_page: postsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const categoriesQuery = queryOptions({
  queryKey: ['blog', 'categories'],
  staleTime: 300_000,
  queryFn: async ({ signal }) =>
    (await blog.categories({ signal })).categories.filter(({ postCount }) => postCount > 0),
});

export const popularTagsQuery = queryOptions({
  queryKey: ['blog', 'tags'],
  staleTime: 300_000,
  queryFn: async ({ signal }) => (await blog.popularTags({ signal })).tags,
});

/** A post, or why it cannot be shown: unknown or removed. */
export type PostResult = PostPage | 'missing' | 'removed';

export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: async ({ signal }): Promise<PostResult> => {
      try {
        return await blog.post({ params: { slug }, signal });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 410) return 'removed';
        // A slug of invalid form is 422; for a reader it is a missing page, too.
        if (error.status === 404 || error.status === 422) return 'missing';
        throw error;
      }
    },
  });
}
