import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { listFirstMessages } from '../../messages/adapters/message-repository.ts';
import { findThread } from '../../messages/adapters/thread-repository.ts';
import { otherSide, sideOf } from '../../messages/domain/thread.ts';
import { hasFirstAnswer, saveFirstAnswer } from '../adapters/first-answer-repository.ts';
import { findFirstAnswer } from '../domain/first-answer.ts';

/** A message that answers nothing by then is read again with the next one; answers come within that many, or not at all. */
const messagesRead = 50;

/** Keeps how long the writer of a message took to answer, the first time that they answer in its conversation. */
export async function recordFirstAnswer(
  propertyId: PropertyId,
  buyerId: UserId,
  writerId: UserId,
): Promise<void> {
  const place = { userId: writerId, propertyId, buyerId };
  if (await hasFirstAnswer(place)) return;
  const thread = await findThread(propertyId, buyerId);
  const side = thread && sideOf(thread, writerId);
  if (!thread || !side || !thread[otherSide(side)].wrote) return;
  const answer = findFirstAnswer(await listFirstMessages(thread, messagesRead), writerId);
  if (answer) await saveFirstAnswer(place, answer);
}
