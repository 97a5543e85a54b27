import * as z from 'zod';
import { createFirm } from '../../sales/sale-examples.ts';
import type { TestCloud } from '../test-cloud.ts';
import { type Person, createSellerClient } from './seller.ts';

const Id = z.object({ id: z.string() });

/** What a seller and a buyer do from an accepted offer to completion, through the API. */
export function createSaleClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { callAs, call, publishProperty } = sellerClient;

  const makeCashOffer = async (buyer: Person, propertyId: string, change: Record<string, unknown> = {}) => {
    const { status, body } = await callAs(buyer, 'POST', '/api/offers', {
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
  const agreeSale = async (seller: Person, buyer: Person, home: Record<string, unknown> = {}) => {
    const propertyId = await publishProperty(seller, home);
    const offerId = await makeCashOffer(buyer, propertyId);
    const { status, body } = await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {});
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { propertyId, offerId };
  };
  const getSale = (person: Person, propertyId: string, other: Person) =>
    callAs(person, 'GET', `/api/sale/${propertyId}/${other.id}`);
  const nameSolicitor = (person: Person, propertyId: string, change = {}) =>
    callAs(person, 'POST', '/api/solicitor', { propertyId, ...createFirm(change) });
  const giveDetails = (person: Person, propertyId: string, legalName: string, details = {}) =>
    callAs(person, 'PUT', `/api/sale/${propertyId}/details`, {
      party: { legalNames: [legalName] },
      details,
    });
  const tickMilestone = (
    person: Person,
    propertyId: string,
    key: string,
    change: Record<string, unknown> = {},
  ) => callAs(person, 'PUT', `/api/sale/${propertyId}/milestone`, { key, done: true, ...change });

  /** A sale with both solicitors, both names and the title number, so with its first memorandum. */
  const agreeSaleWithSolicitors = async (
    seller: Person,
    buyer: Person,
    home: Record<string, unknown> = {},
  ) => {
    const deal = await agreeSale(seller, buyer, home);
    await nameSolicitor(seller, deal.propertyId, { email: 'seller-side@example.com' });
    await nameSolicitor(buyer, deal.propertyId, { email: 'buyer-side@example.com' });
    await giveDetails(seller, deal.propertyId, 'Sarah Seller', { titleNumber: 'WYK100200' });
    await giveDetails(buyer, deal.propertyId, 'Benjamin Buyer');
    return deal;
  };
  /** A sale of a cash buyer with all steps before the exchange done. */
  const prepareExchange = async (seller: Person, buyer: Person) => {
    const deal = await agreeSaleWithSolicitors(seller, buyer);
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
      const { status, body } = await tickMilestone(person, deal.propertyId, key);
      if (status !== 200) throw new Error(`${key}: ${JSON.stringify(body)}`);
    }
    return deal;
  };
  /** Fetches a page or file that is not JSON. */
  const fetchFile = async (path: string) => {
    const response = await fetch(new URL(path, cloud.origin));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  /** The token of the latest link mailed to a solicitor. */
  const getSolicitorToken = (email: string) => {
    const [mail] = sellerClient.listMailsOfCalls(email);
    return z.string().parse(/\/sale-link#([\w.-]+)/.exec(mail?.html ?? '')?.[1]);
  };
  const tieSales = (person: Person, offerId: string, to: unknown) =>
    callAs(person, 'POST', `/api/chain/${offerId}/tie`, { agrees: true, to });
  /** The key of the latest link mailed to a solicitor or agent of a sale outside Gable. */
  const getChainKey = (email: string) => {
    const [mail] = sellerClient.listMailsOfCalls(email);
    return z.string().parse(/\/chain-link#([\w-]+)/.exec(mail?.html ?? '')?.[1]);
  };
  const getSaleByLink = (token: string) => call('POST', '/api/sale-link', { body: { token } });
  const tickMilestoneByLink = (token: string, key: string, change: Record<string, unknown> = {}) =>
    call('PUT', '/api/sale-link/milestone', { body: { token, key, done: true, ...change } });

  return {
    ...sellerClient,
    makeCashOffer,
    agreeSale,
    getSale,
    nameSolicitor,
    giveDetails,
    tickMilestone,
    agreeSaleWithSolicitors,
    prepareExchange,
    fetchFile,
    getSolicitorToken,
    tieSales,
    getChainKey,
    getSaleByLink,
    tickMilestoneByLink,
  };
}
