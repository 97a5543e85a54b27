import type { MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { messageById, messagesOf, remainsOf } from '../messages/message-store.ts';
import type { Message } from '../messages/message.ts';
import { threadOf } from '../messages/store.ts';
import { sideOf } from '../messages/thread.ts';
import { titleOf } from '../properties/address.ts';
import { visibleTo } from '../properties/page.ts';
import type { Property } from '../properties/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { AppError } from '../shared/errors.ts';
import type { Evidence } from './report.ts';

interface About {
  readonly userId?: UserId | undefined;
  readonly propertyId?: PropertyId | undefined;
  readonly messageId?: MessageId | undefined;
}
/** Messages on each side of the reported one. */
const around = 5;

/** What a report is about, as it is now. @throws 404 for what its reporter can not see */
export async function evidenceOf(about: About, reporterId: UserId | undefined): Promise<Evidence> {
  const [messages, home, person] = await Promise.all([
    about.messageId && reporterId ? messagesAround(about.messageId, reporterId) : [],
    about.propertyId && homeOf(about.propertyId, reporterId),
    about.userId && personOf(about.userId),
  ]);
  return { messages, ...(home && { home }), ...(person && { person }) };
}

async function messagesAround(id: MessageId, reporterId: UserId): Promise<Message[]> {
  const message = await messageById(id);
  const thread = message && (await threadOf(message.propertyId, message.buyerId));
  if (!thread || !sideOf(thread, reporterId)) throw new AppError('not_found', 'There is no such message.');
  const [earlier, later, remains] = await Promise.all([
    messagesOf(thread, { before: message.order, limit: around }),
    messagesOf(thread, { after: message.order, limit: around }),
    message.removedAt ? remainsOf(id) : undefined,
  ]);
  const beside = (message: Message): Message => ({ ...message, edits: [] });
  return [...earlier.toReversed().map(beside), remains ?? message, ...later.toReversed().map(beside)];
}

async function homeOf(id: PropertyId, reporterId: UserId | undefined): Promise<Evidence['home']> {
  const home = await propertyById(id);
  if (!home || !visibleTo(home, reporterId)) throw new AppError('not_found', 'There is no such home.');
  return shown(home);
}
const shown = (home: Property): Evidence['home'] => ({
  id: home.id,
  ownerId: home.ownerId,
  status: home.status,
  price: home.price,
  title: titleOf(home, true),
  description: home.description[0].value.mainDescription,
  pictures: home.pictures.map(({ id }) => id),
});

async function personOf(id: UserId): Promise<Evidence['person']> {
  const person = await account(id);
  if (!person || person.deletedAt) throw new AppError('not_found', 'There is nobody with this id.');
  const { user_name, bio, avatar } = person;
  return { id, user_name, ...(bio && { bio }), ...(avatar && { avatar }) };
}
