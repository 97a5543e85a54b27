import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import type { blogRoutes, blogStaffRoutes } from '../../../../functions/trust/blog/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof blogRoutes, 'posts' | 'categories' | 'tags'> &
  Pick<
    typeof blogStaffRoutes,
    | 'createPost'
    | 'updatePost'
    | 'deletePost'
    | 'editablePost'
    | 'createCategory'
    | 'updateCategory'
    | 'orderCategories'
    | 'deleteCategory'
    | 'staffComments'
    | 'reviewComment'
  >;
export const desk = createClient<Routes>({
  posts: 'GET /api/blogs',
  categories: 'GET /api/blogs/post-category',
  tags: 'GET /api/blogs/tags',
  createPost: 'POST /api/blogs/create',
  updatePost: 'PUT /api/blogs/update/{id}',
  deletePost: 'DELETE /api/blogs/delete/{id}',
  editablePost: 'GET /api/staff/blogs/{id}',
  createCategory: 'POST /api/blogs/post-category',
  updateCategory: 'PUT /api/blogs/post-category/{id}',
  orderCategories: 'PUT /api/blogs/post-category',
  deleteCategory: 'DELETE /api/blogs/post-category/{id}',
  staffComments: 'GET /api/staff/comments',
  reviewComment: 'PUT /api/staff/comments/{id}',
});

export type EditablePost = Result<Routes['editablePost']>;
export type ListedPost = Result<Routes['posts']>['blogs'][number];
export type BlogCategory = Result<Routes['categories']>['categories'][number];
export type HeldComment = Result<Routes['staffComments']>['comments'][number];
export type PostStatus = EditablePost['status'];
export type PostUpdate = Omit<Request<Routes['updatePost']>['body'], 'version'>;
type Listed = PostStatus | 'all';

/** Prefix of the desk's query keys of the blog. */
export const blogKey = ['staff', 'blog'] as const;

export function staffPostsQuery(query: {
  readonly status: Listed;
  readonly q: string;
  readonly page: number;
}) {
  return queryOptions({
    queryKey: [...blogKey, 'posts', query],
    queryFn: ({ signal }) => desk.posts({ query: { ...query, per_page: 20 }, signal }),
    placeholderData: keepPreviousData,
  });
}
export function editablePostQuery(id: EditablePost['id']) {
  return queryOptions({
    queryKey: [...blogKey, 'post', id],
    queryFn: ({ signal }) => desk.editablePost({ params: { id }, signal }),
    // A post that is being edited is not refetched.
    staleTime: Infinity,
    gcTime: 0,
  });
}
export const staffCategoriesQuery = queryOptions({
  queryKey: [...blogKey, 'categories'],
  queryFn: async ({ signal }) => (await desk.categories({ signal })).categories,
});
export const staffCommentsQuery = queryOptions({
  queryKey: [...blogKey, 'comments'],
  queryFn: ({ signal }) => desk.staffComments({ query: { per_page: 50 }, signal }),
});
