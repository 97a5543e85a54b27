import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeAuthorComments } from '../commands/remove-author-comments.ts';

/** The words of a person whose account is gone go with it. */
export const handler = subscriber(
  'blog-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => removeAuthorComments(userId),
);
