import * as z from 'zod';
import { pdf } from '../properties/photos.ts';
import type { createSellerClient } from '../support/clients/seller.ts';
import type { Make } from './capacity-make.ts';

const Id = z.object({ id: z.string() });
interface Person {
  readonly id: string;
  readonly token: string;
}

/** Two users exchange messages and a file about a property; then one reports and blocks the other. */
export async function exchangeMessages(
  people: ReturnType<typeof createSellerClient>,
  make: Make,
  home: string,
  seller: Person,
  buyer: Person,
): Promise<void> {
  const say = async (from: Person, to: Person, more: object) =>
    Id.parse(
      await make('POST /api/messages', {
        token: from.token,
        body: { propertyId: home, toUserId: to.id, ...more },
      }),
    ).id;
  const file = await people.createUpload(buyer, pdf, 'document', 'application/pdf');
  const asked = await say(buyer, seller, { body: 'Is the garden south-facing?' });
  const sent = await say(buyer, seller, { attachmentIds: [{ id: file, name: 'Proof.pdf' }], type: 'file' });
  await make('GET /api/messages', { token: seller.token });
  await make('GET /api/property-messages/{id}', { token: seller.token, id: home });
  const params = { propertyId: home, buyerId: buyer.id };
  await make('GET /api/buyer-seller-chat/{propertyId}/{buyerId}', { token: seller.token, params });
  await make('GET /api/messages/{id}/files/{fileId}', {
    token: seller.token,
    params: { id: sent, fileId: file },
  });
  await make('PUT /api/messages/update-status/{id}', {
    token: seller.token,
    id: asked,
    body: { status: 'read' },
  });
  await make('PUT /api/update-is-read/{id}', { token: seller.token, id: sent });
  const answer = await say(seller, buyer, { body: 'Yes, all day.', replyTo: asked });
  await make('PUT /api/messages/{id}', { token: seller.token, id: answer, body: { body: 'Yes.' } });
  await make('GET /api/buyer-property-messages/{id}', { token: buyer.token, id: home });
  await make('GET /api/messages/{id}', { token: buyer.token, id: answer });
  await make('DELETE /api/messages/{id}', { token: buyer.token, id: sent });
  await endContact(make, seller, buyer, asked);
}

async function endContact(make: Make, seller: Person, buyer: Person, messageId: string): Promise<void> {
  const about = { userId: buyer.id, messageId, category: 'harassment' };
  await make('POST /api/report', { token: seller.token, body: { type: 'both', ...about } });
  await make('GET /api/blocked-users', { token: seller.token });
  await make('GET /api/blocked-by', { token: buyer.token });
  await make('GET /api/un-block-user/{id}', { token: seller.token, id: buyer.id });
}
