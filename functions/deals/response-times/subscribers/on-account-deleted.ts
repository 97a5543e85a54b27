import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeFirstAnswers } from '../adapters/first-answer-repository.ts';
import { removeResponseTime } from '../adapters/response-time-repository.ts';

/** Deletes the first answers of an erased account with its response time. */
export const handler = subscriber(
  'response-times-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    await Promise.all([removeFirstAnswers(userId), removeResponseTime(userId)]);
  },
);
