import {
  CommentEdited,
  CommentHeld,
  CommentPublished,
  CommentReleased,
  CommentRemoved,
} from '../../../../events/blog.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import type { CommentId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { commentEditMinutes, listHoldReasons } from './comment-rules.ts';
import type { Comment, CommentStatus, NewComment } from './comment.ts';
import type { Post } from './post.ts';

/** From which state a comment can go where. */
const transitions: Readonly<Record<CommentStatus, readonly CommentStatus[]>> = {
  visible: ['visible', 'held', 'removed'],
  held: ['visible', 'held', 'removed'],
  /** By staff, of what staff removed. */
  removed: ['visible'],
};
export function canCommentBecome(from: CommentStatus, to: CommentStatus): boolean {
  return transitions[from].includes(to);
}

export interface CommentUpdate {
  readonly comment: Comment;
  readonly events: readonly DomainEvent[];
}
type CommentedPost = Pick<Post, 'id' | 'slug' | 'title'>;

/** What a comment is about: its post, and the comment that it answers. */
export interface CommentContext {
  readonly post: CommentedPost;
  readonly parent?: Pick<Comment, 'authorId'> | undefined;
}

const toCommentEventFields = ({ postId, id: commentId, authorId }: Comment) => ({
  postId,
  commentId,
  authorId,
});

function createPublishedEvent(comment: Comment, { post, parent }: CommentContext): DomainEvent {
  const { slug, title } = post;
  const isToOther = parent !== undefined && parent.authorId !== comment.authorId;
  return CommentPublished.of({
    ...toCommentEventFields(comment),
    slug,
    title,
    ...(isToOther && { parentAuthorId: parent.authorId }),
  });
}
const createHeldEvent = (comment: Comment, { post }: CommentContext): DomainEvent =>
  CommentHeld.of({ ...toCommentEventFields(comment), title: post.title, reasons: comment.heldFor });

/** @throws 422 for an answer to an answer, 409 for one to a comment that was removed */
export function assertAnswerable(parent: Comment): void {
  if (parent.parentId) throw createFieldError('parentId', 'Answer the first comment of this conversation.');
  if (parent.status === 'removed')
    throw new AppError('conflict', 'This comment was removed.', { state: 'removed' });
}

/** A new comment: public at once, unless the rules hold it for staff. */
export function createComment(
  { body, parentId }: Pick<NewComment, 'body' | 'parentId'>,
  author: { readonly id: CommentId; readonly authorId: UserId },
  context: CommentContext,
  now: Date,
): CommentUpdate {
  const heldFor = listHoldReasons(body);
  const comment: Comment = {
    ...author,
    postId: context.post.id,
    ...(parentId && { parentId }),
    body,
    status: heldFor.length > 0 ? 'held' : 'visible',
    heldFor,
    version: 1,
    createdAt: now.toISOString(),
  };
  const event =
    heldFor.length > 0 ? createHeldEvent(comment, context) : createPublishedEvent(comment, context);
  return { comment, events: [event] };
}

/** Until when its author can change a comment. */
export function calculateEditEnd({ createdAt }: Pick<Comment, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + commentEditMinutes * minuteMs);
}

/** @throws 409 for a removed comment and, for its author, after 15 minutes */
export function assertEditable(comment: Comment, isStaff: boolean, now: Date): void {
  if (comment.status === 'removed')
    throw new AppError('conflict', 'This comment was removed.', { state: 'removed' });
  if (!isStaff && now > calculateEditEnd(comment))
    throw new AppError('conflict', `A comment can be changed for ${commentEditMinutes} minutes.`, {
      state: comment.status,
    });
}

/** New words are looked at like a new comment's, unless staff wrote them. */
export function editComment(
  before: Comment,
  { body, isStaff }: { readonly body: string; readonly isStaff: boolean },
  context: CommentContext,
  now: Date,
): CommentUpdate {
  assertEditable(before, isStaff, now);
  const heldFor = isStaff ? before.heldFor : listHoldReasons(body);
  const comment: Comment = {
    ...before,
    body,
    status: heldFor.length > 0 ? 'held' : 'visible',
    heldFor,
    editedAt: now.toISOString(),
    version: before.version + 1,
  };
  const wasHeld = before.status === 'held';
  const isHeld = comment.status === 'held';
  const events = [
    CommentEdited.of(toCommentEventFields(comment)),
    ...(isHeld && !wasHeld ? [createHeldEvent(comment, context)] : []),
    ...(wasHeld && !isHeld
      ? [CommentReleased.of(toCommentEventFields(comment)), createPublishedEvent(comment, context)]
      : []),
  ];
  return { comment, events };
}

/** @throws 409 where the comment does not wait for staff */
export function approveComment(before: Comment, context: CommentContext, now: Date): CommentUpdate {
  if (before.status !== 'held')
    throw new AppError('conflict', 'This comment doesn’t wait for a decision.', { state: before.status });
  const comment: Comment = {
    ...before,
    status: 'visible',
    heldFor: [],
    approvedAt: now.toISOString(),
    version: before.version + 1,
  };
  return {
    comment,
    events: [CommentReleased.of(toCommentEventFields(comment)), createPublishedEvent(comment, context)],
  };
}

interface Removal {
  readonly by: 'author' | 'staff';
  readonly reason?: string | undefined;
  /** A report case removes it and writes to its author. */
  readonly byCase?: true;
}

/**
 * Takes a comment away; nothing where that was done before. Its author's words are erased; what staff removed is kept
 * for an appeal and shown to staff alone.
 */
export function removeComment(
  before: Comment,
  { by, reason, byCase }: Removal,
  { post }: CommentContext,
): CommentUpdate | undefined {
  if (before.status === 'removed') return undefined;
  const comment: Comment = {
    ...before,
    body: by === 'author' ? '' : before.body,
    status: 'removed',
    removedBy: by,
    ...(reason !== undefined && { removalReason: reason }),
    version: before.version + 1,
  };
  const { slug, title } = post;
  return {
    comment,
    events: [
      ...(before.status === 'held' ? [CommentReleased.of(toCommentEventFields(comment))] : []),
      CommentRemoved.of({ ...toCommentEventFields(comment), removedBy: by, slug, title, reason, byCase }),
    ],
  };
}

/**
 * Shows a comment again that staff removed, after an appeal or when a report comes to nothing; `undefined` for any
 * other. Its author's erased words do not come back.
 */
export function restoreComment(before: Comment): CommentUpdate | undefined {
  if (before.status !== 'removed' || before.removedBy !== 'staff') return undefined;
  const { removedBy: _, removalReason: __, ...kept } = before;
  const comment: Comment = { ...kept, status: 'visible', version: before.version + 1 };
  return { comment, events: [CommentEdited.of(toCommentEventFields(comment))] };
}
