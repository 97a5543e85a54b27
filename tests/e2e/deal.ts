import * as z from 'zod';
import { freshEmail, type People, type Person, until } from './people.ts';

const Id = z.object({ id: z.string() });
type Caller = Pick<Person, 'token'>;

/** A property whose seller has just accepted a buyer's offer. */
export async function agreed(people: People, seller: Caller, buyer: Caller): Promise<string> {
  const home = await people.homeOnSale(seller);
  const body = { propertyId: home, amount: 320_000, funding: 'cash', position: 'ftb' };
  const { id } = await people.ask(Id, 'POST', '/api/offers', { token: buyer.token, body });
  await people.ask(z.unknown(), 'PUT', `/api/accept-offer/${id}`, { token: seller.token, body: {} });
  return home;
}

/** The link of a buyer's solicitor to an agreed sale. */
export async function solicitorsLink(people: People, { token }: Person, home: string): Promise<string> {
  const email = `firm-${home.slice(-10).toLowerCase()}@example.com`;
  const firm = { firm: 'Hartlake LLP', contact: 'Nia Hart', phone: '0113 496 0000' };
  const body = { propertyId: home, ...firm, email, address: '1 Park Row, Leeds LS1 5AB' };
  await people.ask(z.unknown(), 'POST', '/api/solicitor', { token, body });
  await people.ask(z.unknown(), 'POST', `/api/sale/${home}/solicitor-link`, { token });
  return people.linkFor(email);
}

/** A home on sale whose seller named a joint owner, and the link that was mailed to them. */
export async function invited(people: People, seller: Caller, email = freshEmail()) {
  const home = await people.homeOnSale(seller);
  const body = { name: 'Robin Hale', email };
  await people.ask(z.unknown(), 'POST', `/api/joint-owners/${home}`, { token: seller.token, body });
  const link = await people.mailed(email, /href="([^"]+\/joint-owner-invitation#[^"]+)"/);
  return { home, link };
}

/** A home with an offer, whose joint owner has not answered. */
export async function offered(people: People, seller: Caller): Promise<string> {
  const [{ home }, { token }] = await Promise.all([invited(people, seller), people.member()]);
  const body = { propertyId: home, amount: 320_000, funding: 'cash', position: 'ftb' };
  await people.ask(Id, 'POST', '/api/offers', { token, body });
  return home;
}

/** A property of another person that `owner` owns jointly. */
export async function owned(people: People, owner: Caller): Promise<string> {
  const { email } = await people.ask(z.object({ email: z.string() }), 'GET', '/api/user', owner);
  const { home, link } = await invited(people, await people.member(), email);
  const body = { value: new URL(link).hash.slice(1), agrees: true };
  await people.ask(z.unknown(), 'POST', '/api/joint-owner-invitation/answer', { ...owner, body });
  return home;
}

const Begun = z.object({ paymentId: z.string(), url: z.string() });
const Paid = z.object({ receipts: z.array(z.object({ number: z.string() })) });

/** The number of a receipt for a package that was paid by card. */
export async function receipt(people: People, seller: Caller): Promise<string> {
  const propertyId = await people.submitted(seller);
  const choice = { propertyId, packageId: 'standard', startNow: true, terms: true };
  const chosen = { ...seller, body: choice };
  const { id: propertyPackageId } = await people.ask(Id, 'POST', '/api/property-package', chosen);
  const begun = { ...seller, body: { propertyPackageId } };
  const { paymentId, url } = await people.ask(Begun, 'POST', '/api/payment/stripe/pay', begun);
  const payer = { name: 'Ann Smith', email: 'ann@example.com' };
  const card = { act: 'card', number: '4242424242424242', expiry: '12 / 34', cvc: '123', ...payer };
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
  return until(async () => {
    const { receipts } = await people.ask(Paid, 'GET', `/api/payment/${paymentId}`, seller);
    return receipts[0]?.number;
  });
}
