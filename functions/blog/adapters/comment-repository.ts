import type { CommentId, PostId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, indexKey, json, number, optionalNumber, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, buildUpdate, type Write } from '../../kernel/data/table.ts';
import { Comment } from '../domain/comment.ts';

const CommentRow = defineRow('blog-comment', {
  columns: { id: text, postId: text, authorId: text, status: text, version: number, comment: json },
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

export async function findComment(id: CommentId): Promise<Comment | undefined> {
  const { data } = await CommentRow.get({ id }).go({ consistent: true });
  return data ? Comment.parse(data.comment) : undefined;
}

/** @throws 404 for an unknown id */
export async function getComment(id: CommentId): Promise<Comment> {
  const comment = await findComment(id);
  if (!comment) throw new AppError('not_found', 'There is no such comment.');
  return comment;
}

export async function findComments(ids: Iterable<CommentId>): Promise<Map<CommentId, Comment>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  if (keys.length === 0) return new Map();
  const { data } = await CommentRow.get(keys).go();
  return new Map(data.map((row) => Comment.parse(row.comment)).map((comment) => [comment.id, comment]));
}

/** Every comment of a post, oldest first. */
export async function listCommentsOfPost(postId: PostId): Promise<Comment[]> {
  const { data } = await CommentRow.query.byPost({ postId }).go({ pages: 'all' });
  return data.map(({ comment }) => Comment.parse(comment));
}

export async function listCommentsOfAuthor(authorId: UserId): Promise<Comment[]> {
  const { data } = await CommentRow.query.byAuthor({ authorId }).go({ pages: 'all' });
  return data.map(({ comment }) => Comment.parse(comment));
}

/** Comments that wait for staff, the longest waiting first. */
export async function listHeldComments(): Promise<Comment[]> {
  const { data } = await CommentRow.query.byStatus({ status: 'held' }).go({ pages: 'all' });
  return data.map(({ comment }) => Comment.parse(comment));
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
  const { id, postId, authorId, status, version } = comment;
  const row = { id, postId, authorId, status, version, comment };
  const saved = before
    ? CommentRow.put(row).where((kept, { eq }) => eq(kept.version, before.version))
    : CommentRow.create(row);
  const change = countVisible(comment) - countVisible(before);
  const counted = PostCountRow.update({ postId }).add({ comments: change });
  return [buildPut(saved.params()), ...(change === 0 ? [] : [buildUpdate(counted.params())])];
}
