import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { messagesFromStart } from '../../messages/message-store.ts';
import { threadOf } from '../../messages/store.ts';
import { otherSide, sideOf } from '../../messages/thread.ts';
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
  const thread = await threadOf(propertyId, buyerId);
  const side = thread && sideOf(thread, writerId);
  if (!thread || !side || !thread[otherSide(side)].wrote) return;
  const answer = findFirstAnswer(await messagesFromStart(thread, messagesRead), writerId);
  if (answer) await saveFirstAnswer(place, answer);
}
