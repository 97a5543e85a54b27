import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient, type Person } from './seller.ts';

/** A person shares a shortlist, and both say something of a home that the person saved. */
export async function shareShortlist(
  cloud: TestCloud,
  person: Person,
  propertyId: string,
  [note, answer]: readonly [string, string],
) {
  const { callAs, createMember, listMails } = createSellerClient(cloud);
  const partner = await createMember('Pat Partner');
  const invited = await callAs(person, 'POST', '/api/shortlist/invitation', { email: partner.email });
  await cloud.idle();
  const [, key] = /\/shortlist-invitation#([\w.-]+)/.exec(listMails(partner.email)[0]?.html ?? '') ?? [];
  const path = `/api/shortlist/homes/${propertyId}`;
  return [
    invited,
    await callAs(partner, 'POST', '/api/shortlist-invitation/accept', { key }),
    await callAs(person, 'PUT', path, { vote: 'love', note }),
    await callAs(partner, 'PUT', path, { vote: 'maybe', note: answer }),
  ];
}
