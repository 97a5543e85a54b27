import * as z from 'zod';
import { pdf } from '../properties/photos.ts';
import type { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Id = z.object({ id: z.string() });
interface Person {
  readonly id: string;
  readonly token: string;
}

/**
 * Two buyers make offers and are asked for their best; one is accepted, and a third buyer's offer goes on
 * hold.
 */
export async function makeOffers(
  cloud: TestCloud,
  people: ReturnType<typeof createSellerClient>,
  make: Make,
  seller: Person,
): Promise<void> {
  const { token } = seller;
  const home = await people.publishProperty(seller);
  await people.grantPackage(seller, home, 'plus');
  const [one, two, three] = [
    await people.createMember('Una Offer'),
    await people.createMember('Tom Offer'),
    await people.createMember('Tia Offer'),
  ];
  const docId = await people.createUpload(one, pdf, 'document', 'application/pdf');
  const offer = async ({ token: own }: Person, amount: number, more = {}) => {
    const body = { propertyId: home, amount, funding: 'cash', position: 'ftb', ...more };
    return Id.parse(await make('POST /api/offers', { token: own, body })).id;
  };
  const first = await offer(one, 300_000, { proofDocId: docId });
  const second = await offer(two, 305_000);
  await make('GET /api/offers/{id}/documents/{docId}', { token, params: { id: first, docId } });
  const counter = { action: 'counter', amount: 320_000 };
  await make('PUT /api/offers/{id}', { token, id: first, body: counter });
  await make('GET /api/property-offers/{id}', { token, id: home, query: 'sort=certainty' });
  const deadline = new Date(cloud.clock.now() + 86_400_000).toISOString();
  await make('POST /api/best-and-final/{id}', { token, id: home, body: { deadline } });
  await make('PUT /api/offers/{id}', { token: one.token, id: first, body: { amount: 310_000 } });
  await make('DELETE /api/best-and-final/{id}', { token, id: home });
  await make('PUT /api/reject-offer/{id}', { token, id: second, body: { reason: 'chain' } });
  await make('GET /api/my-offers', { token: one.token });
  await make('GET /api/my-buying', { token: two.token });
  await make('GET /api/my-buying/remove/{id}', { token: two.token, id: home });
  await make('POST /api/my-buying/restore/{id}', { token: two.token, id: home });
  // An offer that is still open goes on hold with the acceptance.
  await offer(three, 302_000);
  await make('PUT /api/accept-offer/{id}', { token, id: first, body: {} });
  await make('PUT /api/offers/{id}', {
    token: one.token,
    id: first,
    body: { action: 'withdraw', reason: 'survey' },
  });
}
