import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Cloud } from '../cloud.ts';
import { type DemoHome, demoHomes } from './homes.ts';
import { listingOf } from './listing.ts';
import { block, logins, makeStaff, openAccount } from './people.ts';
import { demoPictures, type DemoPicture, seedPictures } from './pictures-in.ts';
import { uploadAll } from './sellers.ts';
import { inParallel, siteAt, type Site } from './site.ts';

const dayMs = 86_400_000;
/** Homes go on sale in steps of some days, so that most of them can be written side by side. */
const daysPerStep = 6;
const atOnce = 8;

const people = [
  { email: 'seller@gable.test', userName: 'maggie ashworth' },
  { email: 'buyer@gable.test', userName: 'daniel okafor' },
  { email: 'staff@gable.test', userName: 'ruth penhaligon' },
  { email: 'unverified@gable.test', userName: 'una verity', verified: false },
  { email: 'nameless@gable.test' },
  { email: 'blocked@gable.test', userName: 'barnaby stopes' },
  { email: 'north@gable.test', userName: 'Northern Homeowners' },
  { email: 'south@gable.test', userName: 'Southern Homeowners' },
] as const;
/** A home in every so many is the demo seller's own; the others are shared out. */
const everySo = 75;
const others = ['north@gable.test', 'south@gable.test'] as const;

const Me = z.object({ id: z.string() });
const Saved = z.object({ id: z.string(), version: z.int() });

/** Fills an empty cloud through the site's own calls: people, pictures, homes with their price history. Once. */
export async function demo(cloud: Cloud, dataDir: string, say: (line: string) => void): Promise<void> {
  const done = join(dataDir, 'demo.json');
  if (existsSync(done)) return;
  const site = siteAt(cloud.origin);
  const pictures = demoPictures();
  const homes = demoHomes().map(recent);
  say(`writing the demo: ${people.length} people, ${pictures.size} pictures, ${homes.length} homes`);
  const oldest = Math.max(...homes.map(({ listedDaysAgo }) => listedDaysAgo));
  travelTo(cloud, oldest + 2);
  await Promise.all([openAccounts(site, cloud), seedPictures(cloud, pictures.values())]);
  await sell(site, cloud, pictures, homes);
  cloud.clock.reset();
  await cloud.idle();
  writeFileSync(done, JSON.stringify({ homes: homes.length }));
}

async function openAccounts(site: Site, cloud: Cloud): Promise<void> {
  await inParallel(people, 4, async (person) => {
    const token = await openAccount(site, cloud, person);
    if (person.email === 'blocked@gable.test')
      await block(cloud, (await site('/api/user', Me, { token })).id);
    if (person.email === 'staff@gable.test') await makeStaff(cloud, person.email);
  });
}

/** The free package lasts ninety days: the oldest home is on sale for eighty-four. */
const recent = (home: DemoHome): DemoHome => {
  const nearer = (daysAgo: number) => Math.floor(daysAgo * 0.7);
  return {
    ...home,
    listedDaysAgo: nearer(home.listedDaysAgo),
    reductions: home.reductions.map(({ price, daysAgo }) => ({ price, daysAgo: nearer(daysAgo) })),
  };
};

/** The cloud's time, some days before the present. */
const travelTo = (cloud: Cloud, daysAgo: number): void =>
  cloud.clock.advance(-daysAgo * dayMs - cloud.clock.ahead());

const sellerOf = (rank: number): string =>
  rank % everySo === 6 ? 'seller@gable.test' : (others[rank % others.length] ?? others[0]);

interface Sold {
  readonly home: DemoHome;
  readonly seller: string;
}

async function sell(
  site: Site,
  cloud: Cloud,
  pictures: ReadonlyMap<string, DemoPicture>,
  homes: readonly DemoHome[],
): Promise<void> {
  const tokenOf = logins(site, cloud);
  const sold: readonly Sold[] = homes.map((home, rank) => ({ home, seller: sellerOf(rank) }));
  const own = new Map<string, Map<string, string>>();
  for (const seller of new Set(sold.map((one) => one.seller))) {
    const used = new Set(
      sold
        .filter((one) => one.seller === seller)
        .flatMap(({ home }) => [...home.photos, home.floorPlan, home.epcPicture]),
    );
    own.set(
      seller,
      await uploadAll(
        site,
        cloud,
        await tokenOf(seller),
        [...pictures.values()].filter(({ name }) => used.has(name)),
      ),
    );
  }
  const altOf = (name: string) => pictures.get(name)?.alt;
  const ids = new Map<DemoHome, string>();
  const publish = async ({ home, seller }: Sold) => {
    const token = await tokenOf(seller);
    const data = listingOf(home, own.get(seller) ?? new Map(), altOf);
    const { id } = await site('/api/properties', Saved, { token, body: { data } });
    await site('/api/property-package', z.unknown(), {
      token,
      body: { propertyId: id, packageId: 'starter', startNow: true, terms: true },
    });
    ids.set(home, id);
  };
  const reduce = async ({ home, seller, price }: Sold & { price: number }) => {
    const id = ids.get(home);
    if (id === undefined) return;
    const token = await tokenOf(seller);
    const { version } = await site(`/api/properties/${id}`, Saved, { token });
    await site(`/api/properties/${id}`, Saved, { method: 'PUT', token, body: { data: { price }, version } });
  };
  await live(cloud, sold, { publish, reduce });
}

interface Deeds {
  readonly publish: (sold: Sold) => Promise<void>;
  readonly reduce: (sold: Sold & { price: number }) => Promise<void>;
}

/** Lives through the past months: each step's homes go on sale, and the prices that fell since fall. */
async function live(cloud: Cloud, sold: readonly Sold[], { publish, reduce }: Deeds): Promise<void> {
  const stepOf = (daysAgo: number) => Math.floor(daysAgo / daysPerStep);
  const last = Math.max(...sold.map(({ home }) => stepOf(home.listedDaysAgo)));
  for (let step = last; step >= 0; step--) {
    travelTo(cloud, step * daysPerStep);
    await inParallel(
      sold.filter(({ home }) => stepOf(home.listedDaysAgo) === step),
      atOnce,
      publish,
    );
    await cloud.idle();
    const falls = sold.flatMap((one) =>
      one.home.reductions
        .filter(({ daysAgo }) => stepOf(daysAgo) === step)
        .map(({ price }) => ({ ...one, price })),
    );
    // One after the other: a home whose price fell twice within a step has two versions to go through.
    await inParallel(falls, 1, reduce);
  }
}
