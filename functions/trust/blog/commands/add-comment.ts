import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { buildCommentWrites, findComment } from '../adapters/comment-repository.ts';
import { buildPublishedCheck, findPost } from '../adapters/post-repository.ts';
import { assertAnswerable, createComment } from '../domain/comment-lifecycle.ts';
import { commentLimit } from '../domain/comment-rules.ts';
import type { Comment, NewComment } from '../domain/comment.ts';
import type { Post } from '../domain/post.ts';

/** @throws 404 for what is not public, 410 for a deleted post */
async function getCommentablePost(id: Post['id']): Promise<Post> {
  const post = await findPost(id);
  if (post?.status === 'deleted') throw new AppError('gone', 'This post is no longer there.');
  if (post?.status !== 'published') throw new AppError('not_found', 'We can’t find that post.');
  return post;
}

/** @throws 404 for a comment of another post and for one that waits for staff, 403 where one of the two blocked the other */
async function getParent({ parentId, blogId }: NewComment, author: Caller): Promise<Comment | undefined> {
  if (!parentId) return undefined;
  const parent = await findComment(parentId);
  if (parent?.postId !== blogId || parent.status === 'held')
    throw new AppError('not_found', 'We can’t find that comment.');
  assertAnswerable(parent);
  if (parent.authorId !== author.id && (await isBlockedBetween(parent.authorId, author.id)))
    throw new AppError('blocked_by_user', 'You can’t reply to this person.');
  return parent;
}

/**
 * Comments on a post or answers a comment.
 * @throws 404, 410, 403 `blocked_by_user`, 409 for a removed parent and while comments are closed, 422 for a third level, 429 past five in ten minutes
 */
export async function addComment(wished: NewComment, author: Caller, now: Date): Promise<Comment> {
  if (!(await getSetting('comments_enabled')))
    throw new AppError('conflict', 'Comments are closed for now.', { state: 'closed' });
  const post = await getCommentablePost(wished.blogId);
  const parent = await getParent(wished, author);
  await enforceSlidingLimit({ key: `comment#${author.id}`, ...commentLimit });
  const written = { id: newId('cmt'), authorId: author.id };
  const { comment, events } = createComment(wished, written, { post, parent }, now);
  await commit([...buildCommentWrites(undefined, comment), buildPublishedCheck(post.id)], events);
  return comment;
}
