import { AccountDeleted } from '../../../events/account.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { removeFirstAnswers } from '../adapters/first-answer-repository.ts';

/** How fast a person answered does not outlive their account. */
export const handler = subscriber([AccountDeleted], ({ data: { userId } }) => removeFirstAnswers(userId));
