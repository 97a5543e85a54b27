import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { subscriber } from '../shared/subscriber.ts';
import { type CardMessage, cardOf, moments } from './cards.ts';
import { decide } from './decision-store.ts';
import type { Message } from './message.ts';
import { claimingCard, hasCard } from './message-store.ts';
import { orderAfter, post } from './thread.ts';

/** Puts what happened to a viewing, an offer or the sale into the chat of its two people, once. */
export const handler = subscriber(moments, async ({ name, data }, { time }) => {
  const card = cardOf(name, data);
  if (card && !(await hasCard(card.id))) await put(card, time);
});

/** A card says when it happened, however long its writing took. */
async function put(card: CardMessage, createdAt: string): Promise<void> {
  try {
    await decide(card, (before) => {
      const order = orderAfter(before?.last.order, newId('msg'));
      const message: Message = {
        ...card,
        order,
        kind: 'card',
        body: '',
        attachments: [],
        warnings: [],
        edits: [],
        hiddenFor: [],
        version: 1,
        createdAt,
      };
      return { decision: post(before, message), also: [claimingCard(card.id)] };
    });
  } catch (error) {
    // Another delivery of the same moment was quicker.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
