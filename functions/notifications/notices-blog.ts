import { CommentPublished, CommentRemoved } from '../../events/blog.ts';
import { links } from './links.ts';
import { personal, type PersonalLine, unlessSaid } from './notice.ts';
import { quoted } from './wording.ts';

/** Answers to a person's comments on the blog, and removals of their own by staff. */
export const blogLines: readonly PersonalLine[] = [
  personal(CommentPublished, ({ parentAuthorId, authorId, commentId, slug, title }) =>
    parentAuthorId === undefined
      ? []
      : [
          {
            ...unlessSaid,
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
  personal(CommentRemoved, ({ removedBy, byCase, authorId, title, slug, reason }) =>
    removedBy === 'author' || byCase
      ? []
      : [
          {
            ...unlessSaid,
            to: authorId,
            topic: 'comments',
            title: 'Your comment was removed',
            body: `We removed your comment on “${title}”.${reason === undefined ? '' : quoted('The reason', reason)}`,
            href: links.post(slug),
            action: 'See the post',
          },
        ],
  ),
];
