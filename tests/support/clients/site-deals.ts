import * as z from 'zod';
import { toAgreement } from './sign-consent.ts';
import { createEmail, type SiteClient, type SiteUser, pollUntil } from './site.ts';

const Id = z.object({ id: z.string() });
type Caller = Pick<SiteUser, 'token'>;

/** A property whose seller has just accepted a buyer's offer. */
export async function agreeSale(people: SiteClient, seller: Caller, buyer: Caller): Promise<string> {
  const home = await people.publishAndFindProperty(seller);
  const body = { propertyId: home, amount: 320_000, funding: 'cash', position: 'ftb' };
  const { id } = await people.request(Id, 'POST', '/api/offers', { token: buyer.token, body });
  await people.request(z.unknown(), 'PUT', `/api/accept-offer/${id}`, { token: seller.token, body: {} });
  return home;
}

/** The link of a buyer's solicitor to an agreed sale. */
export async function inviteSolicitor(
  people: SiteClient,
  { token }: SiteUser,
  home: string,
): Promise<string> {
  const email = `firm-${home.slice(-10).toLowerCase()}@example.com`;
  const firm = { firm: 'Hartlake LLP', contact: 'Nia Hart', phone: '0113 496 0000' };
  const body = { propertyId: home, ...firm, email, address: '1 Park Row, Leeds LS1 5AB' };
  await people.request(z.unknown(), 'POST', '/api/solicitor', { token, body });
  await people.request(z.unknown(), 'POST', `/api/sale/${home}/solicitor-link`, { token });
  return people.getMailedLink(email);
}

/** A home on sale whose seller named a joint owner, and the link that was mailed to them. */
export async function inviteJointOwner(people: SiteClient, seller: Caller, email = createEmail()) {
  const home = await people.publishAndFindProperty(seller);
  const body = { name: 'Robin Hale', email };
  await people.request(z.unknown(), 'POST', `/api/joint-owners/${home}`, { token: seller.token, body });
  const link = await people.getFromMail(email, /href="([^"]+\/joint-owner-invitation#[^"]+)"/);
  return { home, link };
}

/** A home with an offer, whose joint owner has not answered. */
export async function offerForSharedHome(people: SiteClient, seller: Caller): Promise<string> {
  const [{ home }, { token }] = await Promise.all([inviteJointOwner(people, seller), people.createMember()]);
  const body = { propertyId: home, amount: 320_000, funding: 'cash', position: 'ftb' };
  await people.request(Id, 'POST', '/api/offers', { token, body });
  return home;
}

/** A property of another person that `owner` owns jointly. */
export async function joinAsOwner(people: SiteClient, owner: Caller): Promise<string> {
  const { email } = await people.request(z.object({ email: z.string() }), 'GET', '/api/user', owner);
  const { home, link } = await inviteJointOwner(people, await people.createMember(), email);
  const post = (path: string, body: object) => people.request(z.unknown(), 'POST', path, { ...owner, body });
  const agreement = await toAgreement(new URL(link).hash.slice(1), post);
  await post('/api/joint-owner-invitation/answer', agreement);
  return home;
}

const Begun = z.object({ paymentId: z.string(), url: z.string() });
const Paid = z.object({ receipts: z.array(z.object({ number: z.string() })) });

/** The number of a receipt for a package that was paid by card. */
export async function payForReceipt(people: SiteClient, seller: Caller): Promise<string> {
  const propertyId = await people.submitProperty(seller);
  const choice = { propertyId, packageId: 'standard', startNow: true, terms: true };
  const chosen = { ...seller, body: choice };
  const { id: propertyPackageId } = await people.request(Id, 'POST', '/api/property-package', chosen);
  const begun = { ...seller, body: { propertyPackageId } };
  const { paymentId, url } = await people.request(Begun, 'POST', '/api/payment/stripe/pay', begun);
  const payer = { name: 'Ann Smith', email: 'ann@example.com' };
  const card = { act: 'card', number: '4242424242424242', expiry: '12 / 34', cvc: '123', ...payer };
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
  return pollUntil(async () => {
    const { receipts } = await people.request(Paid, 'GET', `/api/payment/${paymentId}`, seller);
    return receipts[0]?.number;
  });
}
