import type { CommentId, MessageId, PropertyId, UserId } from '../../../events/vocabulary.ts';
import { account } from '../../accounts/store.ts';
import { findCommentWithPost } from '../../blog/queries/find-comment.ts';
import { messageById, messagesOf, remainsOf } from '../../messages/message-store.ts';
import type { Message } from '../../messages/message.ts';
import { threadOf } from '../../messages/store.ts';
import { sideOf } from '../../messages/thread.ts';
import { formatTitle } from '../../properties/domain/address.ts';
import { isVisibleTo } from '../../properties/domain/transitions.ts';
import type { Property } from '../../properties/domain/property.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { AppError } from '../../shared/errors.ts';
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

/** What a report is about, as it is now. @throws 404 for what its reporter can not see */
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
  const message = await messageById(id);
  const thread = message && (await threadOf(message.propertyId, message.buyerId));
  if (!thread || !sideOf(thread, reporterId)) throw new AppError('not_found', 'There is no such message.');
  const [earlier, later, remains] = await Promise.all([
    messagesOf(thread, { before: message.order, limit: around }),
    messagesOf(thread, { after: message.order, limit: around }),
    message.removedAt ? remainsOf(id) : undefined,
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
  if (!home || !isVisibleTo(home, reporterId)) throw new AppError('not_found', 'There is no such home.');
  return toHomeEvidence(home);
}

/** A home as a case keeps it. */
export const toHomeEvidence = (home: Property): NonNullable<Evidence['home']> => ({
  id: home.id,
  ownerId: home.ownerId,
  status: home.status,
  price: home.price,
  title: formatTitle(home, true),
  publicTitle: formatTitle(home),
  description: home.description[0].value.mainDescription,
  pictures: home.pictures.map(({ id }) => id),
});

async function loadPerson(id: UserId): Promise<NonNullable<Evidence['person']>> {
  const person = await account(id);
  if (!person || person.deletedAt) throw new AppError('not_found', 'There is no person with this id.');
  const { user_name, bio, avatar } = person;
  return { id, user_name, ...(bio && { bio }), ...(avatar && { avatar }) };
}

async function loadComment(id: CommentId): Promise<NonNullable<Evidence['comment']>> {
  const found = await findCommentWithPost(id);
  if (found?.comment.status !== 'visible') throw new AppError('not_found', 'There is no such comment.');
  const { comment, post } = found;
  return { id, authorId: comment.authorId, postTitle: post.title, body: comment.body };
}
