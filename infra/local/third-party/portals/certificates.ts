import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from 'selfsigned';
import * as z from 'zod';

const Pair = z.object({ key: z.string(), cert: z.string() });
const Kept = z.object({
  authority: z.string(),
  server: Pair,
  clients: z.object({ rightmove: Pair, onthemarket: Pair, zoopla: Pair, stranger: Pair }),
  endsAt: z.number(),
});
type Kept = z.output<typeof Kept>;
export type CertifiedClient = keyof Kept['clients'];

const file = join(import.meta.dirname, '../../../../node_modules/.cache/gable/portal-certificates.json');
const lifetimeMs = 365 * 24 * 3600 * 1000;

/**
 * The certificates of the portals' stand-ins, made on this machine once a year: an authority, the servers' own, and
 * those that the portals issue to an agent. They are kept, so that what one process issued another one takes.
 */
async function loadCertificates(): Promise<Kept> {
  const kept = existsSync(file) ? Kept.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
  if (kept && kept.endsAt > Date.now()) return kept;
  const made = await makeCertificates();
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  renameSync(draft, file);
  return made;
}

async function makeCertificates(): Promise<Kept> {
  const notBeforeDate = new Date();
  const notAfterDate = new Date(notBeforeDate.getTime() + lifetimeMs);
  const times = { keyType: 'ec', algorithm: 'sha256', notBeforeDate, notAfterDate } as const;
  const name = (value: string) => [{ name: 'commonName', value }];
  const authority = await generate(name('Local portals'), {
    ...times,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  const ca = { key: authority.private, cert: authority.cert };
  const issue = async (value: string) => {
    const issued = await generate(name(value), {
      ...times,
      ca,
      extensions: [
        { name: 'basicConstraints', cA: false },
        { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      ],
    });
    return { key: issued.private, cert: issued.cert };
  };
  return {
    authority: authority.cert,
    server: await issue('127.0.0.1'),
    clients: {
      rightmove: await issue('rightmove-client'),
      onthemarket: await issue('onthemarket-client'),
      zoopla: await issue('zoopla-client'),
      // Signed by the same authority, and of no network.
      stranger: await issue('stranger-client'),
    },
    // Before the certificates themselves end.
    endsAt: notAfterDate.getTime() - 24 * 3600 * 1000,
  };
}

const kept = await loadCertificates();

export const localCertificates = { server: { ...kept.server, ca: kept.authority } };

/** The fields of the secret that an operator fills in with what a portal issued. */
export function toClientSecret(client: CertifiedClient) {
  const { key, cert } = kept.clients[client];
  return { certificate: cert, privateKey: key, authority: kept.authority };
}
