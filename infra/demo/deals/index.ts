import type { Cloud } from '@gable/local-cloud';
import * as z from 'zod';
import { dayMs } from '../../local/time.ts';
import type { DemoHome } from '../homes/homes.ts';
import { registerUser } from '../people/people.ts';
import { createOwnerProof } from '../people/prove-owner.ts';
import { assignSellers } from '../people/sellers.ts';
import { type Progress, runOnce } from '../progress.ts';
import { runInParallel, type Site } from '../site.ts';
import { acceptCounter, acceptOffer } from './actions.ts';
import { createAgreedSales } from './agreed-sales.ts';
import { addPaper, submitChecks } from './checks.ts';
import { durham, durhamTimes } from './durham.ts';
import { endedSales } from './ended-sales.ts';
import { favourites } from './favourites.ts';
import { shareHome } from './joint-owners.ts';
import { leicester } from './leicester.ts';
import { edinburghNotes, nations } from './nations.ts';
import { otherSellers, kendalTimes } from './other-sellers.ts';
import { type Party, performStories, type StoryContext } from './perform-stories.ts';
import { bristol, colchester, shrewsbury } from './sales.ts';
import { savedSearches } from './saved-searches.ts';
import { buyers, coOwner, getBuyerEmail, storyHomes, othersHomes } from './story.ts';
import { createVisits } from './visits.ts';

export interface Deals {
  /** The email of the property's seller. */
  readonly sellerOf: (home: string) => string;
  /** Whether a property has to be written before the stories. */
  readonly isNeeded: (home: string) => boolean;
  /** Whether the id of a property has to be stored. */
  readonly isIdNeeded: (home: string) => boolean;
  /** Saves a property as the demo buyer's favourite, while it still has its first price. */
  saveFavourite(home: string, propertyId: string): Promise<void>;
  perform(): Promise<void>;
  /** Whether every story is written to its end. */
  isComplete(): boolean;
  /** Writes the story of a property that was just put on sale, if it has one. */
  performAgreedSale(home: string): Promise<void>;
}

const ownHomes: ReadonlySet<string> = new Set(Object.values(storyHomes));
const needed: ReadonlySet<string> = new Set([...ownHomes, ...Object.values(othersHomes)]);
const seller = { email: 'seller@gable.test', firstName: 'Maggie', lastName: 'Ashworth' } as const;

/** What other stories need: times to view, and notes of interest before a closing date. */
const firstStories = [durhamTimes, kendalTimes, ...edinburghNotes];
/** The stories that are written before the mass of properties. */
export const stories = [
  ...durham,
  ...leicester,
  shrewsbury,
  colchester,
  bristol,
  ...otherSellers,
  ...nations,
  ...endedSales,
];
const memberForDays = 110;
/** Key in the progress: the buyers have accounts. */
const buyersJoined = 'buyers join';
/** Key in the progress: buyers handed in proof that they can proceed. */
const buyersChecked = 'buyers are checked';
/** Key in the progress: the property with offers to compare has joint owners. */
const ownersAgreed = 'owners agree';
/** Key in the progress: the seller to log in as proved two homes; the others are left to be proved. */
const ownerProven = 'owner is proven';
const provenHomes: ReadonlySet<string> = new Set([storyHomes.leicester, storyHomes.durham]);
/** Key in the progress: the home with a closing date has its Home Report. */
const reportUploaded = 'home report is uploaded';
/** Key in the progress: the buyer to log in as saved searches. */
const searchesSaved = 'buyer saves searches';

/** Key in the progress: the homes of the seller to log in as have their page views. */
const homesVisited = 'homes are visited';

interface World {
  readonly site: Site;
  readonly cloud: Cloud;
  readonly progress: Progress;
  readonly tokenOf: (email: string) => Promise<string>;
}

/** What people do with the demo's properties: chats, viewings, offers and sales. */
export function createDeals(world: World, all: readonly DemoHome[]): Deals {
  const { site, cloud, progress } = world;
  const further = createAgreedSales(all);
  const party = createPartyFinder(world);
  const sellers = assignSellers(all.filter(({ key }) => !ownHomes.has(key)));
  const getSellerEmail = (home: string): string => sellers.get(home) ?? seller.email;
  const storyContext: StoryContext = {
    site,
    progress,
    sellerOf: (home) => party(getSellerEmail(home)),
    buyer: (buyer) => party(getBuyerEmail(buyer)),
    quiet: cloud.idle,
  };
  const atOnce = { ...storyContext, quiet: () => Promise.resolve() };
  return {
    sellerOf: getSellerEmail,
    isNeeded: (home) => needed.has(home),
    isIdNeeded: (home) => needed.has(home) || further.has(home),
    async saveFavourite(home, propertyId) {
      const favourite = favourites.get(home);
      if (!favourite) return;
      const { daysAgo, note } = favourite;
      const token = await world.tokenOf(buyers.daniel.email);
      await site('/api/favourites', z.unknown(), { token, body: { propertyId, note }, daysAgo });
    },
    async perform() {
      await runOnce(progress, buyersJoined, () => registerBuyers(world));
      await Promise.all([
        runOnce(progress, homesVisited, () => visitOwnHomes(world, all)),
        runOnce(progress, searchesSaved, () => saveSearches(world)),
        runOnce(progress, buyersChecked, () =>
          submitChecks(world, [buyers.daniel, buyers.marcus], buyers.grace),
        ),
        runOnce(progress, ownerProven, () => proveOwnHomes(world, all)),
        runOnce(progress, reportUploaded, () => uploadReport(world, getSellerEmail(othersHomes.edinburgh))),
        runOnce(progress, ownersAgreed, async () => {
          const propertyId = progress.findId(storyHomes.leicester);
          if (propertyId !== undefined) await shareHome(world, propertyId, seller.email);
        }),
      ]);
      await performStories(firstStories, storyContext);
      await performStories(stories, storyContext);
    },
    isComplete: () =>
      [...firstStories, ...stories].every(
        ({ name, home, steps }) =>
          progress.findId(home) === undefined || progress.getStory(name).steps >= steps.length,
      ),
    async performAgreedSale(home) {
      const story = further.get(home);
      if (story) await performStories([story], atOnce);
    },
  };
}

/** How many days ago the sale of a home was agreed; undefined without one. */
function findAgreedDay(key: string): number | undefined {
  const now = new Date();
  const agreed = stories
    .filter(({ home }) => home === key)
    .flatMap(({ steps }) => steps.filter(([, act]) => act === acceptOffer || act === acceptCounter));
  const [when] = agreed[0] ?? [];
  return when && Math.floor((now.getTime() - when(now).getTime()) / dayMs);
}

/**
 * Adds the page views of the homes of the seller to log in as, from the day that each went on sale: day by day, as the
 * site has a key of each day for its visitors.
 */
async function visitOwnHomes({ site, progress }: World, all: readonly DemoHome[]): Promise<void> {
  const visits = all
    .filter(({ key }) => ownHomes.has(key))
    .flatMap((home) => {
      const propertyId = progress.findId(home.key);
      return propertyId === undefined
        ? []
        : createVisits(home, findAgreedDay(home.key)).map((visit) => ({ ...visit, propertyId }));
    });
  await runInParallel(
    visits.toSorted((a, b) => b.daysAgo - a.daysAgo),
    4,
    ({ propertyId, ...visit }) =>
      site('/api/property-view', z.unknown(), { body: { propertyId }, isRepeatable: true, ...visit }),
  );
}

/** Proves some homes of the seller to log in as. */
async function proveOwnHomes(world: World, all: readonly DemoHome[]): Promise<void> {
  const proveOwner = createOwnerProof(world);
  for (const home of all.filter(({ key }) => provenHomes.has(key))) {
    const propertyId = world.progress.findId(home.key);
    if (propertyId !== undefined) await proveOwner(seller.email, home, propertyId);
  }
}

/** Gives a home in Scotland the Home Report that its buyers ask for. */
async function uploadReport({ site, progress, tokenOf }: World, email: string): Promise<void> {
  const id = progress.findId(othersHomes.edinburgh);
  if (id === undefined) return;
  const token = await tokenOf(email);
  const homeReportFile = await addPaper(site, token, 'Home Report');
  const { version } = await site(`/api/properties/${id}`, Versioned, { token });
  await site(`/api/properties/${id}`, z.unknown(), {
    method: 'PUT',
    token,
    body: { homeReportFile, version },
    daysAgo: 20,
  });
}

/** Registers the joint owner, and all buyers except the one to log in as, who has an account already. */
async function registerBuyers({ site, cloud, tokenOf }: World): Promise<void> {
  const { daniel: _, ...others } = buyers;
  await runInParallel([...Object.values(others), coOwner], 4, ({ email, userName }) =>
    registerUser(site, cloud, { email, userName, daysAgo: memberForDays }),
  );
  await runInParallel([seller, coOwner, ...Object.values(buyers)], 2, async (person) => {
    if ('firstName' in person) await nameUser(site, await tokenOf(person.email), person);
  });
}

/** Saves the searches of the buyer to log in as; an interrupted start saves those again that are there already. */
async function saveSearches({ site, tokenOf }: World): Promise<void> {
  const token = await tokenOf(buyers.daniel.email);
  for (const { daysAgo, ...body } of savedSearches)
    await site('/api/saved-searches', z.unknown(), { token, body, daysAgo });
}

interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}
const nameUser = (site: Site, token: string, { firstName, lastName }: FullName) =>
  site('/api/buyer-seller/update-profile', z.unknown(), {
    method: 'PUT',
    token,
    body: { firstName, lastName },
    daysAgo: memberForDays - 1,
  });

const Me = z.object({ id: z.string() });
const Versioned = z.object({ version: z.int() });

function createPartyFinder({ site, tokenOf }: World): (email: string) => Promise<Party> {
  const kept = new Map<string, Promise<Party>>();
  const find = async (email: string) => {
    const token = await tokenOf(email);
    return { token, id: (await site('/api/user', Me, { token })).id };
  };
  return (email) => {
    const party = kept.get(email) ?? find(email);
    kept.set(email, party);
    return party;
  };
}
