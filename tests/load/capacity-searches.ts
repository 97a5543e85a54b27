import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Answer = z.object({ savedSearch: z.object({ id: z.string() }) });
const address = 'alerted@example.com';

/** A visitor saves a home by email, confirms the address and stops the mails. */
export async function emailHome(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty, listMails } = createSellerClient(cloud);
  const propertyId = await publishProperty(await createMember('Sid Emailed'));
  const email = 'emailed@example.com';
  await make('POST /api/saved-homes', { body: { propertyId, email } });
  await cloud.idle();
  const key = /\/saved-homes\/confirm#key=(\S+)/.exec(listMails(email)[0]?.text ?? '')?.[1] ?? '';
  await make('POST /api/saved-homes/confirm', { body: { key } });
  await make('POST /api/saved-homes/stop', { query: `key=${key}` });
}

/** A member and a visitor save searches, read what they found and stop them. */
export async function saveSearches(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty, listMails } = createSellerClient(cloud);
  const [seller, { token, email }] = [await createMember('Sam Alerted'), await createMember('Ann Alerted')];
  const wanted = { query: 'q=Leeds&min_beds=2', frequency: 'instant' };
  const { savedSearch } = Answer.parse(await make('POST /api/saved-searches', { token, body: wanted }));
  await publishProperty(seller);
  await cloud.idle();
  cloud.clock.advance(300_000);
  await cloud.schedules.run('saved-searches-every-five-minutes');
  await cloud.idle();
  await make('GET /api/saved-searches', { token });
  await make('GET /api/new-homes', { token });
  const stop = listMails(email)
    .map(({ headers }) => /stop-alert\?([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1])
    .find((found) => found !== undefined);
  await make('POST /api/stop-alert', { query: stop ?? '' });
  await make('POST /api/stop-alert/undo', { query: stop ?? '' });
  await make('PUT /api/saved-searches/{id}', { token, id: savedSearch.id, body: { query: 'q=York' } });
  await make('DELETE /api/saved-searches/{id}', { token, id: savedSearch.id });
  await make('POST /api/saved-searches', { body: { ...wanted, email: address } });
  await cloud.idle();
  const link = /\/saved-searches\/confirm#(\S+)/.exec(listMails(address)[0]?.text ?? '')?.[1] ?? '';
  const body = Object.fromEntries(new URLSearchParams(link));
  await make('POST /api/saved-searches/confirm', { body });
}
