import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { createSecureContext, type SecureContext } from 'node:tls';
import { callbackify } from 'node:util';
import * as z from 'zod';
import { loopback } from '../base/ports.ts';

const StoredCertificate = z.object({ key: z.string(), cert: z.string(), endsAt: z.number() });

const dayMs = 24 * 3600 * 1000;
const lifetimeMs = 365 * dayMs;

/** The certificate of this machine: kept in `file`, so that a browser that accepted it once asks no more. */
async function loadCertificate(file: string): Promise<SecureContext> {
  if (existsSync(file)) {
    const kept = StoredCertificate.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (kept.endsAt > Date.now() + dayMs) return createSecureContext(kept);
  }
  const { generate } = await import('selfsigned');
  const notBeforeDate = new Date();
  const notAfterDate = new Date(notBeforeDate.getTime() + lifetimeMs);
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate,
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const kept = { key: made.private, cert: made.cert, endsAt: notAfterDate.getTime() };
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  return createSecureContext(kept);
}

/** A server for https on loopback, whose listener is set later. */
export interface SecureServer {
  readonly port: number;
  readonly serve: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** Listens on `port`, or on a free one if it is in use; the certificate is made at the first connection. */
export async function openSecureServer(port: number, certificateFile: string): Promise<SecureServer> {
  const { promise: listener, resolve: serve } = Promise.withResolvers<RequestListener>();
  let certificate: Promise<SecureContext> | undefined;
  const answerWithCertificate = callbackify(() => (certificate ??= loadCertificate(certificateFile)));
  const server = createServer(
    { SNICallback: (_name, done) => answerWithCertificate(done) },
    (request, response) => void listener.then((answer) => answer(request, response)),
  );
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, loopback, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port).catch(() => listen(0));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    port: address.port,
    serve,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
