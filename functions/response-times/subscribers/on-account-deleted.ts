import { AccountDeleted } from '../../../events/account.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { removeFirstAnswers } from '../adapters/first-answer-repository.ts';

/** Deletes the first answers of an erased account. */
export const handler = subscriber([AccountDeleted], ({ data: { userId } }) => removeFirstAnswers(userId));
