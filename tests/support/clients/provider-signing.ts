import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createSaleClient } from './sales.ts';
import type { Person } from './seller.ts';
import { createStaffMember } from './staff.ts';

const Signing = z.object({
  memorandum: z.object({ version: z.int() }),
  signing: z.object({
    state: z.string(),
    signed: z.array(z.object({ side: z.string(), name: z.string() })),
    pdfUrl: z.string().optional(),
    provider: z
      .object({
        status: z.string(),
        side: z.string().optional(),
      })
      .optional(),
  }),
});
const Envelopes = z.object({
  envelopes: z.array(
    z.object({
      id: z.string(),
      externalId: z.string(),
      title: z.string(),
      status: z.string(),
      recipients: z.array(z.object({ name: z.string(), email: z.string(), token: z.string() })),
    }),
  ),
});
const Link = z.object({ url: z.string().optional(), freshUntil: z.string().optional() });
const pages = '/_local/providers/documenso';

/** Sides of sales whose memoranda are signed at Documenso, and its stand-in. */
export function createProviderSigningClient(cloud: TestCloud) {
  const saleClient = createSaleClient(cloud);
  const { call, callAs, getSale } = saleClient;

  /** For every function at once. */
  const switchProviderSigning = async (value: boolean) => {
    const staff = await createStaffMember(cloud);
    const body = { key: 'provider_signing_enabled', value };
    const made = await call('POST', '/api/common/configurations', { token: staff.token, body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    // Functions keep a setting for a minute.
    cloud.clock.advance(61_000);
  };
  const readSigning = async (person: Person, propertyId: string, other: Person) => {
    await cloud.idle();
    return Signing.parse((await getSale(person, propertyId, other)).body);
  };
  const sendToProvider = (person: Person, offerId: string, version = 1) =>
    callAs(person, 'POST', `/api/signing/${offerId}/provider`, { version });
  const askForLink = (person: Person, offerId: string) =>
    callAs(person, 'GET', `/api/signing/${offerId}/provider`);
  const getLink = async (person: Person, offerId: string) => {
    const { status, body } = await askForLink(person, offerId);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return Link.parse(body);
  };
  /** Signs or declines on the page of a link. */
  const actAtProvider = async (url: string | undefined, act: 'sign' | 'decline') => {
    if (url === undefined) throw new Error('There is no link');
    const form = new URLSearchParams({ act, signature: 'A', reason: 'Not yet' });
    const response = await fetch(url, { method: 'POST', body: form });
    await cloud.idle();
    return response.status;
  };
  const listEnvelopes = async (offerId: string) => {
    const { body } = await cloud.api(`${pages}/`, { headers: { accept: 'application/json' } });
    return Envelopes.parse(body).envelopes.filter(({ externalId }) => externalId.startsWith(offerId));
  };
  const controlProvider = (name: 'fail' | 'recover' | 'hold' | 'release' | 'resend') =>
    cloud.api(`${pages}/control/${name}`, { body: {} });
  const sendNotice = (externalId: string, secret: string) =>
    cloud.api('/api/signing/documenso/webhook', {
      headers: { 'x-documenso-secret': secret },
      body: JSON.stringify({ event: 'DOCUMENT_COMPLETED', payload: { externalId, status: 'COMPLETED' } }),
    });
  return {
    ...saleClient,
    switchProviderSigning,
    readSigning,
    sendToProvider,
    askForLink,
    getLink,
    actAtProvider,
    listEnvelopes,
    controlProvider,
    sendNotice,
  };
}
