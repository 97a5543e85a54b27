import type { PostId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { buildCategoryCheck, listCategories } from '../adapters/category-repository.ts';
import {
  buildPostBodyWrite,
  buildPostWrite,
  buildSlugClaimWrite,
  listTakenSlugs,
} from '../adapters/post-repository.ts';
import { findOrCreateTags } from '../adapters/tag-repository.ts';
import { assertPublishable, decidePublication, listPostEvents } from '../domain/post-lifecycle.ts';
import type { NewPost, Post } from '../domain/post.ts';
import { countReadMinutes, createExcerpt, extractText } from '../domain/reading.ts';
import { listSlugCandidates } from '../domain/slug.ts';
import { buildImageWrites, resolveBody, resolveCover } from './resolve-post-content.ts';

/** @throws 422 for an unknown category */
export async function assertCategory(id: Post['categoryId']): Promise<void> {
  if ((await listCategories()).some((category) => category.id === id)) return;
  throw createFieldError('categoryId', 'Choose a category.');
}

/** @throws 422 for a slug that another post has or had */
export async function assertSlugFree(slug: string, postId: PostId): Promise<void> {
  if (!(await listTakenSlugs([slug], postId)).has(slug)) return;
  throw createFieldError('slug', 'Another post has this address.');
}

async function findFreeSlug(wished: NewPost, id: PostId): Promise<string> {
  if (wished.slug !== undefined) {
    await assertSlugFree(wished.slug, id);
    return wished.slug;
  }
  const slug = toSlug(wished.title, 'post');
  // Each candidate costs a read, and most titles are new.
  if (!(await listTakenSlugs([slug])).has(slug)) return slug;
  const candidates = listSlugCandidates(slug);
  const taken = await listTakenSlugs(candidates);
  return candidates.find((candidate) => !taken.has(candidate)) ?? `post-${id.slice(4).toLowerCase()}`;
}

/**
 * Writes a post: a draft, a scheduled or a published one.
 * @throws 422 for what cannot be published so
 */
export async function createPost(wished: NewPost, author: Caller, now: Date): Promise<Post> {
  const publication = decidePublication({ status: 'draft' }, wished, now);
  await assertCategory(wished.categoryId);
  const [body, cover, tags] = await Promise.all([
    resolveBody(wished.body),
    wished.cover && resolveCover(wished.cover),
    findOrCreateTags(wished.tags),
  ]);
  const text = extractText(body.html);
  const id = newId('pst');
  const draft: Omit<Post, 'slug'> = {
    id,
    ...publication,
    title: wished.title,
    excerpt: wished.excerpt || createExcerpt(body.html),
    ...(cover && { cover }),
    categoryId: wished.categoryId,
    tags,
    authorId: author.id,
    readMinutes: countReadMinutes(text),
    seo: wished.seo ?? {},
    bodyImageIds: body.imageIds,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  return updateWithRetry(
    () => findFreeSlug(wished, id),
    (slug) => {
      const post: Post = { ...draft, slug };
      assertPublishable(post, text);
      const writes = [
        buildPostWrite(post),
        buildCategoryCheck(post.categoryId),
        buildPostBodyWrite(id, body.html),
        buildSlugClaimWrite(slug, id),
        ...buildImageWrites(undefined, post, author.id, now),
        buildStaffActWrite({ actorId: author.id, action: 'post.create', subject: id, at: now, owners: [] }),
      ];
      return { writes, events: listPostEvents(undefined, post), result: post };
    },
  );
}
