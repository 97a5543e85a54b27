import { MessageId } from '../../events/vocabulary.ts';
import type { Message } from '../../functions/deals/messages/domain/message.ts';
import type { Thread } from '../../functions/deals/messages/domain/message.ts';
import { createOrderAfter, type Parties } from '../../functions/deals/messages/domain/thread.ts';

export const noon = new Date('2026-11-21T12:00:00.000Z');
export function addMinutes(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000);
}

export const parties = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const satisfies Parties;

/** A message of a side or the system, ordered after all messages of the thread. */
export function createMessage(
  thread: Thread | undefined,
  by: 'buyer' | 'seller' | 'system',
  change: Partial<Message> = {},
): Message {
  const order = createOrderAfter(thread?.last.order, MessageId.parse('msg_01K9ZX3Q6T4C8V0R2M5N7P9B1K'));
  return {
    ...parties,
    id: order,
    order,
    fromId: by === 'system' ? null : parties[`${by}Id`],
    kind: by === 'system' ? 'card' : 'text',
    body: 'Is the garden south-facing?',
    attachments: [],
    warnings: [],
    edits: [],
    hiddenFor: [],
    version: 1,
    createdAt: noon.toISOString(),
    ...change,
  };
}
