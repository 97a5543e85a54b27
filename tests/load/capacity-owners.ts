import * as z from 'zod';
import { createSaleClient } from '../support/clients/sales.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { toConsentSignature } from '../support/clients/sign-consent.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const List = z.object({ jointOwners: z.array(z.object({ id: z.string(), email: z.string() })) });

/** A seller names two joint owners: one follows the sale and leaves, the other one is taken off. */
export async function ownJointly(cloud: TestCloud, make: Make): Promise<void> {
  const { createMember, publishProperty } = createSellerClient(cloud);
  const [seller, owner, buyer] = [
    await createMember('Jo Seller'),
    await createMember('Jane Owner'),
    await createMember(),
  ];
  const propertyId = await publishProperty(seller);
  const params = { propertyId };
  const list = async (route: string, asked: object) =>
    List.parse(await make(route, { token: seller.token, params, ...asked })).jointOwners;
  const invite = (name: string, email: string) =>
    list('POST /api/joint-owners/{propertyId}', { body: { name, email } });
  const idIn = (owners: Awaited<ReturnType<typeof invite>>, email: string) => {
    const found = owners.find((one) => one.email === email);
    if (!found) throw new Error(`${email} is not in the list of joint owners`);
    return found.id;
  };
  await invite('Jane Owner', 'jane.owner@example.com');
  const invited = await invite('Olaf Owner', 'olaf.owner@example.com');
  // The new link is an invitation of its own.
  const sent = await list('POST /api/joint-owners/{propertyId}/{id}/send', {
    params: { propertyId, id: idIn(invited, 'olaf.owner@example.com') },
  });
  const other = { propertyId, id: idIn(sent, 'olaf.owner@example.com') };
  await cloud.idle();
  const { token } = owner;
  const value = findLink(cloud, 'jane.owner@example.com');
  await make('POST /api/joint-owner-invitation', { token, body: { value } });
  const read = await make('POST /api/joint-owner-invitation/consent', { token, body: { value } });
  const signature = toConsentSignature(read);
  const agreement = { value, agrees: true, signature };
  await make('POST /api/joint-owner-invitation/answer', { token, body: agreement });
  await make('GET /api/joint-owners/{propertyId}', { token: seller.token, params });
  await sellJointHome(cloud, { propertyId, seller, buyer });
  await make('GET /api/joint-homes', { token });
  await make('GET /api/joint-homes/{propertyId}', { token, params });
  await make('PUT /api/joint-homes/{propertyId}/notices', {
    token,
    params,
    body: { offers: true, viewings: false },
  });
  await make('POST /api/joint-owners/{propertyId}/{id}/withdraw', {
    token: seller.token,
    params: other,
    body: {},
  });
  // The owners have changed.
  await cloud.idle();
  const again = await make('GET /api/joint-owners/{propertyId}/consent', { token, params });
  await make('POST /api/joint-owners/{propertyId}/consent', {
    token,
    params,
    body: toConsentSignature(again),
  });
  await make('DELETE /api/joint-homes/{propertyId}', { token, params });
}

/** The value in the newest invitation that was mailed to an address. */
function findLink(cloud: TestCloud, email: string): string {
  const [mail] = createSellerClient(cloud).listMails(email);
  return z.string().parse(/\/joint-owner-invitation#([\w.-]+)/.exec(mail?.html ?? '')?.[1]);
}

interface Deal {
  readonly propertyId: string;
  readonly seller: { readonly id: string; readonly token: string };
  readonly buyer: { readonly id: string; readonly token: string };
}
async function sellJointHome(cloud: TestCloud, { propertyId, seller, buyer }: Deal): Promise<void> {
  const { makeCashOffer, callAs } = createSaleClient(cloud);
  const offerId = await makeCashOffer(buyer, propertyId);
  const body = { ownersAgree: true };
  const { status } = await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, body);
  if (status !== 200) throw new Error(`The acceptance was answered ${status}`);
  await cloud.idle();
}
