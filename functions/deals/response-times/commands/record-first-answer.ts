import { type PropertyId, type UserId, getOtherSide, sideOf } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { listFirstMessages } from '../../messages/adapters/message-repository.ts';
import { findThread } from '../../messages/adapters/thread-repository.ts';
import {
  type AnswerPlace,
  buildFirstAnswerWrite,
  hasFirstAnswer,
  listCountedAnswers,
} from '../adapters/first-answer-repository.ts';
import { buildResponseTimeWrite, findResponseTime } from '../adapters/response-time-repository.ts';
import { type FirstAnswer, findFirstAnswer } from '../domain/first-answer.ts';
import { createResponseTime, toExpirySecond } from '../domain/response-time.ts';

/** Number of first messages read; a first answer is expected within them. */
const messagesRead = 50;

/** Records how long a message's writer took to answer, for their first answer in the thread. */
export async function recordFirstAnswer(
  propertyId: PropertyId,
  buyerId: UserId,
  writerId: UserId,
): Promise<void> {
  const place = { userId: writerId, propertyId, buyerId };
  if (await hasFirstAnswer(place)) return;
  const thread = await findThread(propertyId, buyerId);
  const side = thread && sideOf(thread, writerId);
  if (!thread || !side || !thread[getOtherSide(side)].wrote) return;
  const answer = findFirstAnswer(await listFirstMessages(thread, messagesRead), writerId);
  if (answer) await saveFirstAnswer(place, answer);
}

/** Saves the answer with the person's new response time, unless another run saved it. */
async function saveFirstAnswer(place: AnswerPlace, { minutes, answeredAt }: FirstAnswer): Promise<void> {
  const { userId } = place;
  const answer = { minutes, expiresAt: toExpirySecond(answeredAt) };
  await updateWithRetry(
    () => Promise.all([hasFirstAnswer(place), findResponseTime(userId), listCountedAnswers(userId, now())]),
    ([isSaved, before, answers]) => {
      if (isSaved) return undefined;
      const next = createResponseTime(userId, [...answers, answer], before);
      return { writes: [buildFirstAnswerWrite(place, answer), buildResponseTimeWrite(next)] };
    },
  );
}
