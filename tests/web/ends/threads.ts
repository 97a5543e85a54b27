import type { Side } from '../../../events/vocabulary.ts';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import type { Card } from '../../../functions/deals/messages/domain/message.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import { createMessage } from '../../messages/message-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer } from '../app.tsx';

const people = { propertyId: ids.property, sellerId: ids.owner, buyerId: ids.other } as const;

/** The page of the conversation between the seller and the buyer of these tests. */
export const chatPath = `/messages/${ids.property}/${ids.other}`;

export const asSide: Readonly<Record<Side, Answers>> = {
  seller: { 'GET /api/user': createUserAnswer({ id: ids.owner }) },
  buyer: { 'GET /api/user': createUserAnswer({ id: ids.other }) },
};

/** The answers of a conversation with a question of each side, and a card, as one side reads it. */
export function createChatAnswers(
  side: Side,
  {
    card,
    ...change
  }: Readonly<Record<string, unknown>> & { readonly card?: Pick<Card, 'type' | 'id' | 'moment'> },
): Answers {
  const now = new Date();
  const createdAt = now.toISOString();
  const asked = createMessage(undefined, 'buyer', { ...people, fromId: ids.other, createdAt });
  let { thread } = appendMessage(undefined, asked);
  const messages = [toMessageView(asked, thread, side, now)];
  const answered = createMessage(thread, 'seller', {
    ...people,
    fromId: ids.owner,
    createdAt,
    body: 'Yes, it is.',
  });
  thread = appendMessage(thread, answered).thread;
  messages.push(toMessageView(answered, thread, side, now));
  if (card) {
    const told = createMessage(thread, 'system', {
      ...people,
      createdAt,
      body: '',
      card: { ...card, by: 'system' },
    });
    messages.push(toMessageView(told, thread, side, now));
  }
  return {
    ...asSide[side],
    'GET /api/messages': { body: { threads: [], total: 0, page: 1, per_page: 24, unreadTotal: 0 } },
    [`GET /api/buyer-seller-chat/${ids.property}/${ids.other}`]: {
      body: {
        messages,
        total: messages.length,
        side,
        counterpart: { id: side === 'buyer' ? ids.owner : ids.other, user_name: 'sam jones' },
        viewings: [],
        offers: [],
        muted: false,
        safetyNotice: false,
        unreadTotal: 0,
        ...change,
      },
    },
  };
}
