import type { CommentId } from '../../../../events/vocabulary.ts';
import { findComment } from '../adapters/comment-repository.ts';
import { findPost } from '../adapters/post-repository.ts';
import type { Comment } from '../domain/comment.ts';
import type { Post } from '../domain/post.ts';

export interface CommentWithPost {
  readonly comment: Comment;
  readonly post: Post;
}

/** A comment with its post, as a report about it needs them; nothing where it is unknown. */
export async function findCommentWithPost(id: CommentId): Promise<CommentWithPost | undefined> {
  const comment = await findComment(id);
  const post = comment && (await findPost(comment.postId));
  return comment && post ? { comment, post } : undefined;
}
