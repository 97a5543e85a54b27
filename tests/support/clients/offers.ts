import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient } from './seller.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}

/** The fewest terms that an offer needs. */
export const minimalTerms = { funding: 'mortgage', position: 'ftb' } as const;

/** An offer as the API returns it. */
export const OfferBody = z.looseObject({
  id: z.string(),
  messageId: z.string(),
  status: z.string(),
  amount: z.int().optional(),
  sealed: z.boolean(),
  can: z.array(z.string()),
  history: z.array(z.looseObject({ kind: z.string(), amount: z.int().optional() })),
  next: z.looseObject({ text: z.string() }),
});
export type OfferBody = z.output<typeof OfferBody>;
const List = z.looseObject({ offers: z.array(OfferBody), total: z.int() });

/** What buyers and sellers do, through the API. */
export function createOfferClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { callAs } = sellerClient;

  const postOffer = (
    person: Person,
    propertyId: string,
    amount: number,
    more: Record<string, unknown> = {},
  ) => callAs(person, 'POST', '/api/offers', { propertyId, amount, ...minimalTerms, ...more });
  /** Makes an offer and throws unless the answer is 201. */
  const makeOffer = async (person: Person, propertyId: string, amount: number, more = {}) => {
    const { status, body } = await postOffer(person, propertyId, amount, more);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return OfferBody.parse(body);
  };
  const changeOffer = (person: Person, id: string, body: Record<string, unknown>) =>
    callAs(person, 'PUT', `/api/offers/${id}`, body);
  const acceptOffer = (person: Person, id: string, body?: Record<string, unknown>) =>
    callAs(person, 'PUT', `/api/accept-offer/${id}`, body);
  const rejectOffer = (person: Person, id: string, reason = 'too_low') =>
    callAs(person, 'PUT', `/api/reject-offer/${id}`, { reason });
  const listOffers = async (person: Person, propertyId: string, query = '') => {
    const { status, body } = await callAs(person, 'GET', `/api/property-offers/${propertyId}${query}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return List.parse(body);
  };
  /** The offer as one of its sides sees it. */
  const getOffer = async (person: Person, propertyId: string, id: string) => {
    const found = (await listOffers(person, propertyId)).offers.find((one) => one.id === id);
    if (!found) throw new Error(`${person.id} does not see ${id}`);
    return found;
  };
  const getPropertyStatus = async (id: string) =>
    z.string().parse((await sellerClient.getPropertyPage(id)).body['status']);
  return {
    ...sellerClient,
    postOffer,
    makeOffer,
    changeOffer,
    acceptOffer,
    rejectOffer,
    listOffers,
    getOffer,
    getPropertyStatus,
  };
}
