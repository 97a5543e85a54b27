import { createViewingClient } from '../../support/clients/viewings.ts';
import { cloud } from '../../support/cloud.ts';

export const viewingClient = createViewingClient(cloud);
export interface MarketPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  token: string;
}

/** A property on sale, its seller and three buyers who know nothing of each other. */
export interface MarketWorld {
  readonly home: string;
  readonly seller: MarketPerson;
  readonly buyers: readonly MarketPerson[];
  /** Unique amounts named between the seller and each buyer. */
  readonly sums: ReadonlyMap<string, Set<number>>;
  sumCount: number;
  /** All answers to the clients' commands. */
  readonly answers: { readonly verb: string; readonly status: number; readonly text: string }[];
  /** Ids of events that were repeated, or are older than this world. */
  readonly knownEventIds: Set<string>;
}

let worldCount = 0;
export async function createMarketWorld(): Promise<MarketWorld> {
  worldCount += 1;
  const seller = await viewingClient.createMember(`Sybil Seller ${worldCount}`);
  const buyers = [
    await viewingClient.createMember(`Quincy Quill ${worldCount}`),
    await viewingClient.createMember(`Wanda Wexford ${worldCount}`),
    await viewingClient.createMember(`Zeno Zachary ${worldCount}`),
  ];
  const home = await viewingClient.publishProperty(seller);
  await viewingClient.grantPackage(seller, home, 'plus');
  await viewingClient.openSlot(seller, home, viewingClient.getSlotStart(30));
  await viewingClient.openSlot(seller, home, viewingClient.getSlotStart(54), {
    kind: 'open_house',
    capacity: 2,
  });
  const sums = new Map(buyers.map(({ id }) => [id, new Set<number>()]));
  return {
    home,
    seller,
    buyers,
    sums,
    sumCount: 0,
    answers: [],
    knownEventIds: new Set(cloud.events().map(({ id }) => id)),
  };
}

/** A new amount, higher than all earlier ones. */
export function drawNextSum(world: MarketWorld, buyer: MarketPerson): number {
  world.sumCount += 1;
  const sum = 300_000 + world.sumCount * 1_113;
  world.sums.get(buyer.id)?.add(sum);
  return sum;
}

/** Advances the clock and logs everyone in again. */
export async function passTime(world: MarketWorld, hours: number): Promise<void> {
  cloud.clock.advance(hours * 3_600_000);
  for (const person of [world.seller, ...world.buyers])
    person.token = (await viewingClient.getTokens(person.email)).access_token;
}

/** Due events are published some seconds later, so this waits until no event is left. */
export async function waitForRest(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await cloud.idle();
    cloud.clock.advance(6_000);
  }
  await cloud.idle();
}
