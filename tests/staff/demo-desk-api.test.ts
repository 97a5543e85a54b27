import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { guides } from '../../infra/demo/blog/guides.ts';
import { writeGuides } from '../../infra/demo/blog/write-guides.ts';
import { heldComments } from '../../infra/demo/desk/comments.ts';
import { fillDesk } from '../../infra/demo/desk/index.ts';
import { createDemoHomes } from '../../infra/demo/homes/homes.ts';
import { createLogins, makeStaff, registerUser } from '../../infra/demo/people/people.ts';
import { readDemoPictures } from '../../infra/demo/picture-files.ts';
import { openProgress } from '../../infra/demo/progress.ts';
import { createSiteCalls } from '../../infra/demo/site.ts';
import { createSeller } from '../../infra/demo/write-homes.ts';
import { cloud } from '../support/cloud.ts';

cloud.wakeAll();
const site = createSiteCalls(cloud.origin);
const tokenOf = createLogins(site);
const staffEmail = 'staff@gable.test';
const sellers = ['abigail', 'bertram', 'cecilia', 'dorothy'].map((name) => `${name}.seller@gable.test`);
const homes = createDemoHomes()
  .filter(({ address, floorPlan }) => address.nation === 'england' && floorPlan === undefined)
  .slice(0, sellers.length)
  // A look at the desk needs none of their other photos, each of which takes longer than all other calls for a home.
  .map((home) => ({ ...home, photos: home.photos.slice(0, 1) }));

/** Of the first start; each of the next gets twice as far. */
const firstCalls = 15;
let starts = 0;
/** Fills the desk by starts of which each is cut off after some calls, in the middle of several parts at once. */
async function fillInParts(folder: string, world: Parameters<typeof fillDesk>[0]): Promise<void> {
  for (let isWhole = false; !isWhole; starts += 1) {
    if (starts > 7) throw new Error('The desk gets no further');
    let left = firstCalls * 2 ** starts;
    const cutOff: typeof site = async (...call) => {
      left -= 1;
      if (left < 0) throw new Error('cut off');
      return site(...call);
    };
    isWhole = await fillDesk({ ...world, site: cutOff, progress: openProgress(folder) }, homes).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Error && error.message === 'cut off')) throw error;
        return false;
      },
    );
    // What was under way at the cut ends, but notes nothing of what comes after it.
    await setTimeout(500);
    await cloud.idle();
  }
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-desk-'));
  const openAccount = (email: string) =>
    registerUser(site, cloud, {
      email,
      userName: email === staffEmail ? 'ruth penhaligon' : `${email.slice(0, 4)} hale`,
      daysAgo: 100,
    });
  await Promise.all([staffEmail, ...sellers].map(openAccount));
  await makeStaff(cloud, staffEmail);
  const sellerOf = (key: string) => sellers[homes.findIndex((home) => home.key === key)] ?? '';
  const world = {
    site,
    cloud,
    tokenOf,
    progress: openProgress(folder),
    pictures: readDemoPictures(),
    sellerOf,
  };
  const deals = {
    sellerOf,
    isNeeded: () => false,
    isIdNeeded: () => false,
    saveFavourite: async () => undefined,
    perform: async () => undefined,
    isComplete: () => true,
    performAgreedSale: async () => undefined,
  };
  const seller = createSeller({ ...world, deals });
  for (const home of homes) await seller.list(home);
  const read = new Set(heldComments.map(({ guide }) => guide));
  const shelf = { ...world, staff: await tokenOf(staffEmail) };
  await writeGuides(
    shelf,
    guides.filter(({ slug }) => read.has(slug)),
  );
  await fillInParts(folder, world);
  await cloud.idle();
  rmSync(folder, { recursive: true });
});

const Tasks = z.object({ counts: z.array(z.object({ kind: z.string(), waiting: z.int() })) });

test('a start goes on where an earlier one was cut off', async () => {
  expect(starts).toBeGreaterThan(2);
  const token = await tokenOf(staffEmail);
  const count = async (path: string, list: string) =>
    z.object({ [list]: z.array(z.unknown()) }).parse(await site(path, z.unknown(), { token }))[list]?.length;
  expect(await count('/api/staff/tickets?status=answered', 'tickets')).toBe(1);
  expect(await count('/api/staff/tickets?status=closed', 'tickets')).toBe(1);
  expect(await count('/api/staff/newest-payments', 'payments')).toBe(2);
});

test('the demo leaves something of most kinds to do', async () => {
  const { counts } = await site('/api/staff/tasks', Tasks, { token: await tokenOf(staffEmail) });
  const waiting = new Map(counts.map(({ kind, waiting: number }) => [kind, number]));
  expect(Object.fromEntries(waiting)).toMatchObject({
    home_review: 2,
    report: 2,
    appeal: 1,
    ticket: 4,
    refund: 1,
    identity_check: 1,
    ownership_proof: 1,
    affiliate: 1,
    comment: heldComments.length,
  });
});

test.each([
  ['/api/staff/tickets', 'tickets'],
  ['/api/staff/tickets?status=answered', 'tickets'],
  ['/api/staff/tickets?status=closed', 'tickets'],
  ['/api/staff/newest-payments', 'payments'],
  ['/api/staff/newest-payments?show=refunded', 'payments'],
  ['/api/staff/people', 'people'],
  ['/api/staff/homes', 'homes'],
  ['/api/staff/applications', 'applications'],
  ['/api/staff/reviews', 'reviews'],
  ['/api/staff/reports', 'reports'],
  ['/api/staff/reports?status=appeal', 'reports'],
  ['/api/staff/appeals', 'appeals'],
])('the demo has something in the list %s', async (path, list) => {
  const Rows = z.object({ [list]: z.array(z.unknown()).min(1) });
  expect(Rows.safeParse(await site(path, z.unknown(), { token: await tokenOf(staffEmail) })).error).toBe(
    undefined,
  );
});
