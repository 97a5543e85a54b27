import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { postSoapMessage } from '../../functions/deals/ownership-checks/adapters/gateway-client.ts';

/** One certificate stands for HM Land Registry's authority, for its gateway and, as issued by it, for us. */
let issued: Awaited<ReturnType<typeof generate>>;
let stranger: typeof issued;
let server: ReturnType<typeof createServer>;
let url: URL;

const echo = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request);
  response.writeHead(500, { 'content-type': 'text/xml' }).end(`<answer to="${body}" />`);
};

beforeAll(async () => {
  const issue = (value: string) =>
    generate([{ name: 'commonName', value }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    });
  [issued, stranger] = await Promise.all([issue('127.0.0.1'), issue('stranger')]);
  server = createServer(
    { key: issued.private, cert: issued.cert, ca: issued.cert, requestCert: true, rejectUnauthorized: true },
    (request, response) => void echo(request, response),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = z.object({ port: z.int() }).parse(server.address());
  url = new URL(`https://127.0.0.1:${port}/b2b`);
});
afterAll(() => {
  server.close();
});

const post = (own: typeof issued, authority: typeof issued, timeoutMs = 5_000) =>
  postSoapMessage(
    url,
    'question',
    { certificate: own.cert, privateKey: own.private, authority: authority.cert },
    timeoutMs,
  );

test('shows its certificate, and reads a fault, which has the status 500', async () =>
  expect(await post(issued, issued)).toBe('<answer to="question" />'));

test('is not answered with the certificate of somebody else', async () =>
  expect(post(stranger, issued)).rejects.toThrow(/alert|socket|ECONNRESET|EPIPE/));

test('asks no gateway whose certificate another authority signed', async () =>
  expect(post(issued, stranger)).rejects.toThrow(/self-signed|verify/));

test('gives up after its time', async () =>
  expect(post(issued, issued, 0)).rejects.toThrow(/abort|timeout/i));
