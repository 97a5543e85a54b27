import { join } from 'node:path';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { createDocumenso } from '../../functions/people/signatures/adapters/documenso.ts';
import { parseProviderWebhook } from '../../functions/people/signatures/adapters/provider-webhook.ts';
import {
  type NewEnvelope,
  SigningProviderError,
} from '../../functions/people/signatures/adapters/signing-port.ts';
import { createActivity } from '../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { readBody } from '../../infra/local-cloud/base/http.ts';
import { createTemporaryFolder, serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import { openDocumenso } from '../../infra/local/third-party/documenso/index.ts';

const secret = { apiToken: 'api_test', webhookSecret: 'hush' };
const offerId = 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P';
const reference = `${offerId}.memorandum.1.1`;
const place = { page: 2, left: 9, top: 74, width: 38, height: 10 };
const envelope: NewEnvelope = {
  reference,
  title: 'Memorandum of sale 1',
  file: Buffer.from('%PDF-1.7\n%%EOF\n'),
  signers: [
    { name: 'Sarah Seller', email: 'Sarah@example.com', place },
    { name: 'Ben Buyer', email: 'ben@example.com', place: { ...place, left: 53 } },
  ],
  days: 14,
};

/** The stand-in and a receiver of its webhooks. */
async function createWorld() {
  const clock = createClock();
  const activity = createActivity();
  const notices: { readonly secret: unknown; readonly body: string }[] = [];
  const receiver = await serveOnFreePort(async (request, response) => {
    notices.push({
      secret: request.headers['x-documenso-secret'],
      body: (await readBody(request)).toString(),
    });
    response.writeHead(200).end();
  });
  const url = await serveOnFreePort(async (request, response) =>
    standIn.answer(request, response, new URL(request.url ?? '', 'http://local')),
  );
  const standIn = openDocumenso({
    dataFile: join(createTemporaryFolder(), 'documenso.sqlite'),
    clock,
    activity,
    secret,
    pagesUrl: url,
    webhookUrls: [receiver],
    retryMilliseconds: () => 10,
    log: () => undefined,
  });
  onTestFinished(async () => standIn.close?.());
  const provider = createDocumenso({ url, apiToken: secret.apiToken });
  const open = async (): Promise<string> => {
    const id = await provider.create(envelope);
    await provider.open(id);
    return id;
  };
  /** What a signer does on their page. */
  const act = async (id: string, index: number, what: 'sign' | 'decline' = 'sign') => {
    const page = (await provider.read(id))?.signers[index]?.url;
    const body = new URLSearchParams({ act: what, reason: 'No' });
    return (await fetch(page ?? '', { method: 'POST', body })).text();
  };
  const control = (name: string) => fetch(`${url}/control/${name}`, { method: 'POST' });
  return { url, clock, activity, notices, provider, open, act, control };
}
let world: Awaited<ReturnType<typeof createWorld>>;
beforeEach(async () => {
  world = await createWorld();
});

describe('Documenso', () => {
  test('has a draft, opens it, and seals it once both have signed', async () => {
    const { provider, act } = world;
    const id = await provider.create(envelope);
    expect(await provider.find(reference)).toBe(id);
    expect(await provider.read(id)).toMatchObject({
      status: 'draft',
      signers: [
        { place: 1, status: 'waiting' },
        { place: 2, status: 'waiting' },
      ],
    });
    await provider.open(id);
    await act(id, 1);
    expect(await provider.read(id)).toMatchObject({
      status: 'pending',
      signers: [{ status: 'waiting' }, { status: 'signed', at: expect.any(String) }],
    });
    // The address answers the paper without signatures now.
    await expect(provider.download(id)).rejects.toThrow('is not completed');
    await act(id, 0);
    expect(await provider.read(id)).toMatchObject({ status: 'completed' });
    const { paper, certificate } = await provider.download(id);
    expect(Buffer.from(paper).toString()).toContain('% Signed by Sarah Seller');
    expect((await extractText(certificate, { mergePages: true })).text).toContain('Sarah Seller (sarah@');
    // What is over is left as it is.
    await provider.withdraw(id);
    expect(await provider.read(id)).toMatchObject({ status: 'completed' });
    expect(await provider.find(reference)).toBeUndefined();
  });

  test('tells who declined', async () => {
    const { provider, open, act } = world;
    const id = await open();
    await act(id, 0, 'decline');
    expect(await provider.read(id)).toMatchObject({
      status: 'rejected',
      signers: [{ status: 'declined' }, { status: 'waiting' }],
    });
  });

  test('takes back what waits, and deletes a draft', async () => {
    const { provider, open, act } = world;
    const id = await open();
    await provider.withdraw(id);
    expect(await provider.read(id)).toMatchObject({ status: 'cancelled' });
    expect(await act(id, 0)).toContain('This document is cancelled');
    const draft = await provider.create(envelope);
    await provider.withdraw(draft);
    expect(await provider.read(draft)).toBeUndefined();
    await provider.withdraw(draft);
  });

  test('lets nobody sign after the days of the envelope', async () => {
    const { provider, open, act, clock } = world;
    const id = await open();
    clock.advance(14 * 86_400_000);
    expect(await act(id, 0)).toContain('The time to sign it is over');
    expect(await provider.read(id)).toMatchObject({ status: 'pending' });
  });

  test.each<[string, Partial<NewEnvelope>, number]>([
    ['a file that is no PDF', { file: Buffer.from('Hello') }, 400],
    ['an address that is none', { signers: [{ name: 'A', email: 'nobody', place }] }, 400],
    [
      'a place off the page',
      { signers: [{ name: 'A', email: 'a@b.example', place: { ...place, left: 120 } }] },
      400,
    ],
    ['a title without a text', { title: '' }, 400],
  ])('refuses %s', async (_, change, status) => {
    await expect(world.provider.create({ ...envelope, ...change })).rejects.toMatchObject({ status });
  });

  test('refuses another token, and is away without an answer', async () => {
    const { url, provider, control } = world;
    await expect(createDocumenso({ url, apiToken: 'api_other' }).create(envelope)).rejects.toMatchObject({
      status: 401,
    });
    await control('fail');
    await expect(provider.create(envelope)).rejects.toMatchObject({ status: 503 });
    await expect(
      createDocumenso({ url: 'http://127.0.0.1:9', apiToken: 'a' }).create(envelope),
    ).rejects.toThrow(SigningProviderError);
  });

  test('sends notices that carry the secret and name our reference', async () => {
    const { open, act, activity, notices } = world;
    const id = await open();
    await act(id, 0);
    await activity.idle();
    const Notice = z.object({ event: z.string(), payload: z.object({ envelopeId: z.literal(id) }) });
    expect(notices.map(({ body }) => Notice.parse(JSON.parse(body)).event)).toEqual([
      'DOCUMENT_CREATED',
      'DOCUMENT_SENT',
      'DOCUMENT_RECIPIENT_COMPLETED',
      'DOCUMENT_SIGNED',
    ]);
    for (const { secret: sent, body } of notices) {
      expect(parseProviderWebhook('hush', { body, sent: String(sent) })).toEqual({
        offerId,
        version: 1,
        attempt: 1,
      });
    }
  });
});

describe('parseProviderWebhook', () => {
  const notice = (externalId: string | null) => JSON.stringify({ event: 'X', payload: { externalId } });
  test.each([undefined, '', 'hus', 'hush ', 'HUSH'])('refuses the secret %j', (sent) => {
    expect(() => parseProviderWebhook('hush', { body: notice(reference), sent })).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
  test.each([
    notice(null),
    notice('INV-7'),
    notice(`${offerId}.memorandum.0.1`),
    notice(`${offerId}.reservation.1.1`),
    notice(`${reference}.1`),
    '{"event":"X"}',
    'no JSON',
  ])('passes over %s', (body) => {
    expect(parseProviderWebhook('hush', { body, sent: 'hush' })).toBeUndefined();
  });
});
