import type { Cloud } from '@gable/local-cloud';
import * as z from 'zod';
import type { DemoOutput } from '../local/run-local-cloud.ts';
import { guideComments } from './blog/comments.ts';
import { guides } from './blog/guides.ts';
import { writeComments, writeGuides } from './blog/write-guides.ts';
import { type Deals, createDeals } from './deals/index.ts';
import { fillDesk } from './desk/index.ts';
import { type DemoHome, createDemoHomes } from './homes/homes.ts';
import { blockUser, createLogins, makeStaff, registerUser } from './people/people.ts';
import { createSellerAccounts } from './people/sellers.ts';
import { readDemoPictures } from './picture-files.ts';
import { openProgress } from './progress.ts';
import { publishDemoMap } from './publish-map.ts';
import { runInParallel, type Site, createSiteCalls, ignoreConflict } from './site.ts';
import { createSeller, giftCode, type SellerContext } from './write-homes.ts';
import { writeToTheEnd } from './write-to-the-end.ts';

interface Person {
  readonly email: string;
  readonly userName?: string;
  readonly verified?: boolean;
}
const people: readonly Person[] = [
  { email: 'seller@gable.test', userName: 'maggie ashworth' },
  { email: 'buyer@gable.test', userName: 'daniel okafor' },
  { email: 'staff@gable.test', userName: 'ruth penhaligon' },
  { email: 'unverified@gable.test', userName: 'una verity', verified: false },
  { email: 'nameless@gable.test' },
  { email: 'blocked@gable.test', userName: 'barnaby stopes' },
];
const memberForDays = 120;
/** Homes at a time; each waits for the reactions to it, which one thread works off. */
const atOnce = 4;

/**
 * Fills an empty cloud through the site's own calls: people, pictures, homes with their price history over the past
 * months, and what their buyers and sellers did. Resolves when people can log in; the rest follows while the site is
 * used already: the first homes, the guides, what people did with these homes, all other homes. A start that was cut off
 * goes on where it stopped, one that was cut off before anyone could log in from the beginning.
 * @returns `rest` settles when all of it is written, or rejects with why it is not
 */
export async function writeDemo(
  cloud: Cloud,
  dataDir: string,
  { say, show }: DemoOutput,
): Promise<{ readonly rest: Promise<void> }> {
  const progress = openProgress(dataDir);
  const site = createSiteCalls(cloud.origin, cloud.makeWay);
  const all = createDemoHomes().map(moveNearer);
  const start = () => {
    const tokenOf = createSellerAccounts(site, cloud, createLogins(site));
    return { tokenOf, deals: createDeals({ site, cloud, progress, tokenOf }, all) };
  };
  const { deals } = start();
  const homes = selectHomes(all, deals);
  if (homes.every(({ key }) => progress.has(key)) && deals.isComplete()) {
    progress.noteWritten();
    return { rest: Promise.resolve() };
  }
  const pictures = readDemoPictures();
  say(`writing the demo: ${people.length} people, ${pictures.size} pictures, ${homes.length} homes`);
  const showCount = () => {
    const listed = progress.count();
    show(
      listed < homes.length
        ? `The demo is being written: ${listed} of ${homes.length} homes`
        : `All ${homes.length} homes of the demo are there. Their history and sales are being written.`,
    );
  };
  showCount();
  if (!progress.hasPeople()) {
    progress.begin();
    await openAccounts(site, cloud);
    progress.notePeople();
  }
  const write = () => writeRest({ site, cloud, pictures, progress, ...start() }, homes, { say, showCount });
  const rest = writeToTheEnd({ write, count: () => progress.countSteps(), say });
  rest
    .then(
      () => say(`the demo is complete: ${homes.length} homes`),
      (error: unknown) => say(`the demo stopped: ${error instanceof Error ? error.message : String(error)}`),
    )
    .finally(() => show(undefined));
  return { rest };
}

interface Count {
  readonly say: (line: string) => void;
  readonly showCount: () => void;
}

/** Writes all that follows the accounts of the README. */
async function writeRest(
  world: SellerContext,
  homes: readonly DemoHome[],
  { say, showCount }: Count,
): Promise<void> {
  const { site, cloud, pictures, progress, deals, tokenOf } = world;
  const staff = await tokenOf('staff@gable.test');
  await createGiftCoupon(site, staff);
  const seller = createSeller(world);
  const list = async (home: DemoHome) => {
    if (progress.isListed(home.key)) return;
    await seller.list(home);
    showCount();
    if (progress.count() % homesOfLine === 0)
      say(`writing the demo: ${progress.count()} of ${homes.length} homes`);
  };
  const writeWhole = async (home: DemoHome) => {
    if (progress.has(home.key)) return;
    await list(home);
    await seller.writeHistory(home);
  };
  await runInParallel(homes.slice(0, firstHomes), atOnce, list);
  const map = publishDemoMap(cloud);
  // Its failure is for the end: the demo goes on without streets.
  map.catch(() => undefined);
  await writeGuides({ site, cloud, staff, pictures }, guides);
  await writeComments(site, tokenOf, guideComments);
  const homesToReport = homes.filter(({ key }) => progress.isListed(key) && !deals.isIdNeeded(key));
  await fillDesk({ ...world, sellerOf: deals.sellerOf }, homesToReport);
  const needed = homes.filter(({ key }) => deals.isNeeded(key));
  await runInParallel(needed, atOnce, writeWhole);
  await deals.perform();
  await runInParallel(homes, atOnce, writeWhole);
  // The sellers would be offered it at every checkout.
  await site(`/api/staff/coupons/${giftCode}`, z.unknown(), { method: 'DELETE', token: staff });
  await map;
  progress.noteWritten();
}

/** The terminal gets a line each time so many more are listed. */
const homesOfLine = 20;
/** Listed before all else, so that soon there is something to look at; those of the stories are among them. */
const firstHomes = 40;

/**
 * Those that the stories need, then the others of their sellers, whose accounts and pictures are there by then, then all
 * others, each time the oldest first.
 */
function selectHomes(all: readonly DemoHome[], { isNeeded, sellerOf }: Deals): DemoHome[] {
  const needed = all.filter(({ key }) => isNeeded(key));
  const first = new Set(needed.map(({ key }) => sellerOf(key)));
  const others = all.filter(({ key }) => !isNeeded(key));
  const isTheirs = ({ key }: DemoHome) => first.has(sellerOf(key));
  const [theirs, rest] = [others.filter(isTheirs), others.filter((home) => !isTheirs(home))];
  const most = Number(process.env['GABLE_DEMO_HOMES'] ?? Infinity);
  const byAge = (a: DemoHome, b: DemoHome) => b.listedDaysAgo - a.listedDaysAgo;
  return [needed, theirs, rest].flatMap((homes) => homes.toSorted(byAge)).slice(0, most);
}

const Me = z.object({ id: z.string() });

async function createGiftCoupon(site: Site, token: string): Promise<void> {
  const body = {
    code: giftCode,
    type: 'percent',
    value: 100,
    mostPerUser: 10_000,
    note: 'For the demo’s homes',
  };
  await ignoreConflict(site('/api/staff/coupons', z.unknown(), { token, body }));
}

async function openAccounts(site: Site, cloud: Cloud): Promise<void> {
  let blocked: string | undefined;
  await runInParallel(people, people.length, async (person) => {
    const token = await registerUser(site, cloud, { ...person, daysAgo: memberForDays });
    if (person.email === 'blocked@gable.test') blocked = (await site('/api/user', Me, { token })).id;
    if (person.email === 'staff@gable.test') await makeStaff(cloud, person.email);
  });
  if (blocked) await blockUser(site, await createLogins(site)('staff@gable.test'), blocked);
}

/** The free package lasts ninety days: the oldest home is on sale for eighty-four. */
const moveNearer = (home: DemoHome): DemoHome => {
  const nearer = (daysAgo: number) => Math.floor(daysAgo * 0.7);
  return {
    ...home,
    listedDaysAgo: nearer(home.listedDaysAgo),
    reductions: home.reductions.map(({ price, daysAgo }) => ({ price, daysAgo: nearer(daysAgo) })),
  };
};
