import { CommentPublished, CommentRemoved } from '../../../../../events/blog.ts';
import { links } from '../links.ts';
import { definePersonalNoticeRule, type PersonalNoticeRule, noticeDefaults } from '../notice.ts';
import { formatQuote } from '../text.ts';

/** Replies to a person's comments on the blog, and comments that staff removed. */
export const blogRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(CommentPublished, ({ parentAuthorId, authorId, commentId, slug, title }) =>
    parentAuthorId === undefined
      ? []
      : [
          {
            ...noticeDefaults,
            to: parentAuthorId,
            from: authorId,
            topic: 'comments',
            title: 'New reply to your comment',
            body: `Someone replied to your comment on “${title}”.`,
            href: links.comment(slug, commentId),
            action: 'Read the reply',
          },
        ],
  ),
  definePersonalNoticeRule(CommentRemoved, ({ removedBy, byCase, authorId, title, slug, reason }) =>
    removedBy === 'author' || byCase
      ? []
      : [
          {
            ...noticeDefaults,
            to: authorId,
            topic: 'comments',
            title: 'Your comment was removed',
            body: `We removed your comment on “${title}”.${reason === undefined ? '' : formatQuote('The reason', reason)}`,
            href: links.post(slug),
            action: 'See the post',
          },
        ],
  ),
];
