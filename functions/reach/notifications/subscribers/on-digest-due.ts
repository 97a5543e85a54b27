import { MessageDigestDue } from '../../../../events/message.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { listThreadsOfUser } from '../../../deals/messages/adapters/thread-repository.ts';
import type { Thread } from '../../../deals/messages/domain/message.ts';
import { removedText } from '../../../deals/messages/domain/preview.ts';
import { isMutedFor } from '../../../deals/messages/domain/thread.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { toTitleCase } from '../../../kernel/text.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { createDigestMail, type UnreadConversation } from '../adapters/digest-mail.ts';
import { stopDigestTimer } from '../adapters/digest-timer-repository.ts';
import { sendNoticeMail } from '../commands/send-notice-mail.ts';
import { toNoticeProperty } from '../queries/load-notice-context.ts';

/** Threads that one digest reads. */
const maxConversations = 50;

/** Mails one digest of all unread messages of a person; no mail when everything is read. */
export const handler = subscriber(
  'notifications-on-digest-due',
  {
    on: [MessageDigestDue],
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { userId } }, { id: eventId }) => {
    await stopDigestTimer(userId);
    const conversations = await listUnreadConversations(userId);
    if (conversations.length === 0) return;
    await sendNoticeMail({
      eventId,
      to: userId,
      topic: 'messages',
      write: async (recipient) => createDigestMail(conversations, recipient),
    });
  },
);

/** What the other person wrote last; a card and a message that was taken back are no words of theirs. */
function findLastWords({ last }: Thread, otherId: UserId): string | undefined {
  const isTheirs = last.kind === 'text' && last.fromId === otherId && last.hiddenFor.length === 0;
  return isTheirs && last.text !== '' && last.text !== removedText ? last.text : undefined;
}

/** What a card says that the reader did not cause; it has no sums. */
function findLastMoment({ last }: Thread, userId: UserId): string | undefined {
  const isNews = last.kind === 'card' && last.fromId !== userId && last.hiddenFor.length === 0;
  return isNews && last.text !== '' && last.text !== removedText ? last.text : undefined;
}

async function listUnreadConversations(userId: UserId): Promise<UnreadConversation[]> {
  const unread = await listThreadsOfUser(userId, ['unread']);
  const threads = unread.filter((thread) => !isMutedFor(thread, userId)).slice(0, maxConversations);
  const otherOf = ({ sellerId, buyerId }: Thread) => (userId === sellerId ? buyerId : sellerId);
  const [homes, people, blocked] = await loadTogether(() =>
    Promise.all([
      listProperties([...new Set(threads.map(({ propertyId }) => propertyId))]),
      loadAccounts(threads.map(otherOf)),
      Promise.all(threads.map((thread) => isBlockedBetween(userId, otherOf(thread)))),
    ]),
  );
  const homeById = new Map(homes.map((property) => [property.id, toNoticeProperty(property)]));
  return threads.flatMap((thread, at) => {
    const home = homeById.get(thread.propertyId);
    if (!home || blocked[at]) return [];
    const own = userId === thread.sellerId;
    const otherId = otherOf(thread);
    return [
      {
        propertyId: thread.propertyId,
        buyerId: thread.buyerId,
        name: toTitleCase(people.get(otherId)?.user_name ?? '') || undefined,
        home: own ? home.ownTitle : home.title,
        unread: own ? thread.seller.unread : thread.buyer.unread,
        words: findLastWords(thread, otherId),
        moment: findLastMoment(thread, userId),
      },
    ];
  });
}
