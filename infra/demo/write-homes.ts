import { setTimeout } from 'node:timers/promises';
import type { Cloud } from '@gable/local-cloud';
import * as z from 'zod';
import type { Deals } from './deals/index.ts';
import { othersHomes } from './deals/story.ts';
import type { DemoHome } from './homes/homes.ts';
import { createListing } from './homes/listing.ts';
import { createOwnerProof } from './people/prove-owner.ts';
import { provenSellers } from './people/sellers.ts';
import { type Album, createAlbum } from './people/uploads.ts';
import type { DemoPicture } from './picture-files.ts';
import type { Progress } from './progress.ts';
import { ignoreConflict, type Site } from './site.ts';

/** What the demo's sellers pay for their packages with. */
export const giftCode = 'DEMO-HOMES';

const Saved = z.object({ id: z.string(), version: z.int(), status: z.string(), price: z.int() });

export interface SellerContext {
  readonly site: Site;
  readonly cloud: Cloud;
  readonly pictures: ReadonlyMap<string, DemoPicture>;
  readonly deals: Deals;
  readonly progress: Progress;
  readonly tokenOf: (email: string) => Promise<string>;
}

/** `list` puts a home on sale; `writeHistory` writes what came of it: proof, visits and falls of its price, each on its day. */
export function createSeller({ site, cloud, pictures, deals, progress, tokenOf }: SellerContext) {
  const albums = new Map<string, Album>();
  const proveOwner = createOwnerProof({ site, tokenOf });
  const submit = async (home: DemoHome, email: string, token: string) => {
    const album = albums.get(email) ?? createAlbum({ site, cloud, pictures }, token);
    albums.set(email, album);
    const data = await createListing(home, album.add, (name) => pictures.get(name)?.alt);
    await album.settle();
    const { listedDaysAgo: daysAgo } = home;
    const { id } = await site('/api/properties', Saved, { token, body: { data }, daysAgo });
    progress.noteId(home.key, id);
    return id;
  };

  return {
    async list(home: DemoHome): Promise<void> {
      const { key, listedDaysAgo: daysAgo } = home;
      const email = deals.sellerOf(key);
      const token = await tokenOf(email);
      // An earlier start that was cut off may have submitted it.
      const propertyId = progress.findId(key) ?? (await submit(home, email, token));
      const body = { propertyId, startNow: true, terms: true, ...selectPackage(home, email) };
      await ignoreConflict(site('/api/property-package', z.unknown(), { token, body, daysAgo }));
      await waitForPublication(cloud, propertyId);
      progress.noteListed(key);
    },
    async writeHistory(home: DemoHome): Promise<void> {
      const { key } = home;
      const id = progress.findId(key);
      if (id === undefined) return;
      const email = deals.sellerOf(key);
      if (deals.isIdNeeded(key) || home.reductions.length > 0) {
        const token = await tokenOf(email);
        const onSale = await waitUntilOnSale(site, token, id);
        await deals.saveFavourite(key, id);
        await reducePrice(site, token, onSale, home);
      }
      // After the changes of its seller, which would meet the version that the mark makes.
      if (provenSellers.has(email)) await proveOwner(email, home, id);
      await deals.performAgreedSale(key);
      progress.note(key);
    },
  };
}

/**
 * The seller to log in as has all there is to look at, and a closing date comes with Plus; floor plans are shown from
 * Standard on.
 */
function selectPackage({ key, floorPlan }: DemoHome, email: string) {
  if (email === 'seller@gable.test' || key === othersHomes.edinburgh)
    return { packageId: 'plus', couponCode: giftCode };
  return floorPlan === undefined ? { packageId: 'starter' } : { packageId: 'standard', couponCode: giftCode };
}

type Saved = z.output<typeof Saved>;

const briefPauseMs = 25;
const reactionPatienceMs = 5_000;
const AboutHome = z.object({ data: z.object({ propertyId: z.string() }) });

/**
 * Waits for the reaction that puts a home on sale, if it comes soon: what reacts to people meanwhile would queue behind
 * what reacts to many homes. The bus is in memory, where asking costs no call.
 */
async function waitForPublication(cloud: Cloud, propertyId: string): Promise<void> {
  const isPublished = () =>
    cloud
      .events()
      .some(
        ({ detailType, detail }) =>
          detailType === 'property.published.v1' &&
          AboutHome.safeParse(detail).data?.data.propertyId === propertyId,
      );
  for (const end = Date.now() + reactionPatienceMs; Date.now() < end && !isPublished();)
    await setTimeout(briefPauseMs);
}

const pauseMs = 500;
/** The work that puts it there waits for other work of a busy machine. */
const maxWaitMs = 1_800_000;

/** The home once it is on sale, where it goes in reaction to its package. @throws when it does not within half an hour */
async function waitUntilOnSale(site: Site, token: string, id: string): Promise<Saved> {
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await setTimeout(pauseMs)) {
    const home = await site(`/api/properties/${id}`, Saved, { token });
    if (home.status === 'live') return home;
  }
  throw new Error(`The home ${id} does not go on sale. Start with --fresh.`);
}

async function reducePrice(
  site: Site,
  token: string,
  onSale: Saved,
  { reductions }: DemoHome,
): Promise<void> {
  let { version } = onSale;
  for (const { price, daysAgo } of reductions.filter((one) => one.price < onSale.price)) {
    const body = { price, version };
    const path = `/api/properties/${onSale.id}`;
    version = (await site(path, Saved, { method: 'PUT', token, body, daysAgo })).version;
  }
}
