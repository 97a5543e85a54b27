import type { PostId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { widenToString, defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, buildCondition, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Post, type PostStatus } from '../domain/post.ts';

const posts = defineDocumentEntity('blog-post', Post, {
  columns: {
    id: text,
    status: text,
    /** When it was or will be published, else when it was begun. */
    sortAt: text,
    version: number,
    post: documentColumn,
  },
  derive: ({ publishedAt, createdAt }) => ({ sortAt: publishedAt ?? createdAt }),
  indexes: {
    byId: rowKey('id'),
    /** Lists read a state whole: a row has 1 to 2 kB, so that a query's page holds some 600 posts. */
    byStatus: indexKey('gsi1', 'status', 'sortAt', 'id'),
  },
});

/** The body on its own, which lists do not read. */
const PostBodyRow = defineRow('blog-post-body', {
  columns: { postId: text, html: text },
  indexes: { byPost: rowKey('postId') },
});

/** One row for each slug that a post has or had: present and earlier addresses lead to it, and no other post takes them. */
const PostSlugRow = defineRow('blog-post-slug', {
  columns: { slug: text, postId: text },
  indexes: { bySlug: rowKey('slug') },
});

export function findPost(id: PostId): Promise<Post | undefined> {
  return posts.find({ id });
}

/** @throws 404 for an unknown id */
export async function getPost(id: PostId): Promise<Post> {
  const post = await findPost(id);
  if (!post) throw new AppError('not_found', 'We can’t find that post.');
  return post;
}

export async function findPosts(ids: Iterable<PostId>): Promise<Map<PostId, Post>> {
  const found = await posts.listByKeys([...ids].map((id) => ({ id })));
  return new Map(found.map((post) => [post.id, post]));
}

/** A post by its present or an earlier slug. */
export async function findPostBySlug(slug: string): Promise<Post | undefined> {
  const { data } = await PostSlugRow.get({ slug }).go({ consistent: true });
  return data ? posts.find({ id: data.postId }) : undefined;
}

/** Posts in a state, the latest first. */
export function listPostsByStatus(status: PostStatus): Promise<Post[]> {
  return posts.list('byStatus', { status }, { order: 'desc' });
}

/** The sanitised body; empty for a post without one. */
export async function loadPostBody(postId: PostId): Promise<string> {
  const { data } = await PostBodyRow.get({ postId }).go({ consistent: true });
  return data?.html ?? '';
}

/** Which of these slugs other posts have or had. */
export async function listTakenSlugs(slugs: readonly string[], own?: PostId): Promise<Set<string>> {
  const { data } = await PostSlugRow.get(slugs.map((slug) => ({ slug }))).go({ consistent: true });
  return new Set(data.filter(({ postId }) => postId !== own).map(({ slug }) => slug));
}

/** A new post, or its next version where no other writer saved it since it was read. */
export function buildPostWrite(post: Post): Write {
  return posts.buildSave(post);
}

export function buildPostBodyWrite(postId: PostId, html: string): Write {
  return buildPut(PostBodyRow.put({ postId, html }));
}

/** Takes a slug for a post. @throws 409 `stale` where another post took it meanwhile */
export function buildSlugClaimWrite(slug: string, postId: PostId): Write {
  return buildPut(
    PostSlugRow.put({ slug, postId }).where(
      (row, { notExists, eq }) => `${notExists(row.slug)} OR ${eq(row.postId, widenToString(postId))}`,
    ),
  );
}

/** Lets a comment in only while its post is public. A check has a deletion's form. @throws 410 otherwise */
export function buildPublishedCheck(id: PostId): Write {
  return buildCondition(
    posts.row.delete({ id }).where(({ status }, { eq }) => eq(status, 'published')),
    () => new AppError('gone', 'This post is no longer there.'),
  );
}
