import type * as z from 'zod';
import type { UserId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { findAcceptedOffer } from '../offers/adapters/offer-repository.ts';
import { isPublic } from '../properties/domain/transitions.ts';
import type { Property } from '../properties/domain/property.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import { attachmentsOf } from './attachments.ts';
import { closedFor, refuseClosed } from './closed.ts';
import type { messageRoutes } from './contract.ts';
import { decide } from './decision-store.ts';
import { type Message, messagesAMinute, type Thread, threadsADay } from './message.ts';
import { type Warning } from '../content-rules/domain/warning.ts';
import { messageById } from './message-store.ts';
import { threadOf } from './store.ts';
import { type Decision, orderAfter, type Parties, post } from './thread.ts';
import { findWarnings } from '../content-rules/domain/warnings.ts';

type Sent = z.output<(typeof messageRoutes)['sendMessage']['body']>;

/**
 * Writes a message to the other person of a thread; a buyer's first one opens it.
 * @throws 404 where the two have nothing to do with each other, 403 where one blocked the other, 429 past the limits
 */
export async function send(sent: Sent, caller: Caller, time: Date): Promise<Decision> {
  const home = await findProperty(sent.propertyId);
  if (!home) throw noHome();
  const parties = partiesOf(home, sent.toUserId, caller.id);
  const thread = await threadOf(parties.propertyId, parties.buyerId);
  if (!thread && !mayOpen(home, caller)) throw noHome();
  const other = await account(sent.toUserId);
  refuseClosed(await closedFor(parties, home, other, time));
  await checkReply(sent, parties);
  const { attachments, writes } = await attachmentsOf(sent.attachmentIds, caller.id);
  const warnings = await warningsFor(sent.body, parties);
  await countSending(caller, thread);
  return decide(parties, (before) => {
    const order = orderAfter(before?.last.order, newId('msg'));
    const message: Message = {
      ...parties,
      id: order,
      order,
      fromId: caller.id,
      kind: attachments.length > 0 ? 'file' : 'text',
      body: sent.body,
      attachments,
      ...(sent.replyTo && { replyTo: sent.replyTo }),
      warnings,
      edits: [],
      hiddenFor: [],
      version: 1,
      createdAt: time.toISOString(),
    };
    return { decision: post(before, message), also: writes };
  });
}

const noHome = () => new AppError('not_found', 'There is no such home.');

/** Either the owner writes to a buyer or somebody else to the owner. */
function partiesOf({ id, ownerId }: Property, toUserId: UserId, callerId: UserId): Parties {
  const buyerId = callerId === ownerId ? toUserId : callerId;
  if (buyerId === ownerId || (callerId !== ownerId && toUserId !== ownerId))
    throw new AppError('not_found', 'There is no such person for this home.');
  return { propertyId: id, sellerId: ownerId, buyerId };
}

/** A seller answers and never begins. */
const mayOpen = (home: Property, { id }: Caller): boolean => id !== home.ownerId && isPublic(home.status);

async function checkReply({ replyTo }: Sent, parties: Parties): Promise<void> {
  const answered = replyTo && (await messageById(replyTo));
  if (replyTo && !(answered && isOf(answered, parties)))
    throw new AppError('invalid', 'The answered message is not there.', {
      errors: { replyTo: ['There is no such message here.'] },
    });
}
const isOf = (message: Message, { propertyId, buyerId }: Parties): boolean =>
  message.propertyId === propertyId && message.buyerId === buyerId;

/** Once an offer is accepted the two need each other's numbers. */
export async function warningsFor(body: string, { propertyId, buyerId }: Parties): Promise<Warning[]> {
  const found = findWarnings(body);
  if (!found.includes('contact_details')) return found;
  const accepted = await findAcceptedOffer(propertyId);
  return accepted?.buyerId === buyerId ? found.filter((warning) => warning !== 'contact_details') : found;
}

async function countSending({ id }: Caller, thread: Thread | undefined): Promise<void> {
  await limit({ key: `messages#${id}`, most: messagesAMinute, seconds: 60 });
  if (!thread) await limit({ key: `threads#${id}`, most: threadsADay, seconds: 86_400 });
}
