import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderContext, StandIn } from '@gable/local-cloud/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postWithCertificate } from '../../functions/kernel/certified-post.ts';
import { createActivity } from '../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { parseRequestUrl } from '../../infra/local-cloud/base/http.ts';
import { openServer, type OpenServer } from '../../infra/local-cloud/base/ports.ts';
import {
  type CertifiedClient,
  localCertificates,
  toClientSecret,
} from '../../infra/local/third-party/portals/certificates.ts';
import { openRtdf } from '../../infra/local/third-party/portals/rtdf.ts';
import { openZoopla } from '../../infra/local/third-party/portals/zoopla.ts';

const folder = mkdtempSync(join(tmpdir(), 'portals-'));
const servers: OpenServer[] = [];
const standIns: StandIn[] = [];

async function serve(name: string, open: (context: ProviderContext) => StandIn): Promise<string> {
  const standIn = open({
    dataFile: join(folder, `${name}.sqlite`),
    clock: createClock(),
    activity: createActivity({ hurried: true }),
    retryMilliseconds: () => 0,
    pagesUrl: '',
    webhookUrls: [],
    secret: {},
    log: () => undefined,
  });
  const server = await openServer(0, localCertificates.server);
  server.serve((request, response) => void standIn.api?.(request, response, parseRequestUrl(request)));
  servers.push(server);
  standIns.push(standIn);
  return `https://127.0.0.1:${server.port}`;
}

let rightmove: string;
let zoopla: string;
beforeAll(async () => {
  rightmove = await serve('rightmove', openRtdf({ site: 'https://x.example', networks: { 41: [4101] } }));
  zoopla = await serve('zoopla', openZoopla);
});
afterAll(async () => {
  await Promise.all([...servers.map((server) => server.close()), ...standIns.map(({ close }) => close?.())]);
  rmSync(folder, { recursive: true });
});

const list = (client: CertifiedClient, network: number, branch: number) =>
  postWithCertificate(
    {
      url: new URL('/v1/property/getbranchpropertylist', rightmove),
      body: JSON.stringify({ network: { network_id: network }, branch: { branch_id: branch, channel: 1 } }),
      headers: { 'content-type': 'application/json' },
      timeoutMs: 5_000,
    },
    toClientSecret(client),
  );

describe('Rightmove', () => {
  test('answers a certificate for its own network and branch alone', async () => {
    expect((await list('rightmove', 41, 4101)).status).toBe(200);
    expect((await list('rightmove', 52, 4101)).status).toBe(403);
    expect((await list('rightmove', 41, 9)).status).toBe(403);
    expect((await list('stranger', 41, 4101)).status).toBe(403);
  });

  test('ends a connection without a certificate', async () => {
    await expect(fetch(`${rightmove}/v1/property/getbranchpropertylist`, { method: 'POST' })).rejects.toThrow(
      'fetch failed',
    );
  });
});

describe('Zoopla', () => {
  const schema = 'http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas/listing';
  const post = (call: string, message: object, profile = `${schema}/${call}.json`, place = 'sandbox') =>
    postWithCertificate(
      {
        url: new URL(`/${place}/v1/listing/${call}`, zoopla),
        body: JSON.stringify(message),
        headers: { 'content-type': `application/json; profile=${profile}` },
        timeoutMs: 5_000,
      },
      toClientSecret('zoopla'),
    );
  const branch = { branch_reference: 'gable-local' };

  test('takes a message that names its schema, and no other', async () => {
    expect((await post('list', branch)).status).toBe(200);
    expect((await post('list', branch, `${schema}/update.json`)).status).toBe(400);
    expect((await post('list', branch, schema.replace('http', 'https'))).status).toBe(400);
  });

  test('refuses a field that the schema does not know, with its path', async () => {
    const { status, body } = await post('list', { ...branch, page: 1 });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ status: 'FAILURE', error_name: 'json_does_not_validate' });
  });
});
