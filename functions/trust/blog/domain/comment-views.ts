import * as z from 'zod';
import { CommentId, PostId, UserId } from '../../../../events/vocabulary.ts';
import { CommentStatus } from './comment.ts';

export const PostAuthor = z.object({
  id: UserId,
  /** `null` where the account is gone. */
  user_name: z.string().nullable(),
  avatar: z.string().optional(),
});
export const CommentView = z.object({
  id: CommentId,
  blogId: PostId,
  parentId: CommentId.optional(),
  /** `null` for a removed comment and where the account is gone. */
  author: PostAuthor.nullable(),
  /** Plain text with line breaks; empty for a removed comment. */
  body: z.string(),
  /** `held` is seen by its author alone, `removed` where it has replies. */
  status: CommentStatus,
  edited: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Written by the caller. */
  own: z.boolean(),
  /** Until when the caller may change it; missing where they may not. */
  editableUntil: z.iso.datetime().optional(),
  version: z.int(),
});
export type CommentView = z.output<typeof CommentView>;
/** Oldest first; replies have no replies of their own. */
export const CommentThread = CommentView.extend({ replies: z.array(CommentView) });
export type CommentThread = z.output<typeof CommentThread>;
