import type { MilestoneKey, PropertyId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { AppError } from '../../../kernel/errors.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { titleOf } from '../../sales/domain/milestones.ts';
import { buildCardClaimWrite, hasCard } from '../adapters/message-repository.ts';
import { updateThread } from '../commands/update-thread.ts';
import { type CardMessage, toCardMessage, cardEvents } from '../domain/cards.ts';
import type { Message } from '../domain/message.ts';
import { createOrderAfter, appendMessage } from '../domain/thread.ts';

/** Adds an event of a viewing, an offer or a sale to the chat of its two people, once. */
export const handler = subscriber(
  'messages-on-event-post-card',
  { on: cardEvents, needs: ['table:write'] },
  async ({ name, data }, { time }) => {
    const card = toCardMessage(name, data);
    if (card && !(await hasCard(card.id))) await insertCard(card, time);
  },
);

/** `createdAt` is the event's time, so a late delivery still shows when it happened. */
async function insertCard({ milestone, ...parts }: CardMessage, createdAt: string): Promise<void> {
  const step = milestone && (await getStepName(milestone, parts.propertyId));
  const card = { ...parts, card: { ...parts.card, ...(step !== undefined && { step }) } };
  try {
    await updateThread(card, (before) => {
      const order = createOrderAfter(before?.last.order, newId('msg'));
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
      return { decision: appendMessage(before, message), also: [buildCardClaimWrite(card.id)] };
    });
  } catch (error) {
    // Another delivery of the same event was faster.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}

/** The name of a step of the sale in the nation of the property. */
async function getStepName(key: MilestoneKey, propertyId: PropertyId): Promise<string> {
  const property = await findProperty(propertyId);
  return titleOf(key, { nation: property?.address.nation ?? 'england' });
}
