import type { CommentId } from '../../../../events/vocabulary.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { createStaleError } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildCommentWrites, getComment } from '../adapters/comment-repository.ts';
import { editComment, removeComment } from '../domain/comment-lifecycle.ts';
import type { Comment } from '../domain/comment.ts';
import { loadCommentContext } from '../queries/load-comment-context.ts';

/** @throws 403 `not_owner` for another person's comment, and 404 for one that waits for staff, unless for staff */
function assertOwn({ authorId, status }: Comment, caller: Caller): void {
  if (authorId === caller.id || caller.staff) return;
  if (status === 'held') throw new AppError('not_found', 'We can’t find that comment.');
  throw new AppError('not_owner', 'This is another person’s comment.');
}

interface CommentEdit {
  readonly body: string;
  /** The version that was read. */
  readonly version?: number | undefined;
}

/**
 * Changes a comment's words.
 * @throws 404, 403 `not_owner`, 409 `conflict` after 15 minutes or once it is removed, 409 `stale`
 */
export async function changeComment(
  id: CommentId,
  { body, version }: CommentEdit,
  caller: Caller,
  now: Date,
): Promise<Comment> {
  return updateWithRetry(
    () => getComment(id),
    async (before) => {
      assertOwn(before, caller);
      if (version !== undefined && version !== before.version) throw createStaleError();
      const isStaff = before.authorId !== caller.id;
      const context = await loadCommentContext(before);
      const { comment, events } = editComment(before, { body, isStaff }, context, now);
      const act = {
        actorId: caller.id,
        action: 'comment.edit',
        subject: id,
        at: now,
        owners: [before.authorId],
      } as const;
      const writes = [...buildCommentWrites(before, comment), ...(isStaff ? [buildStaffActWrite(act)] : [])];
      return { writes, events, result: comment };
    },
  );
}

/**
 * Removes a comment, by its author or by staff; a repeat changes nothing.
 * @param reason what staff tell its author
 * @throws 404, 403 `not_owner`
 */
export async function withdrawComment(
  id: CommentId,
  caller: Caller,
  now: Date,
  reason?: string,
): Promise<void> {
  await updateWithRetry(
    () => getComment(id),
    async (before) => {
      assertOwn(before, caller);
      const by = before.authorId === caller.id ? 'author' : 'staff';
      const removal = removeComment(before, { by, reason }, await loadCommentContext(before));
      if (!removal) return undefined;
      const act = {
        actorId: caller.id,
        action: 'comment.remove',
        subject: id,
        reason,
        at: now,
        owners: [before.authorId],
      } as const;
      const writes = [
        ...buildCommentWrites(before, removal.comment),
        ...(by === 'staff' ? [buildStaffActWrite(act)] : []),
      ];
      return { writes, events: removal.events };
    },
  );
}
