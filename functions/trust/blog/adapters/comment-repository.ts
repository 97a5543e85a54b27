import type { CommentId, PostId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Comment } from '../domain/comment.ts';

const blogComments = defineDocumentEntity('blog-comment', Comment, {
  columns: { id: text, postId: text, authorId: text, status: text, version: number, comment: documentColumn },
  indexes: {
    byId: rowKey('id'),
    byPost: indexKey('gsi1', 'postId', 'id'),
    byAuthor: indexKey('gsi2', 'authorId', 'id'),
    byStatus: indexKey('gsi3', 'status', 'id'),
  },
});

/** What was counted of a post. */
const PostCountRow = defineRow('blog-post-counts', {
  columns: { postId: text, comments: optionalNumber },
  indexes: { byPost: rowKey('postId') },
});

export function findComment(id: CommentId): Promise<Comment | undefined> {
  return blogComments.find({ id });
}

/** @throws 404 for an unknown id */
export async function getComment(id: CommentId): Promise<Comment> {
  const comment = await findComment(id);
  if (!comment) throw new AppError('not_found', 'We can’t find that comment.');
  return comment;
}

export async function findComments(ids: Iterable<CommentId>): Promise<Map<CommentId, Comment>> {
  const found = await blogComments.listByKeys([...ids].map((id) => ({ id })));
  return new Map(found.map((comment) => [comment.id, comment]));
}

/** Every comment of a post, oldest first. */
export function listCommentsOfPost(postId: PostId): Promise<Comment[]> {
  return blogComments.list('byPost', { postId });
}

export function listCommentsOfAuthor(authorId: UserId): Promise<Comment[]> {
  return blogComments.list('byAuthor', { authorId });
}

/** Comments that wait for staff, the longest waiting first. */
export function listHeldComments(): Promise<Comment[]> {
  return blogComments.list('byStatus', { status: 'held' });
}

/** Public comments by post. */
export async function countComments(postIds: readonly PostId[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const { data } = await PostCountRow.get(postIds.map((postId) => ({ postId }))).go();
  return new Map(data.map(({ postId, comments }) => [postId, comments ?? 0]));
}

const countVisible = (comment: Comment | undefined): number => (comment?.status === 'visible' ? 1 : 0);

/** A comment as it becomes, and its post's number of public ones; `before` is missing for a new comment. */
export function buildCommentWrites(before: Comment | undefined, comment: Comment): Write[] {
  const { postId } = comment;
  const change = countVisible(comment) - countVisible(before);
  const counted = PostCountRow.update({ postId }).add({ comments: change });
  return [blogComments.buildSave(comment), ...(change === 0 ? [] : [buildUpdate(counted)])];
}
