import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { formatHomePath } from '../../../functions/listings/properties/domain/home-path.ts';
import { createPhoto } from '../../properties/photos.ts';

export const password = 'Gable-demo-1';

interface NewUser {
  readonly email?: string;
  readonly user_name?: string;
}
interface Caller {
  readonly token: string;
}
export interface SiteUser extends Caller {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}
interface Sent {
  readonly body?: unknown;
  readonly token?: string;
  /** How far ahead the function’s clock is, in milliseconds. */
  readonly aheadMs?: number;
}
const Mails = z.array(z.object({ subject: z.string(), html: z.string() }));
const Own = z.object({ id: z.string() });

/** A name unique in this run; letters only, because digits in a name look like a phone number. */
export function createUniqueWord(): string {
  return String.fromCharCode(...randomBytes(8).map((byte) => 'a'.charCodeAt(0) + (byte % 26)));
}
export function createEmail(): string {
  return `person-${createUniqueWord()}@example.com`;
}

/** Resolves with the first value that is not undefined; rejects after two minutes. */
export async function pollUntil<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  const timeout = AbortSignal.timeout(120_000);
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    timeout.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Users of a running site, created by its API and its mailbox. */
export function createSiteClient(origin: string) {
  const call = async (method: string, path: string, { body, token, aheadMs }: Sent = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(aheadMs !== undefined && { 'x-local-ahead-ms': String(aheadMs) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, body: answer };
  };
  /** The answer of a call that must succeed. */
  const request = async <S extends z.ZodType>(schema: S, method: string, path: string, sent: Sent = {}) => {
    const { status, body } = await call(method, path, sent);
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
    return schema.parse(body);
  };

  /** The first group of a pattern in the newest mail to an address that matches it. */
  const getFromMail = (email: string, pattern: RegExp) =>
    pollUntil(async () => {
      const mails = await request(Mails, 'GET', `/_local/mails?to=${encodeURIComponent(email)}`);
      return mails.map(({ html }) => pattern.exec(html)?.[1]).find((found) => found !== undefined);
    });
  const getVerificationCode = (email: string) => getFromMail(email, />(\d{6})</);
  const getMailedLink = async (email: string) =>
    (await getFromMail(email, /href="([^"]+)"/)).replaceAll('&amp;', '&');

  const getToken = async (email: string) => {
    const body = { grant_type: 'password', client_id: 2, username: email, password };
    return (await request(z.object({ access_token: z.string() }), 'POST', '/oauth/token', { body }))
      .access_token;
  };
  /** A registered user; not verified, and without a name by default. */
  const createUnverifiedMember = async ({ email = createEmail(), ...more }: NewUser = {}) => {
    const body = { email, password, passwordConfirmation: password, terms: true, ...more };
    const { accessToken } = await request(z.object({ accessToken: z.string() }), 'POST', '/api/register', {
      body,
    });
    return { email, token: accessToken };
  };
  const verifyMember = async (person: { email: string; token: string }) => {
    const body = { code: await getVerificationCode(person.email) };
    const { id } = await request(z.object({ id: z.string() }), 'POST', '/api/verify-code', {
      token: person.token,
      body,
    });
    return { ...person, id };
  };
  const createMember = async (): Promise<SiteUser> => {
    const name = `Member ${createUniqueWord()}`;
    return { ...(await verifyMember(await createUnverifiedMember({ user_name: name }))), name };
  };

  return {
    call,
    request,
    getVerificationCode,
    getMailedLink,
    getFromMail,
    getToken,
    createUnverifiedMember,
    verifyMember,
    createMember,
    ...createSellerMethods(request),
  };
}
export type SiteClient = ReturnType<typeof createSiteClient>;
type Ask = <S extends z.ZodType>(
  schema: S,
  method: string,
  path: string,
  sent?: Sent,
) => Promise<z.output<S>>;

const Form = z.object({ id: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });

const HomeAddress = z.object({ id: z.string(), slug: z.string().optional() });

/** What tests put on sale costs more. */
const cheapest = '/api/search-properties?max_price=260000&per_page=1';

function createSellerMethods(ask: Ask) {
  /** Uploads a photo like a browser and waits until it is processed. */
  const uploadPhoto = async ({ token }: Caller) => {
    const bytes = await createPhoto();
    const { id, url, fields } = await ask(Form, 'POST', '/api/uploads', {
      token,
      body: { kind: 'photo', contentType: 'image/jpeg', bytes: bytes.length },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
    const sent = await fetch(url, { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`);
    await pollUntil(async () => {
      const { status } = await ask(z.object({ status: z.string() }), 'GET', `/api/uploads/${id}`, { token });
      return status === 'ready' ? id : undefined;
    });
    return id;
  };

  /** All data that a property needs, at a unique address. */
  const createPropertyData = async (person: Caller, change: Record<string, unknown> = {}) => ({
    houseNo: createUniqueWord(),
    postcode: 'LS6 3HN',
    address: { line1: 'Oak Road', town: 'Leeds', nation: 'england', latitude: 53.819, longitude: -1.576 },
    addressShown: 'street',
    price: 325_000,
    noOfBedrooms: 3,
    noOfBathrooms: 1,
    propertyType: 'terraced',
    tenure: 'freehold',
    description: [
      { value: { mainDescription: 'A bright terrace with a long garden to the south. '.repeat(3) } },
    ],
    ...(change['images'] === undefined && { images: [{ id: await uploadPhoto(person) }] }),
    epcCertificate: { status: 'exempt', exemptReason: 'Listed building' },
    keyFacts: { councilTaxBand: 'C' },
    ownerDeclaration: true,
    ...change,
  });
  const submitProperty = async (person: Caller, change: Record<string, unknown> = {}) => {
    const body = { data: await createPropertyData(person, change) };
    return (await ask(Own, 'POST', '/api/properties', { token: person.token, body })).id;
  };
  const choosePackage = ({ token }: Caller, propertyId: string) =>
    ask(z.object({ status: z.string() }), 'POST', '/api/property-package', {
      token,
      body: { propertyId, packageId: 'starter', startNow: true, terms: true },
    });
  /** A property that is about to come on sale. */
  const publishProperty = async (person: Caller, change: Record<string, unknown> = {}) => {
    const id = await submitProperty(person, change);
    await choosePackage(person, id);
    return id;
  };
  /** A property on sale that search finds. */
  const publishAndFindProperty = async (person: Caller, change: Record<string, unknown> = {}) => {
    const id = await publishProperty(person, change);
    await waitForSearch(id);
    return id;
  };
  /** Waits until search finds a property among the newest. */
  const waitForSearch = (id: string) =>
    pollUntil(async () => {
      const { properties } = await ask(
        z.object({ properties: z.array(z.object({ id: z.string() })) }),
        'GET',
        '/api/search-properties?sort=createdAt|desc&per_page=48',
      );
      return properties.find((home) => home.id === id);
    });
  /** The path of the public page of a home. */
  const findHomePath = async (id: string) =>
    formatHomePath(await ask(HomeAddress, 'GET', `/api/properties/${id}`));
  /** A home that was on sale before the tests, for those that change nothing of it. */
  const getAnyProperty = async () =>
    (await ask(z.object({ properties: z.tuple([Own], Own) }), 'GET', cheapest)).properties[0].id;
  return {
    uploadPhoto,
    createPropertyData,
    submitProperty,
    choosePackage,
    publishProperty,
    publishAndFindProperty,
    waitForSearch,
    getAnyProperty,
    findHomePath,
  };
}
