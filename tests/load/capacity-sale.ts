import * as z from 'zod';
import { createFirm } from '../sales/sale-examples.ts';
import type { createSellerClient } from '../support/clients/seller.ts';
import type { Make } from './capacity-make.ts';

const Id = z.object({ id: z.string() });
const Paper = z.object({ memorandum: z.object({ htmlUrl: z.string() }) });
type People = ReturnType<typeof createSellerClient>;

/** From an accepted offer to the memorandum, and the calls of a solicitor's link. */
export async function completeSale(people: People, make: Make): Promise<void> {
  const [seller, buyer] = [await people.createMember('Sam Sold'), await people.createMember('Bea Bought')];
  const propertyId = await people.publishProperty(seller);
  const offered = await people.callAs(buyer, 'POST', '/api/offers', {
    propertyId,
    amount: 320_000,
    funding: 'cash',
    position: 'ftb',
  });
  await people.callAs(seller, 'PUT', `/api/accept-offer/${Id.parse(offered.body).id}`, {});
  const params = { propertyId, toUserId: seller.id };
  const named = (email: string) => ({ propertyId, ...createFirm({ email }) });
  await make('POST /api/solicitor', { token: seller.token, body: named('first@example.com') });
  const own = await make('POST /api/solicitor', { token: buyer.token, body: named('own@example.com') });
  await make('PUT /api/solicitor/{id}', {
    token: buyer.token,
    id: Id.parse(own).id,
    body: createFirm({ email: 'own@example.com', contact: 'Tom Marsh' }),
  });
  const party = { legalNames: ['Beatrice Bought'] };
  // An agreement to reserve the home asks for the buyer's own name, in both places.
  await people.callAs(buyer, 'PUT', '/api/buyer-seller/update-profile', {
    firstName: 'Beatrice',
    lastName: 'Bought',
  });
  await make('PUT /api/sale/{propertyId}/details', { token: buyer.token, params, body: { party } });
  await make('POST /api/sale/{propertyId}/memorandum', { token: seller.token, params });
  const sale = await make('GET /api/sale/{propertyId}/{toUserId}', { token: buyer.token, params });
  const key = Paper.parse(sale).memorandum.htmlUrl.split('/').at(-1) ?? '';
  await make('GET /api/memorandum/{key}', { params: { key } });
  const done = { key: 'id_checks', done: true };
  await make('PUT /api/sale/{propertyId}/milestone', { token: seller.token, params, body: done });
  await make('POST /api/sale/{propertyId}/solicitor-link', { token: buyer.token, params });
  const [mail] = people.listMails('own@example.com');
  const token = /\/sale-link#([\w.-]+)/.exec(mail?.html ?? '')?.[1];
  await make('POST /api/sale-link', { body: { token } });
  await make('PUT /api/sale-link/milestone', { body: { token, ...done } });
  await signPaper(make, { token: buyer.token, offerId: Id.parse(offered.body).id });
  await reserve(make, { token: buyer.token, offerId: Id.parse(offered.body).id });
  await tieChain(people, make, { token: seller.token, offerId: Id.parse(offered.body).id });
  await exchange(people, { seller, buyer, propertyId });
  const keys = { key: 'keys', done: true, note: 'Two for the front door' };
  await make('PUT /api/sale/{propertyId}/handover', { token: seller.token, params, body: keys });
  for (const { token: own } of [seller, buyer])
    await people.call('PUT', `/api/sale/${propertyId}/milestone`, {
      token: own,
      body: { key: 'completed', done: true, early: true },
    });
  const review = { stars: 5, text: 'Quick to answer and always fair.' };
  await make('PUT /api/sale/{propertyId}/review', { token: buyer.token, params, body: review });
}

/** The buyer's signature on the memorandum. */
async function signPaper(
  make: Make,
  { token, offerId }: { readonly token: string; readonly offerId: string },
): Promise<void> {
  const own = { token, params: { offerId } };
  await make('GET /api/signing/{offerId}', own);
  const name = 'Beatrice Bought';
  const mark = { kind: 'typed', text: name };
  const body = { paper: 'memorandum', version: 1, name, mark, intent: '2026-11-30', agrees: true };
  await make('POST /api/signing/{offerId}', { ...own, body });
}

/** A reservation agreement that the buyer proposes and takes back. */
async function reserve(
  make: Make,
  { token, offerId }: { readonly token: string; readonly offerId: string },
): Promise<void> {
  const own = { token, params: { offerId } };
  const terms = { weeks: 8, costsPence: 1_000_00, reasons: ['survey'] };
  await make('POST /api/reservation/{offerId}', { ...own, body: { seenVersion: 0, terms } });
  await make('PUT /api/reservation/{offerId}', { ...own, body: { seenVersion: 1, action: 'take_back' } });
}

/** A purchase outside Gable, what is said of it, and the link of its agent. */
async function tieChain(
  people: People,
  make: Make,
  { token, offerId }: { readonly token: string; readonly offerId: string },
): Promise<void> {
  const own = { token, params: { offerId } };
  await make('POST /api/chain/{offerId}/tie', { ...own, body: { agrees: true, to: { phase: 'agreed' } } });
  await make('GET /api/chain/{offerId}', own);
  await make('PUT /api/chain/{offerId}/outside', { ...own, body: { phase: 'legal_work' } });
  const asked = { email: 'chain@example.com', role: 'agent' };
  await make('POST /api/chain/{offerId}/invitation', { ...own, body: asked });
  const [mail] = people.listMails(asked.email);
  const key = /\/chain-link#([\w-]+)/.exec(mail?.html ?? '')?.[1];
  await make('POST /api/chain-invitation', { body: { key } });
  await make('PUT /api/chain-invitation', { body: { key, said: { phase: 'ready' } } });
  await make('DELETE /api/chain/{offerId}/invitation', own);
  await make('DELETE /api/chain/{offerId}/tie', own);
}

type Person = Awaited<ReturnType<People['createMember']>>;

/** All steps up to the exchange, which is not measured. */
async function exchange(
  people: People,
  { seller, buyer, propertyId }: { seller: Person; buyer: Person; propertyId: string },
): Promise<void> {
  const tick = (person: Person, key: string, more = {}) =>
    people.callAs(person, 'PUT', `/api/sale/${propertyId}/milestone`, { key, done: true, ...more });
  for (const key of ['id_checks', 'searches_ordered', 'searches_received', 'enquiries_raised'])
    await tick(buyer, key);
  await tick(seller, 'enquiries_answered');
  await tick(buyer, 'deposit_paid');
  const completionDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  for (const person of [seller, buyer]) await tick(person, 'ready_to_exchange');
  for (const person of [seller, buyer]) await tick(person, 'exchanged', { completionDate });
}
