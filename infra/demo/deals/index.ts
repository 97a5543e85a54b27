import * as z from 'zod';
import type { Cloud } from '../../local/runtime/cloud.ts';
import type { DemoHome } from '../homes/homes.ts';
import { openAccount } from '../people/people.ts';
import type { Progress } from '../progress.ts';
import { inParallel, Refusal, type Site } from '../site.ts';
import { handInChecks } from './checks.ts';
import { durham, durhamTimes } from './durham.ts';
import { elsewhere, kendalTimes } from './elsewhere.ts';
import { favourites } from './favourites.ts';
import { furtherStories } from './further.ts';
import { shareHome } from './joint-owners.ts';
import { leicester } from './leicester.ts';
import { type Party, perform, type Stage } from './perform.ts';
import { bristol, colchester, shrewsbury } from './sales.ts';
import { savedSearches } from './saved-searches.ts';
import { buyers, coOwner, homes, othersHomes } from './story.ts';
import { visitsOf } from './visits.ts';

export interface Deals {
  /** The email of the property's seller. */
  readonly sellerOf: (home: string) => string;
  /** Whether a property has to be written before the stories. */
  readonly needs: (home: string) => boolean;
  /** Whether the id of a property has to be stored. */
  readonly concerns: (home: string) => boolean;
  /** Saves a property as the demo buyer's favourite, while it still has its first price. */
  likeOf(home: string, propertyId: string): Promise<void>;
  /** Adds the page views of a property of the demo's seller, from the day it went on sale. */
  visit(home: DemoHome, propertyId: string): Promise<void>;
  perform(): Promise<void>;
  /** Whether every story is written to its end. */
  isTold(): boolean;
  /** Writes the story of a property that was just put on sale, if it has one. */
  tellOf(home: string): Promise<void>;
}

const own: ReadonlySet<string> = new Set(Object.values(homes));
const needed: ReadonlySet<string> = new Set([...own, ...Object.values(othersHomes)]);
const seller = { email: 'seller@gable.test', firstName: 'Maggie', lastName: 'Ashworth' } as const;
const sellerOf = (home: string): string => (own.has(home) ? seller.email : 'homes@gable.test');

const opening = [durhamTimes, kendalTimes];
/** The stories that are written before the mass of properties. */
export const stories = [...durham, ...leicester, shrewsbury, colchester, bristol, ...elsewhere];
const memberForDays = 110;
/** Key in the progress: the buyers have accounts. */
const joined = 'buyers join';
/** Key in the progress: two buyers handed in proof that they can proceed. */
const checked = 'buyers are checked';
/** Key in the progress: the property with offers to compare has joint owners. */
const shared = 'owners agree';
/** Key in the progress: the buyer to log in as saved searches. */
const watched = 'buyer saves searches';

interface World {
  readonly site: Site;
  readonly cloud: Cloud;
  readonly progress: Progress;
  readonly tokenOf: (email: string) => Promise<string>;
}

/** What people do with the demo's properties: chats, viewings, offers and sales. */
export function dealsAt(world: World, all: readonly DemoHome[]): Deals {
  const { site, cloud, progress } = world;
  const further = furtherStories(all);
  const party = partiesOf(world);
  const stage: Stage = {
    site,
    progress,
    sellerOf: (home) => party(sellerOf(home)),
    buyer: (name) => party(buyers[name].email),
    quiet: cloud.idle,
  };
  const atOnce = { ...stage, quiet: () => Promise.resolve() };
  return {
    sellerOf,
    needs: (home) => needed.has(home),
    concerns: (home) => needed.has(home) || further.has(home),
    async likeOf(home, propertyId) {
      const favourite = favourites.get(home);
      if (!favourite) return;
      const { daysAgo, note } = favourite;
      const token = await world.tokenOf(buyers.daniel.email);
      await site('/api/favourites', z.unknown(), { token, body: { propertyId, note }, daysAgo });
    },
    async visit(home, propertyId) {
      const visits = own.has(home.key) ? visitsOf(home) : [];
      for (const from of visits)
        await site('/api/property-view', z.unknown(), { body: { propertyId }, ...from });
    },
    async perform() {
      await once(progress, joined, () => join(world));
      await Promise.all([
        once(progress, watched, () => saveSearches(world)),
        once(progress, checked, () => handInChecks(world, buyers.daniel, buyers.grace)),
        once(progress, shared, async () => {
          const propertyId = progress.idOf(homes.leicester);
          if (propertyId !== undefined) await shareHome(world, propertyId, seller.email);
        }),
      ]);
      await perform(opening, stage);
      await perform(stories, stage);
    },
    isTold: () =>
      [...opening, ...stories].every(
        ({ name, home, steps }) =>
          progress.idOf(home) === undefined || progress.played(name).steps >= steps.length,
      ),
    async tellOf(home) {
      const story = further.get(home);
      if (story) await perform([story], atOnce);
    },
  };
}

/** Does `work` unless an earlier start did; `name` is its key in the progress. */
async function once(progress: Progress, name: string, work: () => Promise<void>): Promise<void> {
  if (progress.played(name).steps > 0) return;
  await work();
  progress.notePlayed(name, { steps: 1, kept: {} });
}

/** Registers the joint owner, and all buyers except the one to log in as, who has an account already. */
async function join({ site, cloud, tokenOf }: World): Promise<void> {
  const { daniel: _, ...others } = buyers;
  await inParallel([...Object.values(others), coOwner], 2, async ({ email, userName }) => {
    try {
      await openAccount(site, cloud, { email, userName, daysAgo: memberForDays });
    } catch (error) {
      // They joined before an earlier start was cut off.
      if (!(error instanceof Refusal && error.status === 422)) throw error;
    }
  });
  await inParallel([seller, coOwner, ...Object.values(buyers)], 2, async (person) => {
    if ('firstName' in person) await introduce(site, await tokenOf(person.email), person);
  });
}

/** Saves the searches of the buyer to log in as; an interrupted start saves those again that are there already. */
async function saveSearches({ site, tokenOf }: World): Promise<void> {
  const token = await tokenOf(buyers.daniel.email);
  for (const { daysAgo, ...body } of savedSearches)
    await site('/api/saved-searches', z.unknown(), { token, body, daysAgo });
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}
const introduce = (site: Site, token: string, { firstName, lastName }: Named) =>
  site('/api/buyer-seller/update-profile', z.unknown(), {
    method: 'PUT',
    token,
    body: { firstName, lastName },
    daysAgo: memberForDays - 1,
  });

const Me = z.object({ id: z.string() });

function partiesOf({ site, tokenOf }: World): (email: string) => Promise<Party> {
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
