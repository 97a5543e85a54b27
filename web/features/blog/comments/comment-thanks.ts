import type { CommentView } from '../api.ts';
import * as words from '../words.ts';

/** The confirmation for the author of a new or changed comment. */
export function formatCommentThanks({ status }: CommentView): string {
  return status === 'held' ? words.thankYouWeReadComments : words.yourCommentIsOnThe;
}
