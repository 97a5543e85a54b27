import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { startProgram } from '../support/program.ts';
import { peopleAt, until } from './people.ts';

// Two starts of the whole program, while other files keep the machine busy.
vi.setConfig({ testTimeout: 180_000 });

const main = resolve(import.meta.dirname, '../../infra/local/main.ts');

/** What `npm start -- --no-demo` runs, as the leader of a process group. */
async function start(dataDir: string, port = '0') {
  const program = startProgram(main, { GABLE_DATA: dataDir, PORT: port }, ['--no-demo'], { group: true });
  onTestFinished(() => program.killAll());
  const [, origin = ''] = await program.until(/site +(http:\S+)/);
  const control = (door: string) =>
    fetch(`${origin}/_local/providers/stripe/control/${door}`, { method: 'POST' });
  return { ...program, origin, control, ...peopleAt(origin) };
}

const Package = z.object({ id: z.string(), status: z.string() });
const Home = z.object({ current: Package.nullable(), pending: Package.nullable() });
const Begun = z.object({ paymentId: z.string(), url: z.string() });

test('kill -9 between a payment and its notice: after the restart the package becomes active', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const site = await start(dataDir);
  const { token, ...seller } = await site.member();
  const propertyId = await site.submitted({ ...seller, token });
  const body = { propertyId, packageId: 'standard', startNow: true, terms: true };
  const chosen = await site.ask(Package, 'POST', '/api/property-package', { token, body });
  const begun = await site.ask(Begun, 'POST', '/api/payment/stripe/pay', {
    token,
    body: { propertyPackageId: chosen.id },
  });
  await site.control('hold');
  const form = { act: 'card', email: 'ada@example.com', name: 'Ada Payer', number: '4242424242424242' };
  const paid = await fetch(begun.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...form, expiry: '12 / 34', cvc: '123' }),
  });
  expect(paid.status).toBe(303);
  await site.killAll();

  const again = await start(dataDir, new URL(site.origin).port);
  const home = () => again.ask(Home, 'GET', `/api/property-package/${propertyId}`, { token });
  expect(await home()).toMatchObject({ current: null, pending: { id: chosen.id } });
  await again.control('release');
  await until(async () => ((await home()).current?.status === 'active' ? true : undefined));
  expect(
    await again.ask(
      z.object({ status: z.string(), active: z.boolean() }),
      'GET',
      `/api/payment/${begun.paymentId}`,
      { token },
    ),
  ).toEqual({ status: 'succeeded', active: true });
  await again.found(propertyId);
});
