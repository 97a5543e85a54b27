import * as z from 'zod';
import { type Person, sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';
import { firm } from './sample.ts';

const Id = z.object({ id: z.string() });

/** What a seller and a buyer do from an accepted offer to completion, through the API. */
export function dealingAt(cloud: TestCloud) {
  const selling = sellingAt(cloud);
  const { own, call, onSale } = selling;

  const offering = async (buyer: Person, propertyId: string, change: Record<string, unknown> = {}) => {
    const { status, body } = await own(buyer, 'POST', '/api/offers', {
      propertyId,
      amount: 320_000,
      funding: 'cash',
      position: 'ftb',
      ...change,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Id.parse(body).id;
  };
  /** A property whose seller has just accepted a buyer's offer. */
  const agreed = async (seller: Person, buyer: Person, home: Record<string, unknown> = {}) => {
    const propertyId = await onSale(seller, home);
    const offerId = await offering(buyer, propertyId);
    const { status, body } = await own(seller, 'PUT', `/api/accept-offer/${offerId}`, {});
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { propertyId, offerId };
  };
  const sale = (person: Person, propertyId: string, other: Person) =>
    own(person, 'GET', `/api/sale/${propertyId}/${other.id}`);
  const name = (person: Person, propertyId: string, change = {}) =>
    own(person, 'POST', '/api/solicitor', { propertyId, ...firm(change) });
  const tick = (person: Person, propertyId: string, key: string, change: Record<string, unknown> = {}) =>
    own(person, 'PUT', `/api/sale/${propertyId}/milestone`, { key, done: true, ...change });

  /** A sale with both solicitors named. */
  const instructed = async (seller: Person, buyer: Person, home: Record<string, unknown> = {}) => {
    const deal = await agreed(seller, buyer, home);
    await name(seller, deal.propertyId, { email: 'seller-side@example.com' });
    await name(buyer, deal.propertyId, { email: 'buyer-side@example.com' });
    return deal;
  };
  /** A sale of a cash buyer with all steps before the exchange done. */
  const readied = async (seller: Person, buyer: Person) => {
    const deal = await instructed(seller, buyer);
    const steps: readonly (readonly [Person, string])[] = [
      [seller, 'id_checks'],
      [buyer, 'id_checks'],
      [buyer, 'searches_ordered'],
      [buyer, 'searches_received'],
      [buyer, 'enquiries_raised'],
      [seller, 'enquiries_answered'],
      [buyer, 'deposit_paid'],
      [seller, 'ready_to_exchange'],
      [buyer, 'ready_to_exchange'],
    ];
    for (const [person, key] of steps) {
      const { status, body } = await tick(person, deal.propertyId, key);
      if (status !== 200) throw new Error(`${key}: ${JSON.stringify(body)}`);
    }
    return deal;
  };
  /** Fetches a page or file that is not JSON. */
  const fetched = async (path: string) => {
    const response = await fetch(new URL(path, cloud.origin));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  /** The token of the latest link mailed to a solicitor. */
  const tokenTo = (email: string) => {
    const [mail] = selling.mailsOfCalls(email);
    return z.string().parse(/\/sale-link#([\w.-]+)/.exec(mail?.html ?? '')?.[1]);
  };
  const byLink = (token: string) => call('POST', '/api/sale-link', { body: { token } });
  const tickByLink = (token: string, key: string, change: Record<string, unknown> = {}) =>
    call('PUT', '/api/sale-link/milestone', { body: { token, key, done: true, ...change } });

  return {
    ...selling,
    offering,
    agreed,
    sale,
    name,
    tick,
    instructed,
    readied,
    fetched,
    tokenTo,
    byLink,
    tickByLink,
  };
}
