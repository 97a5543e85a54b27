import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { pdf, createPhoto } from '../properties/photos.ts';
import { completeDraft } from '../properties/property-examples.ts';
import type { SmokeClient } from './client.ts';

export interface SmokeSeller {
  readonly email: string;
  readonly password: string;
}

/** Runs a step of the journey; its name is what does not work if it fails. */
export type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>;

const Id = z.object({ id: z.string() });
const Token = z.object({ access_token: z.string() });
const Properties = z.object({ properties: z.array(Id) });
const nothing = z.unknown();

/** @returns the stage that the site names. @throws unless that is the expected one */
export function readStage(client: SmokeClient, step: Step, expected: string | undefined): Promise<string> {
  return step('serves the configuration of the stage', async () => {
    const { stage } = await client.call('/config.json', z.object({ stage: z.string() }));
    if (expected !== undefined && stage !== expected) throw new Error(`it is of stage ${stage}`);
    return stage;
  });
}

/** What every visitor needs of the API: search and prices. Nothing is written. */
export async function visit(client: SmokeClient, step: Step): Promise<void> {
  await step('finds homes', () => client.call('/api/all-properties', Properties));
  await step('knows places', () => client.call('/api/places?q=lee', z.object({ places: z.array(nothing) })));
  await step('shows packages', () => client.call('/api/package', z.object({ packages: z.array(Id).min(1) })));
}

/**
 * Opens an account whose mails end in SES's mailbox simulator, and asks for its deletion. A code that is mailed cannot
 * be read at a deployed stage, so the rest is done by an account that was verified before.
 */
export async function register(client: SmokeClient, step: Step): Promise<void> {
  const email = `success+smoke-${Date.now()}@simulator.amazonses.com`;
  const password = `Smoke-${randomInt(1e9)}-test`;
  const token = await step('registers an account', async () => {
    const body = { email, password, passwordConfirmation: password, terms: true };
    const { accessToken } = await client.call('/api/register', z.object({ accessToken: z.string() }), {
      body,
    });
    const account = await client.call('/api/user', z.object({ email: z.string() }), { token: accessToken });
    if (account.email !== email) throw new Error(`it is the account of ${account.email}`);
    return accessToken;
  });
  await step('deletes the account', () =>
    client.call('/api/delete-account', nothing, { method: 'DELETE', token, body: { password } }),
  );
}

/** Lists a home, finds it, begins to pay for a package and takes the home off again. */
export async function sell(client: SmokeClient, step: Step, seller: SmokeSeller): Promise<void> {
  const token = await step('logs in', async () => {
    const body = {
      grant_type: 'password',
      client_id: 2,
      username: seller.email,
      password: seller.password,
    };
    return (await client.call('/oauth/token', Token, { body })).access_token;
  });
  const images = await step('processes a photo and a document', async () => ({
    photo: await upload(client, token, 'photo', 'image/jpeg', await createPhoto()),
    epc: await upload(client, token, 'epc', 'application/pdf', pdf),
  }));
  const { id } = await step('lists a home', () => submit(client, token, images));
  try {
    await step('publishes the home', () => choosePackage(client, token, id, 'starter'));
    await step('finds the home', () =>
      client.waitFor('the home in search', async () => {
        const path = '/api/all-properties?sort=createdAt%7Cdesc&per_page=48';
        const { properties } = await client.call(path, Properties);
        return properties.find((property) => property.id === id);
      }),
    );
    await payByCard(client, step, token, id);
  } finally {
    await step('takes the home off', () =>
      client.call(`/api/properties/${id}`, nothing, { method: 'DELETE', token }),
    );
  }
}

const Form = Id.extend({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** Sends a file to the bucket and waits until its functions have made of it what pages show. */
async function upload(
  client: SmokeClient,
  token: string,
  kind: string,
  contentType: string,
  bytes: Uint8Array,
): Promise<string> {
  const body = { kind, contentType, bytes: bytes.length };
  const { id, url, fields } = await client.call('/api/uploads', Form, { token, body });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  const sent = await fetch(url, { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`the bucket answered ${sent.status}`);
  return client.waitFor(`the ${kind}`, async () => {
    const { status } = await client.call(`/api/uploads/${id}`, z.object({ status: z.string() }), { token });
    return status === 'ready' ? id : undefined;
  });
}

function submit(client: SmokeClient, token: string, images: { photo: string; epc: string }) {
  const data = {
    ...completeDraft,
    houseNo: String(randomInt(1, 9_999)),
    // No two homes have one number, and the home of an earlier run may not be gone yet.
    address: { ...completeDraft.address, uprn: String(randomInt(100_000, 1e9)) },
    images: [{ id: images.photo, alt: 'The front' }],
    epcCertificate: { ...completeDraft.epcCertificate, image: { id: images.epc } },
  };
  return client.call('/api/properties', Id, { token, body: { data } });
}

const choosePackage = (client: SmokeClient, token: string, propertyId: string, packageId: string) =>
  client.call('/api/property-package', Id, {
    token,
    body: { propertyId, packageId, startNow: true, terms: true },
  });

const Payment = z.object({ paymentId: z.string(), url: z.url() });

/** Begins a payment at the provider, whose page has to be that of a test. */
async function payByCard(client: SmokeClient, step: Step, token: string, home: string): Promise<void> {
  const { card } = await client.call('/api/payment/methods', z.object({ card: z.boolean() }));
  if (!card) return step('has payments by card switched off', () => Promise.resolve());
  await step('begins a payment in test mode', async () => {
    const { id } = await choosePackage(client, token, home, 'standard');
    const body = { propertyPackageId: id };
    const { url } = await client.call('/api/payment/stripe/pay', Payment, { token, body });
    if (!url.includes('cs_test_')) throw new Error('the payment is not one of a test');
    const page = await fetch(url);
    if (!page.ok) throw new Error(`the provider’s page answered ${page.status}`);
  });
}
