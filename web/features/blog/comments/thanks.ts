import type { CommentView } from '../api.ts';

/** What the author of a new or changed comment reads. */
export const thankFor = ({ status }: CommentView): string =>
  status === 'held'
    ? 'Thank you. We read comments like this one before others see it.'
    : 'Your comment is on the page.';
