import type { TicketTopic } from '../../../../events/vocabulary.ts';
import type { Loss, Wait } from '../../../kernel/urgency.ts';
import type { Ticket } from './ticket.ts';

/** What people lose while nobody answers what they write about. */
export const lossesOfTopics: Readonly<Record<TicketTopic, Loss>> = {
  safety: 'safety',
  refund: 'sale',
  account: 'offer',
  buying: 'reply',
  selling: 'reply',
  payment: 'reply',
  complaint: 'reply',
  press: 'reply',
  other: 'reply',
};

/** How a ticket that waits for staff compares with others. */
export function toTicketWait({ topic, dueAt, createdAt }: Ticket): Wait {
  return { loss: lossesOfTopics[topic], isOwn: true, by: dueAt, since: createdAt };
}
