import * as z from 'zod';
import type { TestCloud } from '../support/boot.ts';
import { sellingAt } from '../properties/seller.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}

/** The fewest terms that an offer needs. */
export const plainTerms = { funding: 'mortgage', position: 'ftb' } as const;

/** An offer as the API returns it. */
export const Told = z.looseObject({
  id: z.string(),
  messageId: z.string(),
  status: z.string(),
  amount: z.int().optional(),
  sealed: z.boolean(),
  can: z.array(z.string()),
  history: z.array(z.looseObject({ kind: z.string(), amount: z.int().optional() })),
  next: z.object({ owedBy: z.string().nullable(), text: z.string() }),
});
export type Told = z.output<typeof Told>;
const List = z.looseObject({ offers: z.array(Told), total: z.int() });

/** What buyers and sellers do, through the API. */
export function biddingAt(cloud: TestCloud) {
  const at = sellingAt(cloud);
  const { own } = at;

  const offer = (person: Person, propertyId: string, amount: number, more: Record<string, unknown> = {}) =>
    own(person, 'POST', '/api/offers', { propertyId, amount, ...plainTerms, ...more });
  /** Makes an offer and throws unless the answer is 201. */
  const offered = async (person: Person, propertyId: string, amount: number, more = {}) => {
    const { status, body } = await offer(person, propertyId, amount, more);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Told.parse(body);
  };
  const change = (person: Person, id: string, body: Record<string, unknown>) =>
    own(person, 'PUT', `/api/offers/${id}`, body);
  const accept = (person: Person, id: string, body?: Record<string, unknown>) =>
    own(person, 'PUT', `/api/accept-offer/${id}`, body);
  const reject = (person: Person, id: string, reason = 'too_low') =>
    own(person, 'PUT', `/api/reject-offer/${id}`, { reason });
  const offersOn = async (person: Person, propertyId: string, query = '') => {
    const { status, body } = await own(person, 'GET', `/api/property-offers/${propertyId}${query}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return List.parse(body);
  };
  /** The offer as one of its sides sees it. */
  const seen = async (person: Person, propertyId: string, id: string) => {
    const found = (await offersOn(person, propertyId)).offers.find((one) => one.id === id);
    if (!found) throw new Error(`${person.id} does not see ${id}`);
    return found;
  };
  const statusOf = async (id: string) => z.string().parse((await at.page(id)).body['status']);
  return { ...at, offer, offered, change, accept, reject, offersOn, seen, statusOf };
}
