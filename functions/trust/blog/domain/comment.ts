import * as z from 'zod';
import { CommentId, PostId, UserId, textUpTo } from '../../../../events/vocabulary.ts';

/** `held` waits for staff and is visible to its author alone; `removed` keeps its place while it has replies. */
export const CommentStatus = z.enum(['visible', 'held', 'removed']);
export type CommentStatus = z.output<typeof CommentStatus>;

/** Why a comment waits for staff. */
export const CommentHoldReason = z.enum(['link', 'contact', 'language']);
export type CommentHoldReason = z.output<typeof CommentHoldReason>;

export const Comment = z.object({
  id: CommentId,
  postId: PostId,
  /** The comment that it answers, which answers no other: threads are two deep. */
  parentId: CommentId.optional(),
  authorId: UserId,
  body: z.string(),
  status: CommentStatus,
  heldFor: z.array(CommentHoldReason).default([]),
  /** Set once staff let it through: the same words are not held again. */
  approvedAt: z.iso.datetime().optional(),
  removedBy: z.enum(['author', 'staff']).optional(),
  /** The reason that staff gave for a removal. */
  removalReason: z.string().optional(),
  editedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Comment = z.output<typeof Comment>;

export const CommentBody = textUpTo(2_000).min(2);
export const NewComment = z.object({
  blogId: PostId,
  body: CommentBody,
  /** The top-level comment that this one answers. */
  parentId: CommentId.optional(),
});
export type NewComment = z.output<typeof NewComment>;
