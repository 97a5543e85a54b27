import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildCategoryCheck } from '../adapters/category-repository.ts';
import {
  buildPostBodyWrite,
  buildPostWrite,
  buildSlugClaimWrite,
  getPost,
  loadPostBody,
} from '../adapters/post-repository.ts';
import { findOrCreateTags } from '../adapters/tag-repository.ts';
import { assertPublishable, decidePublication, listPostEvents } from '../domain/post-lifecycle.ts';
import type { Post, PostChange } from '../domain/post.ts';
import { countReadMinutes, createExcerpt, extractText } from '../domain/reading.ts';
import { assertCategory, assertSlugFree } from './create-post.ts';
import { buildImageWrites, resolveBody, resolveCover } from './resolve-post-content.ts';

/** @throws 404, 410 for a deleted post, 409 `stale` for another version than was read */
async function getPostVersion(id: Post['id'], version: number): Promise<Post> {
  const post = await getPost(id);
  if (post.status === 'deleted') throw new AppError('gone', 'This post was deleted.');
  if (post.version !== version) throw createStaleError();
  return post;
}

const toStaffAction = (before: Post, after: Post) =>
  before.status === after.status
    ? ('post.update' as const)
    : (
        {
          draft: 'post.unpublish',
          scheduled: 'post.schedule',
          published: 'post.publish',
          deleted: 'post.delete',
        } as const
      )[after.status];

/**
 * Changes a post. A new slug takes over, and the earlier one keeps leading to the post.
 * @throws 404, 410 for a deleted post, 409 `stale` or `conflict`, 422 for what cannot be kept so
 */
export async function updatePost(
  id: Post['id'],
  change: PostChange,
  editor: Caller,
  now: Date,
): Promise<Post> {
  const before = await getPostVersion(id, change.version);
  const publication = decidePublication(before, change, now);
  if (change.categoryId !== undefined) await assertCategory(change.categoryId);
  if (change.slug !== undefined && change.slug !== before.slug) await assertSlugFree(change.slug, id);
  const [body, cover, tags, keptHtml] = await Promise.all([
    change.body === undefined ? undefined : resolveBody(change.body),
    change.cover ? resolveCover(change.cover) : change.cover,
    change.tags && findOrCreateTags(change.tags),
    change.body === undefined ? loadPostBody(id) : '',
  ]);
  const html = body?.html ?? keptHtml;
  const text = extractText(html);
  const { cover: oldCover, ...rest } = before;
  const newCover = cover === undefined ? oldCover : (cover ?? undefined);
  const post: Post = {
    ...rest,
    ...publication,
    title: change.title ?? before.title,
    slug: change.slug ?? before.slug,
    excerpt: (change.excerpt ?? before.excerpt) || createExcerpt(html),
    ...(newCover && { cover: newCover }),
    categoryId: change.categoryId ?? before.categoryId,
    tags: tags ?? before.tags,
    readMinutes: countReadMinutes(text),
    seo: change.seo ?? before.seo,
    bodyImageIds: body?.imageIds ?? before.bodyImageIds,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  assertPublishable(post, text);
  await commit(
    [
      buildPostWrite(post),
      ...(post.categoryId === before.categoryId ? [] : [buildCategoryCheck(post.categoryId)]),
      ...(body ? [buildPostBodyWrite(id, body.html)] : []),
      ...(post.slug === before.slug ? [] : [buildSlugClaimWrite(post.slug, id)]),
      ...buildImageWrites(before, post, editor.id, now),
      buildStaffActWrite({
        actorId: editor.id,
        action: toStaffAction(before, post),
        subject: id,
        at: now,
        owners: [],
      }),
    ],
    listPostEvents(before, post),
  );
  return post;
}
