import * as z from 'zod';
import { defineEvent } from './define.ts';
import { CommentId, PostId, UserId } from './vocabulary.ts';

const post = z.object({ postId: PostId });
const example = { postId: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B2A' } as const;

/** A post became public, immediately or on schedule. */
export const PostPublished = defineEvent(
  'post.published.v1',
  post.extend({ slug: z.string(), publishedAt: z.iso.datetime() }),
  { ...example, slug: 'what-a-survey-tells-you', publishedAt: '2026-11-21T09:00:00.000Z' },
);
/** Text, pictures or address of a public post changed, or it became a draft again. */
export const PostUpdated = defineEvent('post.updated.v1', post.extend({ slug: z.string() }), {
  ...example,
  slug: 'what-a-survey-tells-you',
});
export const PostDeleted = defineEvent('post.deleted.v1', post.extend({ slug: z.string() }), {
  ...example,
  slug: 'what-a-survey-tells-you',
});
/** A time of publication was set, moved or removed. */
export const PostScheduleChanged = defineEvent('post.schedule_changed.v1', post, example);
/** Published by the scheduler at the time of publication. */
export const PostPublishDue = defineEvent('post.publish_due.v1', post, example);

const comment = post.extend({ commentId: CommentId, authorId: UserId });
const commentExample = {
  ...example,
  commentId: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B2B',
  authorId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

/**
 * The comment is public from now on: immediately, or after review. `parentAuthorId` is set for a reply to
 * another person.
 */
export const CommentPublished = defineEvent(
  'comment.published.v1',
  comment.extend({
    slug: z.string(),
    title: z.string(),
    parentAuthorId: UserId.optional(),
  }),
  {
    ...commentExample,
    slug: 'what-a-survey-tells-you',
    title: 'What a survey tells you',
    parentAuthorId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  },
);
/** A comment waits for staff. */
export const CommentHeld = defineEvent(
  'comment.held.v1',
  comment.extend({ title: z.string(), reasons: z.array(z.string()) }),
  { ...commentExample, title: 'What a survey tells you', reasons: ['link'] },
);
/** Staff approved a held comment, or its author changed it so that nothing holds it. */
export const CommentReleased = defineEvent('comment.released.v1', comment, commentExample);
export const CommentEdited = defineEvent('comment.edited.v1', comment, commentExample);
/** `reason` is the text of staff for the author; for a report case the statement of reasons contains it. */
export const CommentRemoved = defineEvent(
  'comment.removed.v1',
  comment.extend({
    removedBy: z.enum(['author', 'staff']),
    title: z.string(),
    slug: z.string(),
    reason: z.string().optional(),
    byCase: z.literal(true).optional(),
  }),
  {
    ...commentExample,
    removedBy: 'staff',
    title: 'What a survey tells you',
    slug: 'what-a-survey-tells-you',
    reason: 'It advertises a company.',
  },
);
