import type { UserId } from '../../../../events/vocabulary.ts';
import type { Comment } from './comment.ts';

export interface CommentBranch {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/** Whether a reader sees the words: what is public, and their own that wait for staff. */
export function isReadable({ status, authorId }: Comment, reader: UserId | undefined): boolean {
  return status === 'visible' || (status === 'held' && authorId === reader);
}

/**
 * The threads that a reader sees, oldest first. A comment without readable words keeps its place while it has answers.
 * @param reader `undefined` for a visitor
 */
export function createThreads(comments: readonly Comment[], reader: UserId | undefined): CommentBranch[] {
  const ordered = comments.toSorted((a, b) => a.id.localeCompare(b.id));
  const replies = Map.groupBy(
    ordered.filter((comment) => comment.parentId !== undefined && isReadable(comment, reader)),
    ({ parentId }) => parentId,
  );
  return ordered
    .filter(({ parentId }) => parentId === undefined)
    .map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }))
    .filter(({ comment, replies: answers }) => isReadable(comment, reader) || answers.length > 0);
}
