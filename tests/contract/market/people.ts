import { cloud } from '../../support/cloud.ts';
import { createViewingClient } from '../../support/clients/viewings.ts';

export const viewingClient = createViewingClient(cloud);
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  token: string;
}

/** A property on sale, its seller and three buyers who know nothing of each other. */
export interface World {
  readonly home: string;
  readonly seller: Person;
  readonly buyers: readonly Person[];
  /** Unique amounts named between the seller and each buyer. */
  readonly sums: ReadonlyMap<string, Set<number>>;
  named: number;
  /** All answers to the clients' commands. */
  readonly answers: { readonly verb: string; readonly status: number; readonly text: string }[];
  /** Ids of events that were repeated, or are older than this world. */
  readonly heard: Set<string>;
}

let worlds = 0;
export async function newWorld(): Promise<World> {
  worlds += 1;
  const seller = await viewingClient.createMember(`Sybil Seller ${worlds}`);
  const buyers = [
    await viewingClient.createMember(`Quincy Quill ${worlds}`),
    await viewingClient.createMember(`Wanda Wexford ${worlds}`),
    await viewingClient.createMember(`Zeno Zachary ${worlds}`),
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
    named: 0,
    answers: [],
    heard: new Set(cloud.events().map(({ id }) => id)),
  };
}

/** A new amount, higher than all earlier ones. */
export function nextSum(world: World, buyer: Person): number {
  world.named += 1;
  const sum = 300_000 + world.named * 1_113;
  world.sums.get(buyer.id)?.add(sum);
  return sum;
}

/** Advances the clock and logs everyone in again. */
export async function pass(world: World, hours: number): Promise<void> {
  cloud.clock.advance(hours * 3_600_000);
  for (const person of [world.seller, ...world.buyers])
    person.token = (await viewingClient.getTokens(person.email)).access_token;
}

/** Due events are published some seconds later, so this waits until no event is left. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await cloud.idle();
    cloud.clock.advance(6_000);
  }
  await cloud.idle();
}
