import * as z from 'zod';
import { type People, type Person, unique, until } from './people.ts';

const Id = z.object({ id: z.string() });
const Homes = z.object({ properties: z.tuple([Id], Id) });
const Case = z.object({ caseId: z.string() });
const Versioned = z.object({ version: z.int() });
type Caller = Pick<Person, 'token'>;

/** Cases, tickets and checks that wait for staff or are decided, created by API calls. */
export function caseworkAt({ ask, member, tokenOf, submitted, onSale, choosePackage }: People) {
  const anything = z.unknown();

  /** A report of one of the seller's properties. */
  const filed = async (reporter?: Caller) => {
    const { token } = reporter ?? (await member());
    const seller = { token: await tokenOf('seller@gable.test') };
    const { properties } = await ask(Homes, 'GET', '/api/properties?per_page=1', seller);
    const about = { type: 'report', propertyId: properties[0].id, category: 'misleading' };
    const body = { ...about, details: 'The garden in the photos belongs to next door.' };
    return (await ask(Case, 'POST', '/api/report', { token, body })).caseId;
  };
  /** A report that staff decided with a warning of the seller. */
  const decided = async () => {
    const [id, token] = [await filed(), await tokenOf('second-staff@gable.test')];
    const report = `/api/staff/reports/${id}`;
    const version = async () => (await ask(Versioned, 'GET', report, { token })).version;
    await ask(anything, 'POST', `${report}/take`, { token, body: { version: await version() } });
    const words = 'The first three photos show the garden of another house.';
    const verdict = { measure: 'warn', ground: 'misleading_listing', words };
    const body = { version: await version(), ...verdict };
    await ask(anything, 'POST', `${report}/decide`, { token, body });
    return id;
  };
  /** A decided report with an appeal of the seller. */
  const appealed = async () => {
    const [id, token] = [await decided(), await tokenOf('seller@gable.test')];
    const body = { words: 'The fence in the photos is the fence of my own garden.' };
    await ask(anything, 'POST', `/api/cases/${id}/appeal`, { token, body });
    return id;
  };

  /** A property at an address at which another seller has a property on sale. */
  const held = async (seller?: Caller) => {
    const houseNo = unique();
    await onSale(await member(), { houseNo });
    const person = seller ?? (await member());
    const id = await submitted(person, { houseNo });
    await choosePackage(person, id);
    const State = z.object({ status: z.string() });
    return until(async () => {
      const { status } = await ask(State, 'GET', `/api/properties/${id}`, { token: person.token });
      return status === 'under_review' ? id : undefined;
    });
  };

  const ticket = async () => {
    const from = { name: 'Ann Asker', email: `ann-${unique()}@example.com`, consent: true };
    const body = { ...from, topic: 'complaint', message: 'Nobody came to the viewing that I had booked.' };
    return (await ask(z.object({ ticket: z.string() }), 'POST', '/api/contact-us', { body })).ticket;
  };
  const buyerCheck = async () => {
    const body = { evidence: { kind: 'chain', position: 'first_time_buyer' }, version: 0 };
    const { token } = await member();
    const Checks = z.object({ checks: z.tuple([Id], Id) });
    return (await ask(Checks, 'POST', '/api/buyer-checks', { token, body })).checks[0].id;
  };
  /** An identity check whose selfie shows another person. */
  const identityCheck = async () => {
    const { token } = await member();
    const body = { firstName: 'Maya', lastName: 'Lindqvist' };
    await ask(anything, 'PUT', '/api/buyer-seller/update-profile', { token, body });
    const Begun = Id.extend({ url: z.string() });
    const { id, url } = await ask(Begun, 'POST', '/api/user/identity-check', { token });
    const chosen = { 'first-name': 'MAYA', 'last-name': 'LINDQVIST', act: 'selfie_face_mismatch' };
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(chosen) });
    const Own = z.object({ check: z.object({ status: z.string() }) });
    return until(async () => {
      const { check } = await ask(Own, 'GET', '/api/user/identity-check', { token });
      return check.status === 'review' ? id : undefined;
    });
  };

  return { filed, decided, appealed, held, ticket, buyerCheck, identityCheck };
}
