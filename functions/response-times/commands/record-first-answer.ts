import { type PropertyId, type UserId, getOtherSide, sideOf } from '../../../events/vocabulary.ts';
import { listFirstMessages } from '../../messages/adapters/message-repository.ts';
import { findThread } from '../../messages/adapters/thread-repository.ts';
import { hasFirstAnswer, saveFirstAnswer } from '../adapters/first-answer-repository.ts';
import { findFirstAnswer } from '../domain/first-answer.ts';

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
