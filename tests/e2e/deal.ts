import * as z from 'zod';
import type { People, Person } from './people.ts';

const Id = z.object({ id: z.string() });

/** A property whose seller has just accepted a buyer's offer. */
export async function agreed(
  people: People,
  seller: Pick<Person, 'token'>,
  buyer: Pick<Person, 'token'>,
): Promise<string> {
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
