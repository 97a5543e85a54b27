import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { type SiteUser, createSiteClient, pollUntil } from '../support/clients/site.ts';
import { type Program, startProgram } from '../support/program.ts';

// Starts of the whole program, while other files keep the machine busy.
vi.setConfig({ hookTimeout: 180_000 });

const main = resolve(import.meta.dirname, '../../infra/local/main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'local-cloud-'));
const programs: Program[] = [];
afterAll(async () => {
  await Promise.all(programs.map((program) => program.killAll()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts what `npm start -- --no-demo` runs, as the leader of a process group. */
async function start(port = '0') {
  const program = startProgram(main, { GABLE_DATA: dataDir, PORT: port }, ['--no-demo'], { group: true });
  programs.push(program);
  const [, origin = ''] = await program.until(/site +(http:\S+)/);
  const control = (door: string) =>
    fetch(`${origin}/_local/providers/stripe/control/${door}`, { method: 'POST' });
  return { ...program, origin, control, ...createSiteClient(origin) };
}
type Running = Awaited<ReturnType<typeof start>>;

const Saved = z.object({ id: z.string(), version: z.int() });
const priceAt = (version: number) => 200_000 + version;

/**
 * Creates a draft and saves it, version by version, until the site stops; `version` is the last acknowledged
 * one.
 */
async function savesOf({ request, call }: Running, { token }: SiteUser, onSave: () => void) {
  const body = { data: { price: priceAt(1) } };
  const draft = await request(Saved, 'POST', '/api/property-draft', { token, body });
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

/** Starts four writers; resolves at their 200th save. */
async function savesAt(site: Running, seller: SiteUser) {
  let saves = 0;
  const middle = Promise.withResolvers<void>();
  const count = () => {
    saves += 1;
    if (saves === 200) middle.resolve();
  };
  const writers = await Promise.all([1, 2, 3, 4].map(() => savesOf(site, seller, count)));
  const stopped = Promise.allSettled(writers.map(({ goOn }) => goOn()));
  await Promise.race([middle.promise, stopped]);
  return { drafts: writers.map(({ draft }) => draft), stopped, saves: () => saves };
}

const Package = z.object({ id: z.string(), status: z.string() });
const Home = z.object({ current: Package.nullable(), pending: Package.nullable() });
const Begun = z.object({ paymentId: z.string(), url: z.string() });

/** A package paid by card, whose webhook the provider holds back. */
async function paidWithoutNotice(site: Running, { token }: SiteUser, propertyId: string) {
  const choice = { propertyId, packageId: 'standard', startNow: true, terms: true };
  const { id } = await site.request(Package, 'POST', '/api/property-package', { token, body: choice });
  const { paymentId, url } = await site.request(Begun, 'POST', '/api/payment/stripe/pay', {
    token,
    body: { propertyPackageId: id },
  });
  await site.control('hold');
  const form = { act: 'card', email: 'ada@example.com', name: 'Ada Payer', number: '4242424242424242' };
  const body = new URLSearchParams({ ...form, expiry: '12 / 34', cvc: '123' });
  expect((await fetch(url, { method: 'POST', redirect: 'manual', body })).status).toBe(303);
  return { id, paymentId };
}

/** Kills the program with drafts, a payment and events in progress, and starts it again. */
async function killed() {
  const site = await start();
  const seller = await site.createMember();
  const images = [{ id: await site.uploadPhoto(seller) }];
  const [listed, paidFor] = [
    await site.submitProperty(seller, { images }),
    await site.submitProperty(seller, { images }),
  ];
  const paid = await paidWithoutNotice(site, seller, paidFor);
  const { drafts, stopped, saves } = await savesAt(site, seller);
  // Events put the property on sale after the package; they are in progress at the kill.
  expect(await site.choosePackage(seller, listed)).toMatchObject({ status: 'active' });
  await site.killAll();
  for (const writer of await stopped)
    expect(writer).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(saves()).toBeGreaterThanOrEqual(200);
  const again = await start(new URL(site.origin).port);
  return { again, seller, images, drafts, listed, paidFor, paid };
}

let after: Awaited<ReturnType<typeof killed>>;
beforeAll(async () => {
  after = await killed();
});

test('kill -9 during 200 saves loses no acknowledged save', async () => {
  const { again, seller, drafts } = after;
  const Drafts = z.object({ drafts: z.array(Saved.extend({ data: z.object({ price: z.int() }) })) });
  const { drafts: found } = await again.request(Drafts, 'GET', '/api/property-draft', {
    token: seller.token,
  });
  expect(found).toHaveLength(4);
  for (const draft of drafts) {
    const kept = found.find(({ id }) => id === draft.id);
    // The unacknowledged save may be there or not.
    expect([draft.version, draft.version + 1]).toContain(kept?.version);
    expect(kept?.data.price).toBe(priceAt(kept?.version ?? 0));
  }
});

test('kill -9 loses no event: a property whose package has just started comes on sale', async () => {
  const { again, listed } = after;
  expect(await again.waitForSearch(listed)).toMatchObject({ id: listed });
});

test('kill -9 between a payment and its webhook: the package becomes active after the restart', async () => {
  const { again, seller, paidFor, paid } = after;
  const { token } = seller;
  const home = () => again.request(Home, 'GET', `/api/property-package/${paidFor}`, { token });
  expect(await home()).toMatchObject({ current: null, pending: { id: paid.id } });
  await again.control('release');
  await pollUntil(async () => ((await home()).current?.status === 'active' ? true : undefined));
  const Payment = z.object({ status: z.string(), active: z.boolean() });
  const payment = await again.request(Payment, 'GET', `/api/payment/${paid.paymentId}`, { token });
  expect(payment).toEqual({ status: 'succeeded', active: true });
  await again.waitForSearch(paidFor);
});

test('kill -9 leaves no dead letters, and no work but messages that are hidden for a while', async () => {
  const { again } = after;
  await waitUntilCalm(again);
  expect(await deadLetters(again)).toEqual([]);
});

const Queues = z.array(z.object({ name: z.string(), visible: z.int(), hidden: z.int() }));
const Searches = z.object({ savedSearches: z.array(z.object({ unseen: z.int() })) });
const Found = z.object({ total: z.int(), homes: z.array(z.object({ card: z.object({ id: z.string() }) })) });
const Mails = z.array(z.object({ to: z.array(z.string()), text: z.string().default('') }));
/** Longer than the message of a run that was killed is hidden: six times the timeout of its function. */
const hiddenMs = 1_800_000;
/** More than are written at a time, so that a kill comes between them. */
const peopleCount = 30;

/** People who look for a home; those with a higher price are recorded later. */
async function saveSearches(site: Running): Promise<SiteUser[]> {
  const people = await Promise.all(Array.from({ length: peopleCount }, () => site.createMember()));
  for (const [nth, { token }] of people.entries()) {
    const body = { query: `q=LS6&max_price=${900_000 + nth * 1_000}`, frequency: 'daily' };
    await site.request(z.unknown(), 'POST', '/api/saved-searches', { token, body });
  }
  return people;
}

const countUnseen = async ({ request }: Running, { token }: SiteUser): Promise<number> =>
  (await request(Searches, 'GET', '/api/saved-searches', { token })).savedSearches[0]?.unseen ?? 0;

/** Publishes homes until the program is killed after the first person's match of one and before the last one's. */
async function killWhileMatching(site: Running, people: readonly SiteUser[], publish: () => Promise<string>) {
  const [first, last] = [people[0], people.at(-1)];
  if (!first || !last) throw new Error('There are no people');
  const homes: string[] = [];
  for (;;) {
    homes.push(await publish());
    let found = [0, 0];
    while ((found[0] ?? 0) < homes.length)
      found = await Promise.all([countUnseen(site, first), countUnseen(site, last)]);
    if ((found[1] ?? 0) === homes.length) continue;
    await site.killAll();
    return homes;
  }
}

/** Moves the clock past the time of the alerts and releases those that wait. */
async function releaseAlerts({ request }: Running, advanceMs = dayMs): Promise<void> {
  await request(z.unknown(), 'POST', '/_local/clock', { body: { advanceMs } });
  await request(z.unknown(), 'POST', '/_local/run/saved-searches-every-five-minutes');
}

/** The number of alerts for each of the people that have one. */
async function countAlerts({ request }: Running): Promise<Map<string, number>> {
  const mails = await request(Mails, 'GET', '/_local/mails');
  const alerts = mails.filter(({ text }) => text.includes('/newhome?alert='));
  const byPerson = Map.groupBy(alerts, ({ to }) => to.join());
  return new Map([...byPerson].map(([email, own]) => [email, own.length]));
}

/** Waits until nothing is under way but messages that become visible later. */
const waitUntilCalm = (site: Running) =>
  pollUntil(async () => {
    const queues = await site.request(Queues, 'GET', '/_local/queues');
    const held = queues.filter(({ hidden }) => hidden > 0).length;
    return (await pending(site)) <= held ? true : undefined;
  });

test('kill -9 while homes are matched and alerts are mailed misses no one and mails no one twice', async () => {
  const { seller, images } = after;
  const people = await saveSearches(after.again);
  const port = new URL(after.again.origin).port;
  const homes = await killWhileMatching(after.again, people, () =>
    after.again.publishProperty(seller, { images }),
  );
  const matching = await start(port);
  await waitUntilCalm(matching);
  await matching.request(z.unknown(), 'POST', '/_local/clock', { body: { advanceMs: hiddenMs } });
  await pollUntil(async () => ((await pending(matching)) === 0 ? true : undefined));
  for (const { token } of people) {
    const found = await matching.request(Found, 'GET', '/api/new-homes', { token });
    expect(found.total).toBe(homes.length);
    expect(found.homes.map(({ card }) => card.id).toSorted()).toEqual(homes.toSorted());
  }

  await releaseAlerts(matching);
  let mailed = 0;
  while (mailed < 3) mailed = (await countAlerts(matching)).size;
  await matching.killAll();
  expect(mailed).toBeLessThan(peopleCount);

  // Its clock begins at the present, so what waits is due as much later as the other's was moved.
  const mailing = await start(port);
  await releaseAlerts(mailing, hiddenMs + dayMs + hiddenMs);
  await pollUntil(async () => ((await pending(mailing)) === 0 ? true : undefined));
  expect(await countAlerts(mailing)).toEqual(new Map(people.map(({ email }) => [email, 1])));
  expect(await deadLetters(mailing)).toEqual([]);
}, 300_000);

const pending = async ({ request }: Running) =>
  (await request(z.object({ pending: z.int() }), 'GET', '/_local/health')).pending;
const deadLetters = async ({ request }: Running) =>
  (await request(Queues, 'GET', '/_local/queues')).filter(({ visible }) => visible > 0);
