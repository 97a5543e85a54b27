import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { isOnPortals } from '../../functions/finding/portals/domain/advert-target.ts';
import { hourMs } from '../../functions/kernel/time.ts';
import type { MarketWorld } from '../contract/market/market-world.ts';
import { createPortalClient } from '../support/clients/portals.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';
import { sweepOutbox, waitUntilSettled } from './settle.ts';

const portal = 'rightmove';
const client = createPortalClient(cloud);

/** What the portal does in a moment; `slow` is drawn seldom, as it takes half a minute. */
const faults = ['none', 'error', 'refuse', 'away', 'error', 'refuse', 'away', 'slow'] as const;
type Fault = (typeof faults)[number];

/** In how many moments the portal did wrong, how many calls it answered, and how many homes it shows in the end. */
export const portalTotals = { error: 0, refuse: 0, away: 0, slow: 0, answers: 0, shown: 0 };

const advertisedWorlds: MarketWorld[] = [];

/** Lets the site send homes to portals. */
export async function switchPortalsOn(): Promise<void> {
  await client.switchPortals(true);
}

/** Sends the home of a world to the portal. */
export async function sendToPortal(world: MarketWorld): Promise<void> {
  await client.wantOnPortals(world.seller, world.home, portal);
  advertisedWorlds.push(world);
}

/** Draws what the portal does wrong from now on, and what the seller does meanwhile: another price, or another word. */
export async function beginPortalFault(random: () => number): Promise<{
  readonly act: (world: MarketWorld) => Promise<void>;
  readonly end: () => Promise<void>;
}> {
  const fault = faults[Math.floor(random() * faults.length)] ?? 'none';
  const price = 300_000 + Math.floor(random() * 100) * 1_000;
  const isWanted = random() < 0.8;
  if (fault !== 'none') portalTotals[fault] += 1;
  await client.setFault(portal, fault);
  return { act: (world) => changeAsSeller(world, { price, isWanted }), end: () => endFault(fault) };
}

const VersionedHome = z.object({ version: z.int() });

/** Calls of killed functions fail, and so does a price that the home can no longer have: neither is anybody's fault. */
async function changeAsSeller(
  { seller, home }: MarketWorld,
  { price, isWanted }: { readonly price: number; readonly isWanted: boolean },
): Promise<void> {
  const { version } = VersionedHome.catch({ version: 0 }).parse(
    (await client.getPropertyPage(home, seller)).body,
  );
  const changed = { price, confirmedPrice: price, version };
  await client.callAs(seller, 'PUT', `/api/properties/${home}`, changed);
  await client.putPortals(seller, home, isWanted ? [portal] : []);
}

/** The portal answers a slow call ten seconds after its caller has given up; a later call follows it, as minutes lie between. */
const slowAnswerMs = 11_000;

async function endFault(fault: Fault): Promise<void> {
  if (fault === 'slow') await delay(slowAnswerMs);
  await client.setFault(portal, 'none');
}

const HomePage = z.object({ status: PropertyStatus, price: z.number() });
const Advert = z.object({ property: z.object({ price_information: z.object({ price: z.number() }) }) });

/** Once the portal answers again, it shows every home that is on sale and wanted there, as it is, and no other. */
export async function listPortalProblems(): Promise<string[]> {
  await letHourPass();
  // What it refused is sent by staff once the cause is mended; what got lost, by the night's comparison.
  const staff = await createStaffMember(cloud);
  const { adverts } = await client.listAsStaff(staff, portal, 'refused');
  for (const { propertyId } of adverts)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await client.callAs(staff, 'POST', `/api/staff/portals/${propertyId}/send`, { portal });
  await sweepOutbox();
  await client.compareAll();
  await sweepOutbox();
  const { homes, calls } = await client.getPortalState(portal);
  Object.assign(portalTotals, { answers: calls.length, shown: homes.length });
  const shownPrices = new Map(
    homes.map(({ reference, message }) => [reference, Advert.parse(message).property.price_information]),
  );
  const wanted = await Promise.all(advertisedWorlds.map(findWantedAdvert));
  // Their log-ins are events, too.
  await waitUntilSettled();
  const wrongPrices = wanted.flatMap(({ home, price }) => {
    const found = shownPrices.get(home)?.price;
    shownPrices.delete(home);
    return found === price ? [] : [`the portal shows ${home} for ${found}, which is to be ${price}`];
  });
  return [
    ...wrongPrices,
    ...[...shownPrices.keys()].map((home) => `the portal shows ${home}, which nobody wants there`),
  ];
}

/** The home of a world, and its price where the portal is to show it. */
async function findWantedAdvert({ home, seller: before }: MarketWorld) {
  const seller = await client.advanceAndLogIn(0, before);
  const { status, price } = HomePage.parse((await client.getPropertyPage(home, seller)).body);
  const { owners } = await client.getPortals(seller, home);
  const isWanted = isOnPortals(status) && owners.every(({ portals }) => portals.includes(portal));
  return { home, price: isWanted ? price : undefined };
}

/** The longest pause between two tries. */
async function letHourPass(): Promise<void> {
  await waitUntilSettled();
  cloud.clock.advance(hourMs);
  await waitUntilSettled();
}
