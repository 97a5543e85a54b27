import { AppError } from '../../../kernel/errors.ts';
import { findComment } from '../adapters/comment-repository.ts';
import { findPost } from '../adapters/post-repository.ts';
import type { CommentContext } from '../domain/comment-lifecycle.ts';
import type { Comment } from '../domain/comment.ts';

/** What a comment is about. @throws 404 where its post is unknown */
export async function loadCommentContext({ postId, parentId }: Comment): Promise<CommentContext> {
  const [post, parent] = await Promise.all([findPost(postId), parentId && findComment(parentId)]);
  if (!post) throw new AppError('not_found', 'We can’t find that post.');
  return { post, ...(parent && { parent }) };
}
