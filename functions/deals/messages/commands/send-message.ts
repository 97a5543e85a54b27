import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { type Warning } from '../../../people/content-rules/domain/warning.ts';
import { findWarnings } from '../../../people/content-rules/domain/warnings.ts';
import { findAcceptedOffer } from '../../offers/adapters/offer-repository.ts';
import { findMessage } from '../adapters/message-repository.ts';
import { findThread } from '../adapters/thread-repository.ts';
import type { messageRoutes } from '../contract.ts';
import { type Message, messagesPerMinute, type Thread, threadsPerDay } from '../domain/message.ts';
import { type ThreadDecision, createOrderAfter, type Parties, appendMessage } from '../domain/thread.ts';
import { findThreadClosure, assertThreadOpen } from '../queries/find-thread-closure.ts';
import { loadAttachments } from '../queries/load-attachments.ts';
import { updateThread } from './update-thread.ts';

type NewMessage = z.output<(typeof messageRoutes)['sendMessage']['body']>;

/**
 * Sends a message to the other person of a thread; a buyer's first message opens it.
 * @throws 404 when the two are not the owner and a buyer of the property, 403 when one blocked the other, 429
 * past the limits
 */
export async function sendMessage(
  newMessage: NewMessage,
  caller: Caller,
  time: Date,
): Promise<ThreadDecision> {
  const home = await findProperty(newMessage.propertyId);
  if (!home) throw createPropertyNotFound();
  const parties = resolveParties(home, newMessage.toUserId, caller.id);
  const thread = await findThread(parties.propertyId, parties.buyerId);
  if (!thread && !canOpenThread(home, caller)) throw createPropertyNotFound();
  const other = await findAccount(newMessage.toUserId);
  assertThreadOpen(await findThreadClosure(parties, home, other, time));
  await assertReplyInThread(newMessage, parties);
  const { attachments, writes } = await loadAttachments(newMessage.attachmentIds, caller.id);
  const warnings = await listWarnings(newMessage.body, parties);
  await countSentMessage(caller, thread);
  return updateThread(parties, (before) => {
    const order = createOrderAfter(before?.last.order, newId('msg'));
    const message: Message = {
      ...parties,
      id: order,
      order,
      fromId: caller.id,
      kind: attachments.length > 0 ? 'file' : 'text',
      body: newMessage.body,
      attachments,
      ...(newMessage.replyTo && { replyTo: newMessage.replyTo }),
      warnings,
      edits: [],
      hiddenFor: [],
      version: 1,
      createdAt: time.toISOString(),
    };
    return { decision: appendMessage(before, message), also: writes };
  });
}

const createPropertyNotFound = () => new AppError('not_found', 'We can’t find that home.');

/** One of the two has to be the owner; the other is the buyer. */
function resolveParties({ id, ownerId }: Property, toUserId: UserId, callerId: UserId): Parties {
  const buyerId = callerId === ownerId ? toUserId : callerId;
  if (buyerId === ownerId || (callerId !== ownerId && toUserId !== ownerId))
    throw new AppError('not_found', 'We can’t find that person for this home.');
  return { propertyId: id, sellerId: ownerId, buyerId };
}

/** Only a buyer opens a thread; a seller replies. */
const canOpenThread = (home: Property, { id }: Caller): boolean =>
  id !== home.ownerId && isPublic(home.status);

async function assertReplyInThread({ replyTo }: NewMessage, parties: Parties): Promise<void> {
  const answered = replyTo && (await findMessage(replyTo));
  if (replyTo && !(answered && isInThread(answered, parties)))
    throw new AppError('invalid', 'We can’t find the message you’re replying to.', {
      errors: { replyTo: ['We can’t find that message here.'] },
    });
}
const isInThread = (message: Message, { propertyId, buyerId }: Parties): boolean =>
  message.propertyId === propertyId && message.buyerId === buyerId;

/**
 * The warnings of a text. Contact details are allowed between the seller and the buyer of an accepted offer.
 */
export async function listWarnings(body: string, { propertyId, buyerId }: Parties): Promise<Warning[]> {
  const found = findWarnings(body);
  if (!found.includes('contact_details')) return found;
  const accepted = await findAcceptedOffer(propertyId);
  return accepted?.buyerId === buyerId ? found.filter((warning) => warning !== 'contact_details') : found;
}

async function countSentMessage({ id }: Caller, thread: Thread | undefined): Promise<void> {
  await enforceSlidingLimit({ key: `messages#${id}`, max: messagesPerMinute, seconds: 60 });
  if (!thread) await enforceLimit({ key: `threads#${id}`, max: threadsPerDay, seconds: daySeconds });
}
