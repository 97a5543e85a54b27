import type { CommentView } from '../api.ts';

/** The confirmation for the author of a new or changed comment. */
export function formatCommentThanks({ status }: CommentView): string {
  return status === 'held'
    ? 'Thank you. We read comments like this one before others see it.'
    : 'Your comment is on the page.';
}
