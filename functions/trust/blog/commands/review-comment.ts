import type { CommentId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildCommentWrites, getComment } from '../adapters/comment-repository.ts';
import { approveComment, removeComment } from '../domain/comment-lifecycle.ts';
import type { Comment } from '../domain/comment.ts';
import { loadCommentContext } from '../queries/load-comment-context.ts';

export type CommentReview =
  | { readonly decision: 'approve'; readonly version: number }
  | { readonly decision: 'remove'; readonly version: number; readonly reason: string };

/**
 * What staff decide on a held comment: it becomes public, or it is removed with a reason for its author.
 * @throws 404, 409 `conflict` where it does not wait for a decision, 409 `stale`
 */
export async function reviewComment(
  id: CommentId,
  review: CommentReview,
  { id: actorId }: Caller,
  now: Date,
): Promise<Comment> {
  const before = await getComment(id);
  assertColleagueActs(actorId, [before.authorId]);
  if (before.status !== 'held')
    throw new AppError('conflict', 'This comment doesn’t wait for a decision.', { state: before.status });
  if (before.version !== review.version) throw createStaleError();
  const context = await loadCommentContext(before);
  const reason = review.decision === 'remove' ? review.reason : undefined;
  const reviewed =
    review.decision === 'approve'
      ? approveComment(before, context, now)
      : removeComment(before, { by: 'staff', reason }, context);
  if (!reviewed) throw createStaleError();
  await commit(
    [
      ...buildCommentWrites(before, reviewed.comment),
      buildStaffActWrite({
        actorId,
        action: `comment.${review.decision}`,
        subject: id,
        reason,
        at: now,
        owners: [before.authorId],
      }),
    ],
    reviewed.events,
  );
  return reviewed.comment;
}
