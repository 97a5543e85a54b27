import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { enquiryRoutes } from '../../../functions/trust/enquiries/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof enquiryRoutes, 'contactUs' | 'conversation' | 'replyToStaff'>;

export const enquiries = createClient<Calls>({
  contactUs: 'POST /api/contact-us',
  conversation: 'POST /api/contact-us/conversation',
  replyToStaff: 'POST /api/contact-us/reply',
});

export type OpenedTicket = Result<(typeof enquiryRoutes)['contactUs']>;
export type TicketConversation = Result<(typeof enquiryRoutes)['conversation']>;

/** The messages of a ticket, by the token of its link. */
export function conversationQuery(token: string) {
  return queryOptions({
    queryKey: ['conversation', token],
    queryFn: ({ signal }) => enquiries.conversation({ body: { token }, signal }),
  });
}
