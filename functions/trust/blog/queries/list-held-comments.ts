import type * as z from 'zod';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { findComments, listHeldComments } from '../adapters/comment-repository.ts';
import { findPosts } from '../adapters/post-repository.ts';
import type { StaffComment } from '../contract.ts';
import type { Comment } from '../domain/comment.ts';
import { toAuthor } from './load-post-cards.ts';

type StaffView = z.output<typeof StaffComment>;

/** Comments as staff see them: with their words whatever their state, and with what they are about. */
export async function loadStaffComments(comments: readonly Comment[]): Promise<StaffView[]> {
  const [posts, authors, parents] = await Promise.all([
    findPosts(comments.map(({ postId }) => postId)),
    loadAccounts(new Set(comments.map(({ authorId }) => authorId))),
    findComments(comments.flatMap(({ parentId }) => parentId ?? [])),
  ]);
  return comments.flatMap((comment) => {
    const { id, postId, parentId, authorId, body, status, heldFor, editedAt, createdAt, version } = comment;
    const post = posts.get(postId);
    if (!post) return [];
    const parent = parentId && parents.get(parentId);
    return {
      id,
      blogId: postId,
      ...(parentId && { parentId }),
      author: toAuthor(authorId, authors.get(authorId)),
      body,
      status,
      heldFor,
      edited: editedAt !== undefined,
      createdAt,
      version,
      post: { id: post.id, slug: post.slug, title: post.title },
      ...(parent && { parentBody: parent.body }),
    };
  });
}

/** Comments that wait for staff, the longest waiting first. */
export async function listStaffComments({ page, per_page }: { page: number; per_page: number }) {
  const held = await listHeldComments();
  const shown = held.slice((page - 1) * per_page, page * per_page);
  return { comments: await loadStaffComments(shown), total: held.length, page, per_page };
}
