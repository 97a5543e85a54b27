import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { startProgram } from '../support/program.ts';
import { type Person, peopleAt, until } from './people.ts';

// Two starts of the whole program, while other files keep the machine busy.
vi.setConfig({ testTimeout: 180_000 });

const main = resolve(import.meta.dirname, '../../infra/local/main.ts');

/** What `npm start -- --no-demo` runs, as the leader of a process group. */
async function start(dataDir: string) {
  const program = startProgram(main, { GABLE_DATA: dataDir, PORT: '0' }, ['--no-demo'], { group: true });
  onTestFinished(() => program.killAll());
  const [, origin = ''] = await program.until(/site +(http:\S+)/);
  return { ...program, ...peopleAt(origin) };
}
type Running = Awaited<ReturnType<typeof start>>;

const Saved = z.object({ id: z.string(), version: z.int() });
const priceAt = (version: number) => 200_000 + version;

/** Begins a draft and saves it, version by version, until nobody answers; `version` is the last acknowledged one. */
async function savesOf({ ask, call }: Running, { token }: Person, onSave: () => void) {
  const body = { data: { price: priceAt(1) } };
  const draft = await ask(Saved, 'POST', '/api/property-draft', { token, body });
  const path = `/api/property-draft/${draft.id}`;
  const goOn = async () => {
    for (;;) {
      const data = { price: priceAt(draft.version + 1) };
      const { status } = await call('PUT', path, { token, body: { version: draft.version, data } });
      expect(status).toBe(200);
      draft.version += 1;
      onSave();
    }
  };
  return { draft, goOn };
}

test('kill -9 in the middle of 200 saves loses none that was acknowledged, and no event', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const site = await start(dataDir);
  const seller = await site.member();
  const home = await site.submitted(seller);

  let saves = 0;
  const middle = Promise.withResolvers<void>();
  const count = () => {
    saves += 1;
    if (saves === 200) middle.resolve();
  };
  const writers = await Promise.all([1, 2, 3, 4].map(() => savesOf(site, seller, count)));
  const stopped = Promise.allSettled(writers.map(({ goOn }) => goOn()));
  await Promise.race([middle.promise, stopped]);
  // The package puts the home on sale by events alone; they are under way when everything ends.
  expect(await site.choosePackage(seller, home)).toMatchObject({ status: 'active' });
  await site.killAll();
  for (const writer of await stopped)
    expect(writer).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(saves).toBeGreaterThanOrEqual(200);

  const again = await start(dataDir);
  const Drafts = z.object({ drafts: z.array(Saved.extend({ data: z.object({ price: z.int() }) })) });
  const { drafts } = await again.ask(Drafts, 'GET', '/api/property-draft', { token: seller.token });
  expect(drafts).toHaveLength(4);
  for (const { draft } of writers) {
    const kept = drafts.find(({ id }) => id === draft.id);
    // The save that nobody heard of may be there or not.
    expect([draft.version, draft.version + 1]).toContain(kept?.version);
    expect(kept?.data.price).toBe(priceAt(kept?.version ?? 0));
  }
  await again.found(home);
  await until(async () => ((await pending(again)) === 0 ? true : undefined));
  expect(await deadLetters(again)).toEqual([]);
});

const pending = async ({ ask }: Running) =>
  (await ask(z.object({ pending: z.int() }), 'GET', '/_local/health')).pending;
const Queues = z.array(z.object({ name: z.string(), visible: z.int() }));
const deadLetters = async ({ ask }: Running) =>
  (await ask(Queues, 'GET', '/_local/queues')).filter(({ visible }) => visible > 0);
