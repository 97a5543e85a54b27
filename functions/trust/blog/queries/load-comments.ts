import type { UserId } from '../../../../events/vocabulary.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { listCommentsOfPost } from '../adapters/comment-repository.ts';
import type { CommentThread, CommentView } from '../contract.ts';
import { calculateEditEnd } from '../domain/comment-lifecycle.ts';
import { createThreads, isReadable } from '../domain/comment-tree.ts';
import type { Comment } from '../domain/comment.ts';
import type { Post } from '../domain/post.ts';
import { toAuthor } from './load-post-cards.ts';

/** A comment as its reader sees it: of one that was removed or waits for staff, its place and no words. */
export function toCommentView(
  comment: Comment,
  author: Account | undefined,
  reader: UserId | undefined,
  now: Date,
): CommentView {
  const { id, postId, parentId, authorId, status, editedAt, createdAt, version } = comment;
  const readable = isReadable(comment, reader);
  const own = reader === authorId && readable;
  const until = calculateEditEnd(comment);
  return {
    id,
    blogId: postId,
    ...(parentId && { parentId }),
    author: readable ? toAuthor(authorId, author) : null,
    body: readable ? comment.body : '',
    status,
    edited: readable && editedAt !== undefined,
    createdAt,
    own,
    ...(own && until > now && { editableUntil: until.toISOString() }),
    version,
  };
}

/** The conversation below a post. */
export async function loadComments(
  { id }: Pick<Post, 'id'>,
  reader: Pick<Caller, 'id'> | undefined,
  now: Date,
): Promise<CommentThread[]> {
  const comments = await listCommentsOfPost(id);
  const authors = await loadAccounts(new Set(comments.map(({ authorId }) => authorId)));
  const view = (comment: Comment): CommentView =>
    toCommentView(comment, authors.get(comment.authorId), reader?.id, now);
  return createThreads(comments, reader?.id).map(({ comment, replies }) => ({
    ...view(comment),
    replies: replies.map(view),
  }));
}
