import { MessageSent } from '../../../../events/message.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { recordFirstAnswer } from '../commands/record-first-answer.ts';

/** The first message of a thread is a question and a card has no writer, so neither can be an answer. */
export const handler = subscriber(
  'response-times-on-message-sent',
  { on: [MessageSent], needs: ['table:write'] },
  async ({ data }) => {
    const { propertyId, buyerId, fromId, kind, first } = data;
    if (fromId !== null && kind !== 'card' && !first) await recordFirstAnswer(propertyId, buyerId, fromId);
  },
);
