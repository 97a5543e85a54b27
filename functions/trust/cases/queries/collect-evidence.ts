import {
  type CommentId,
  type MessageId,
  type PropertyId,
  type UserId,
  sideOf,
} from '../../../../events/vocabulary.ts';
import {
  findMessage,
  listMessages,
  findRemovedMessage,
} from '../../../deals/messages/adapters/message-repository.ts';
import { findThread } from '../../../deals/messages/adapters/thread-repository.ts';
import type { Message } from '../../../deals/messages/domain/message.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findCommentWithPost } from '../../blog/queries/find-comment.ts';
import type { Evidence } from '../domain/report-case.ts';

/** What a report names. */
export interface ReportedIds {
  readonly userId?: UserId | undefined;
  readonly propertyId?: PropertyId | undefined;
  readonly messageId?: MessageId | undefined;
  readonly commentId?: CommentId | undefined;
}
/** Messages on each side of the reported one. */
const around = 5;

/** What a report is about, as it is now. @throws 404 for what its reporter cannot see */
export async function collectEvidence(ids: ReportedIds, reporterId: UserId | undefined): Promise<Evidence> {
  const [messages, home, person, comment] = await Promise.all([
    ids.messageId && reporterId ? loadMessagesAround(ids.messageId, reporterId) : [],
    ids.propertyId && loadHome(ids.propertyId, reporterId),
    ids.userId && loadPerson(ids.userId),
    ids.commentId && loadComment(ids.commentId),
  ]);
  return { messages, ...(home && { home }), ...(person && { person }), ...(comment && { comment }) };
}

async function loadMessagesAround(id: MessageId, reporterId: UserId): Promise<Message[]> {
  const message = await findMessage(id);
  const thread = message && (await findThread(message.propertyId, message.buyerId));
  if (!thread || !sideOf(thread, reporterId)) throw new AppError('not_found', 'We can’t find that message.');
  const [earlier, later, remains] = await Promise.all([
    listMessages(thread, { before: message.order, limit: around }),
    listMessages(thread, { after: message.order, limit: around }),
    message.removedAt ? findRemovedMessage(id) : undefined,
  ]);
  const withoutEdits = (other: Message): Message => ({ ...other, edits: [] });
  return [
    ...earlier.toReversed().map(withoutEdits),
    remains ?? message,
    ...later.toReversed().map(withoutEdits),
  ];
}

async function loadHome(id: PropertyId, reporterId: UserId | undefined): Promise<Evidence['home']> {
  const home = await findProperty(id);
  if (!home || !isVisibleTo(home, reporterId)) throw new AppError('not_found', 'We can’t find that home.');
  return toHomeEvidence(home);
}

/** A home as a case keeps it. */
export function toHomeEvidence(home: Property): NonNullable<Evidence['home']> {
  return {
    id: home.id,
    ownerId: home.ownerId,
    status: home.status,
    nation: home.address.nation,
    price: home.price,
    title: formatShortAddress(home, true),
    publicTitle: formatShortAddress(home),
    description: home.description[0].value.mainDescription,
    pictures: home.pictures.map(({ id }) => id),
  };
}

async function loadPerson(id: UserId): Promise<NonNullable<Evidence['person']>> {
  const person = await findAccount(id);
  if (!person || person.deletedAt) throw new AppError('not_found', 'There’s no person with this id.');
  const { user_name, bio, avatar } = person;
  return { id, user_name, ...(bio && { bio }), ...(avatar && { avatar }) };
}

async function loadComment(id: CommentId): Promise<NonNullable<Evidence['comment']>> {
  const found = await findCommentWithPost(id);
  if (found?.comment.status !== 'visible') throw new AppError('not_found', 'We can’t find that comment.');
  const { comment, post } = found;
  return { id, authorId: comment.authorId, postTitle: post.title, body: comment.body };
}
