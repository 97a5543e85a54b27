import * as z from 'zod';
import { type SiteClient, type SiteUser, createUniqueWord, pollUntil } from './site.ts';

const Id = z.object({ id: z.string() });
const Homes = z.object({ properties: z.tuple([Id], Id) });
const Case = z.object({ caseId: z.string() });
const Versioned = z.object({ version: z.int() });
type Caller = Pick<SiteUser, 'token'>;

/** Cases, tickets and checks that wait for staff or are decided, created by API calls. */
export function createCaseworkClient({
  request,
  createMember,
  getToken,
  submitProperty,
  publishProperty,
  choosePackage,
}: SiteClient) {
  const anything = z.unknown();

  /** A report of one of the seller's properties. */
  const fileReport = async (reporter?: Caller) => {
    const { token } = reporter ?? (await createMember());
    const seller = { token: await getToken('seller@gable.test') };
    const { properties } = await request(Homes, 'GET', '/api/properties?per_page=1', seller);
    const about = { type: 'report', propertyId: properties[0].id, category: 'misleading' };
    const body = { ...about, details: 'The garden in the photos belongs to next door.' };
    return (await request(Case, 'POST', '/api/report', { token, body })).caseId;
  };
  /** A report that staff decided with a warning of the seller. */
  const decideReport = async () => {
    const [id, token] = [await fileReport(), await getToken('second-staff@gable.test')];
    const report = `/api/staff/reports/${id}`;
    const version = async () => (await request(Versioned, 'GET', report, { token })).version;
    await request(anything, 'POST', `${report}/take`, { token, body: { version: await version() } });
    const words = 'The first three photos show the garden of another house.';
    const verdict = { measure: 'warn', ground: 'misleading_listing', words };
    const body = { version: await version(), ...verdict };
    await request(anything, 'POST', `${report}/decide`, { token, body });
    return id;
  };
  /** A decided report with an appeal of the seller. */
  const appealReport = async () => {
    const [id, token] = [await decideReport(), await getToken('seller@gable.test')];
    const body = { words: 'The fence in the photos is the fence of my own garden.' };
    await request(anything, 'POST', `/api/cases/${id}/appeal`, { token, body });
    return id;
  };

  /** A property at an address at which another seller has a property on sale. */
  const holdProperty = async (seller?: Caller) => {
    const houseNo = createUniqueWord();
    await publishProperty(await createMember(), { houseNo });
    const person = seller ?? (await createMember());
    const id = await submitProperty(person, { houseNo });
    await choosePackage(person, id);
    const State = z.object({ status: z.string() });
    return pollUntil(async () => {
      const { status } = await request(State, 'GET', `/api/properties/${id}`, { token: person.token });
      return status === 'under_review' ? id : undefined;
    });
  };

  const openTicket = async () => {
    const from = { name: 'Ann Asker', email: `ann-${createUniqueWord()}@example.com`, consent: true };
    const body = { ...from, topic: 'complaint', message: 'Nobody came to the viewing that I had booked.' };
    return (await request(z.object({ ticket: z.string() }), 'POST', '/api/contact-us', { body })).ticket;
  };
  const submitBuyerCheck = async () => {
    const body = { evidence: { kind: 'chain', position: 'first_time_buyer' }, version: 0 };
    const { token } = await createMember();
    const Checks = z.object({ checks: z.tuple([Id], Id) });
    return (await request(Checks, 'POST', '/api/buyer-checks', { token, body })).checks[0].id;
  };
  /** An identity check whose selfie shows another person. */
  const failIdentityCheck = async () => {
    const { token } = await createMember();
    const body = { firstName: 'Maya', lastName: 'Lindqvist' };
    await request(anything, 'PUT', '/api/buyer-seller/update-profile', { token, body });
    const Begun = Id.extend({ url: z.string() });
    const { id, url } = await request(Begun, 'POST', '/api/user/identity-check', { token });
    const chosen = { 'first-name': 'MAYA', 'last-name': 'LINDQVIST', act: 'selfie_face_mismatch' };
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(chosen) });
    const Own = z.object({ check: z.object({ status: z.string() }) });
    return pollUntil(async () => {
      const { check } = await request(Own, 'GET', '/api/user/identity-check', { token });
      return check.status === 'review' ? id : undefined;
    });
  };

  return {
    fileReport,
    decideReport,
    appealReport,
    holdProperty,
    openTicket,
    submitBuyerCheck,
    failIdentityCheck,
  };
}
