import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import {
  findPost,
  findPostBySlug,
  getPost,
  listPostsByStatus,
  loadPostBody,
} from '../adapters/post-repository.ts';
import type { EditablePost, PostPage } from '../contract.ts';
import { rankRelatedPosts } from '../domain/post-selection.ts';
import type { Post } from '../domain/post.ts';
import { loadComments } from './load-comments.ts';
import { loadPostCards } from './load-post-cards.ts';

function assertPublished(post: Post | undefined): asserts post is Post {
  if (post?.status === 'deleted') throw new AppError('gone', 'This post is no longer there.');
  if (post?.status !== 'published') throw new AppError('not_found', 'We can’t find that post.');
}

/** @throws 404 for an unknown slug and for what is not public, 410 for a deleted post */
export async function getPublishedPostBySlug(slug: string): Promise<Post> {
  const post = await findPostBySlug(slug);
  assertPublished(post);
  return post;
}

/** @throws 404 for an unknown id and for what is not public, 410 for a deleted post */
export async function getPublishedPost(id: Post['id']): Promise<Post> {
  const post = await findPost(id);
  assertPublished(post);
  return post;
}

/** A published post with everything that its page shows. */
export async function loadPostPage(
  post: Post,
  slug: string,
  reader: Pick<Caller, 'id'> | undefined,
  now: Date,
): Promise<PostPage> {
  const [bodyHtml, comments, published] = await Promise.all([
    loadPostBody(post.id),
    loadComments(post, reader, now),
    listPostsByStatus('published'),
  ]);
  const related = rankRelatedPosts(post, published);
  const [card, ...relatedCards] = await loadPostCards([post, ...related]);
  if (!card) throw new AppError('not_found', 'We can’t find that post.');
  const { seo, title, excerpt, cover, publishedAt, createdAt, updatedAt } = post;
  return {
    ...card,
    publishedAt: publishedAt ?? createdAt,
    updatedAt,
    bodyHtml,
    seo: {
      title: seo.title || title,
      description: seo.description || excerpt,
      image: cover?.url ?? null,
    },
    comments,
    related: relatedCards,
    ...(slug !== post.slug && { redirectSlug: post.slug }),
  };
}

/** A post as the editor shows it. */
export async function loadEditablePost(post: Post): Promise<EditablePost> {
  const [[card], bodyHtml] = await Promise.all([loadPostCards([post]), loadPostBody(post.id)]);
  if (!card) throw new AppError('not_found', 'We can’t find that post.');
  const { status, createdAt, updatedAt, version, seo } = post;
  return { ...card, status, createdAt, updatedAt, version, seo, bodyHtml };
}

/** @throws 404 for an unknown or deleted post */
export async function getEditablePost(id: Post['id']): Promise<EditablePost> {
  const post = await getPost(id);
  if (post.status === 'deleted') throw new AppError('not_found', 'We can’t find that post.');
  return loadEditablePost(post);
}
