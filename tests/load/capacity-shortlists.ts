import * as z from 'zod';
import { createViewingClient } from '../support/clients/viewings.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

/** Two people share a shortlist, vote, plan a day and stop. */
export async function shareShortlist(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty, callAs, openSlot, getSlotStart, listMails } =
    createViewingClient(cloud);
  const [seller, { token }, partner] = [
    await createMember('Sue Shared'),
    await createMember('Alex Shared'),
    await createMember('Sam Shared'),
  ];
  const propertyId = await publishProperty(seller);
  const start = getSlotStart(48);
  await openSlot(seller, propertyId, start);
  await callAs(partner, 'POST', '/api/favourites', { propertyId });
  await make('POST /api/shortlist/invitation', { token, body: { email: partner.email } });
  await cloud.idle();
  const mail = listMails(partner.email)[0]?.html ?? '';
  const body = { key: z.string().parse(/\/shortlist-invitation#([\w.-]+)/.exec(mail)?.[1]) };
  await make('POST /api/shortlist-invitation', { token: partner.token, body });
  await make('POST /api/shortlist-invitation/accept', { token: partner.token, body });
  await make('GET /api/shortlist', { token });
  await make('GET /api/shortlist/homes', { token });
  await make('PUT /api/shortlist/homes/{propertyId}', {
    token,
    params: { propertyId },
    body: { vote: 'love' },
  });
  await make('GET /api/day-plan', { token, query: `day=${start.slice(0, 10)}&property_ids=${propertyId}` });
  await make('DELETE /api/shortlist', { token, query: 'state=shared' });
}
