import * as z from 'zod';
import { CategoryId, CommentId, lineUpTo, PostId, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { Category, CategoryContent } from './domain/category.ts';
import { CommentThread, CommentView, PostAuthor } from './domain/comment-views.ts';
import { CommentBody, CommentHoldReason, NewComment } from './domain/comment.ts';
import { NewPost, PostChange, PostCover, PostSeo, PostSlug, PostStatus } from './domain/post.ts';
import { Tag } from './domain/tag.ts';

export { CommentThread, CommentView, PostAuthor };

const CategoryName = Category.pick({ id: true, name: true, slug: true });

/** A post at a glance. */
export const PostCard = z.object({
  id: PostId,
  slug: PostSlug,
  title: z.string(),
  excerpt: z.string(),
  cover: PostCover.optional(),
  category: CategoryName,
  tags: z.array(Tag),
  author: PostAuthor,
  readMinutes: z.int(),
  /** `null` for a draft that was never published, which staff alone see. */
  publishedAt: z.iso.datetime().nullable(),
  /** Comments that everybody sees. */
  commentsCount: z.int(),
  /** For staff alone. */
  status: PostStatus.optional(),
  updatedAt: z.iso.datetime().optional(),
  version: z.int().optional(),
});
export type PostCard = z.output<typeof PostCard>;

export const PostPage = PostCard.omit({ status: true }).extend({
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Sanitised. Pictures have `srcset`, `width`, `height` and `alt`; headings of level 2 and 3 have an `id`. */
  bodyHtml: z.string(),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    /** The cover, as a path of the site. */
    image: z.string().nullable(),
  }),
  comments: z.array(CommentThread),
  /** Three at most, the closest first. */
  related: z.array(PostCard),
  /** The post's present slug, where it was asked for under an earlier one. */
  redirectSlug: PostSlug.optional(),
});
export type PostPage = z.output<typeof PostPage>;

/** A post as the editor shows it. */
export const EditablePost = PostCard.extend({
  status: PostStatus,
  updatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  version: z.int(),
  bodyHtml: z.string(),
  seo: PostSeo,
});
export type EditablePost = z.output<typeof EditablePost>;

export const CategoryView = CategoryName.extend({
  description: z.string().optional(),
  /** Published posts. */
  postCount: z.int(),
  version: z.int(),
});
/** A tag with the number of published posts that carry it. */
export const TagView = Tag.extend({ count: z.int() });

/** A comment for staff, with the post that it is about. */
export const StaffComment = CommentView.omit({ own: true, editableUntil: true }).extend({
  heldFor: z.array(CommentHoldReason),
  post: z.object({ id: PostId, slug: PostSlug, title: z.string() }),
  /** What it answers. */
  parentBody: z.string().optional(),
});

const postById = z.object({ id: PostId });
const categoryById = z.object({ id: CategoryId });
const commentById = z.object({ id: CommentId });
const posts = createListSchema('blogs', PostCard);
const blogPaging = createPagingParameters(9, 50);

const readerRoutes = defineRoutes({
  posts: {
    method: 'GET',
    path: '/api/blogs',
    access: 'anyone',
    summary: 'Published posts, newest first; staff may ask for other states',
    query: z.object({
      ...blogPaging,
      /** Slug or id. */
      category: z.string().max(100).optional(),
      tag: z.string().max(100).optional(),
      /** Words of the title, the excerpt or the tags. */
      q: lineUpTo(100).optional(),
      /** For staff alone. */
      status: z.enum([...PostStatus.options, 'all']).optional(),
    }),
    result: posts,
    problems: ['staff_only'],
  },
  post: {
    method: 'GET',
    path: '/api/blogs/show/{slug}',
    access: 'anyone',
    summary: 'A published post with its comments; an earlier slug answers with the present one',
    params: z.object({ slug: PostSlug }),
    result: PostPage,
    problems: ['not_found', 'gone'],
  },
  recordPostView: {
    method: 'POST',
    path: '/api/blogs/view',
    access: 'anyone',
    summary: 'Count a view of a post',
    body: z.object({ blogId: PostId }),
    result: z.void(),
    problems: ['not_found', 'gone'],
  },
  categories: {
    method: 'GET',
    path: '/api/blogs/post-category',
    access: 'public',
    summary: 'Categories in the order that staff chose, with their numbers of published posts',
    result: createListSchema('categories', CategoryView),
  },
  category: {
    method: 'GET',
    path: '/api/blogs/post-category/show/{id}',
    access: 'public',
    summary: 'A category with its published posts',
    params: categoryById,
    query: z.object(blogPaging),
    result: posts.extend({ category: CategoryView }),
    problems: ['not_found'],
  },
  tags: {
    method: 'GET',
    path: '/api/blogs/tags',
    access: 'public',
    summary: 'Tags of published posts, by name',
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
    result: createListSchema('tags', TagView),
  },
  popularTags: {
    method: 'GET',
    path: '/api/blogs/tags/popular',
    access: 'public',
    summary: 'Tags by the views of their posts in the last 90 days, then by the number of posts',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    result: createListSchema('tags', TagView),
  },
  feed: {
    method: 'GET',
    path: '/api/blogs/feed',
    access: 'public',
    summary: 'The latest posts as an Atom feed',
    result: z.string(),
    media: 'application/atom+xml',
    cache: 300,
  },
});

const commentRoutes = defineRoutes({
  addComment: {
    method: 'POST',
    path: '/api/blogs/comment',
    access: 'active',
    summary: 'Comment on a post or answer a comment; links and rough language wait for staff',
    status: 201,
    body: NewComment,
    result: CommentView,
    problems: ['not_found', 'gone', 'conflict', 'blocked_by_user', 'too_many'],
  },
  editComment: {
    method: 'PUT',
    path: '/api/blogs/comment/{id}',
    access: 'active',
    summary: 'Change the own comment within 15 minutes; staff at any time',
    params: commentById,
    body: z.strictObject({ body: CommentBody, version: z.int().min(1).optional() }),
    result: CommentView,
    problems: ['not_found', 'not_owner', 'conflict', 'stale'],
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/blogs/comment/{id}',
    access: 'active',
    summary: 'Remove the own comment, or any as staff; one with replies keeps its place',
    params: commentById,
    result: z.void(),
    problems: ['not_found', 'not_owner', 'stale'],
  },
});

export const blogRoutes = defineRoutes({ ...readerRoutes, ...commentRoutes });

/** 100,000 characters of a post's text, with their escapes. */
const maxPostBytes = 512_000;

/** What staff alone do; its functions carry the sanitiser, which readers' calls do not need. */
export const blogStaffRoutes = defineRoutes({
  createPost: {
    method: 'POST',
    path: '/api/blogs/create',
    access: 'staff',
    summary: 'Write a post: a draft, a scheduled or a published one',
    status: 201,
    body: NewPost,
    maxBodyBytes: maxPostBytes,
    result: EditablePost,
    problems: ['stale'],
  },
  updatePost: {
    method: 'PUT',
    path: '/api/blogs/update/{id}',
    access: 'staff',
    summary: 'Change a post; an earlier slug keeps leading to it',
    params: postById,
    body: PostChange,
    maxBodyBytes: maxPostBytes,
    result: EditablePost,
    problems: ['not_found', 'gone', 'conflict', 'stale'],
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/blogs/delete/{id}',
    access: 'staff',
    summary: 'Take a post away for good; its address answers that it is gone',
    params: postById,
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
  editablePost: {
    method: 'GET',
    path: '/api/staff/blogs/{id}',
    access: 'staff',
    summary: 'A post in any state, for the editor',
    params: postById,
    result: EditablePost,
    problems: ['not_found'],
  },
  createCategory: {
    method: 'POST',
    path: '/api/blogs/post-category',
    access: 'staff',
    summary: 'Add a category',
    status: 201,
    body: CategoryContent,
    result: CategoryView,
    problems: ['conflict'],
  },
  updateCategory: {
    method: 'PUT',
    path: '/api/blogs/post-category/{id}',
    access: 'staff',
    summary: 'Change a category’s name and description; its slug stays',
    params: categoryById,
    body: CategoryContent.extend({ version: z.int().min(1) }).strict(),
    result: CategoryView,
    problems: ['not_found', 'stale'],
  },
  orderCategories: {
    method: 'PUT',
    path: '/api/blogs/post-category',
    access: 'staff',
    summary: 'Put all categories in an order',
    body: z.strictObject({ ids: z.array(CategoryId).min(1).max(40) }),
    result: createListSchema('categories', CategoryView),
    problems: ['stale'],
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/blogs/post-category/{id}',
    access: 'staff',
    summary: 'Take a category away that no post is in',
    params: categoryById,
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  staffComments: {
    method: 'GET',
    path: '/api/staff/comments',
    access: 'staff',
    summary: 'Comments that wait for staff, the longest waiting first',
    query: z.object(createPagingParameters(20, 50)),
    result: createListSchema('comments', StaffComment),
  },
  reviewComment: {
    method: 'PUT',
    path: '/api/staff/comments/{id}',
    access: 'staff',
    summary: 'Let a held comment through, or remove it with a reason',
    params: commentById,
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), version: z.int().min(1) }),
      z.strictObject({
        decision: z.literal('remove'),
        version: z.int().min(1),
        /** Sent to the comment's author. */
        reason: textUpTo(300).min(3),
      }),
    ]),
    result: StaffComment,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
