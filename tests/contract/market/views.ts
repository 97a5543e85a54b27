import * as z from 'zod';
import { cloud } from '../../support/cloud.ts';
import { type MarketPerson, waitForRest, type MarketWorld } from './market-world.ts';

const OfferSeen = z.looseObject({
  id: z.string(),
  messageId: z.string(),
  status: z.string(),
  counterpart: z.object({ id: z.string() }),
  can: z.array(z.string()),
});
const ViewingSeen = OfferSeen.extend({
  timeSlotId: z.string(),
  start: z.string(),
  end: z.string(),
  agreed: z.boolean(),
  proposal: z.object({ timeSlotId: z.string() }).optional(),
});
const SlotSeen = z.looseObject({
  id: z.string(),
  start: z.string(),
  booked: z.int(),
  capacity: z.int(),
  full: z.boolean(),
});
const MessageSeen = z.looseObject({
  id: z.string(),
  kind: z.string(),
  mine: z.boolean(),
  state: z.string(),
  removed: z.boolean(),
  card: z.object({ type: z.string(), id: z.string() }).optional(),
});
export type MessageSeen = z.output<typeof MessageSeen>;
const ChatSeen = z.object({
  messages: z.array(MessageSeen),
  total: z.int(),
  viewings: z.array(ViewingSeen),
  offers: z.array(OfferSeen),
  sale: z.object({ status: z.string() }).optional(),
});
export type ChatSeen = z.output<typeof ChatSeen>;

/** The seller's view of the property and each buyer's own view, once all events are handled. */
export interface MarketView {
  readonly status: string;
  readonly offers: readonly z.output<typeof OfferSeen>[];
  readonly viewings: readonly z.output<typeof ViewingSeen>[];
  readonly slots: readonly z.output<typeof SlotSeen>[];
  /** Each buyer's chat with the seller, from both sides; empty if there is no chat. */
  readonly chats: readonly { readonly sellers?: ChatSeen; readonly buyers?: ChatSeen }[];
  readonly unread: ReadonlyMap<MarketPerson, number>;
  /** Buyers with a block between them and the seller. */
  readonly blockedBuyers: ReadonlySet<MarketPerson>;
  /** All texts that each buyer can read. */
  readonly texts: ReadonlyMap<MarketPerson, string>;
}

const readAs = async (person: MarketPerson, path: string) => {
  const answer = await cloud.api(path, { token: person.token });
  if (answer.status >= 500) throw new Error(`${path}: ${answer.text}`);
  return answer;
};
const readPage = async <T>(schema: z.ZodType<T>, person: MarketPerson, path: string): Promise<T> =>
  schema.parse((await readAs(person, path)).body);

export async function loadMarketView(world: MarketWorld): Promise<MarketView> {
  await waitForRest();
  const { home, seller, buyers } = world;
  const [{ status }, { offers }, { viewings }, { slots }] = await Promise.all([
    readPage(z.looseObject({ status: z.string() }), seller, `/api/properties/${home}`),
    readPage(z.object({ offers: z.array(OfferSeen) }), seller, `/api/property-offers/${home}?per_page=100`),
    readPage(
      z.object({ viewings: z.array(ViewingSeen) }),
      seller,
      `/api/my-viewing?property_id=${home}&per_page=200`,
    ),
    readPage(z.object({ slots: z.array(SlotSeen) }), seller, `/api/properties/time-slots/${home}`),
  ]);
  const chats = await Promise.all(buyers.map((buyer) => loadChats(world, buyer)));
  const unread = await Promise.all(
    [seller, ...buyers].map(async (person) => {
      const { unreadTotal } = await readPage(z.looseObject({ unreadTotal: z.int() }), person, '/api/user');
      return [person, unreadTotal] as const;
    }),
  );
  const blockedBuyers = await findBlockedBuyers(world);
  const texts = await Promise.all(
    buyers.map(async (buyer) => [buyer, await loadText(world, buyer)] as const),
  );
  return {
    status,
    offers,
    viewings: viewings.toSorted((a, b) => b.id.localeCompare(a.id)),
    slots,
    chats,
    unread: new Map(unread),
    blockedBuyers,
    texts: new Map(texts),
  };
}

const Blocked = z.object({ users: z.array(z.object({ id: z.string() })) });

async function findBlockedBuyers({ seller, buyers }: MarketWorld): Promise<Set<MarketPerson>> {
  const blockedBy = async (person: MarketPerson) =>
    (await readPage(Blocked, person, '/api/blocked-users')).users.map(({ id }) => id);
  const bySeller = await blockedBy(seller);
  const hiding = await Promise.all(
    buyers.map(async (buyer) =>
      bySeller.includes(buyer.id) || (await blockedBy(buyer)).includes(seller.id) ? [buyer] : [],
    ),
  );
  return new Set(hiding.flat());
}

async function loadChats({ home, seller }: MarketWorld, buyer: MarketPerson) {
  const [sellers, buyers] = await Promise.all([
    readAs(seller, `/api/buyer-seller-chat/${home}/${buyer.id}?limit=100`),
    readAs(buyer, `/api/buyer-property-messages/${home}?limit=100`),
  ]);
  if (sellers.status === 404 && buyers.status === 404) return {};
  return { sellers: ChatSeen.parse(sellers.body), buyers: ChatSeen.parse(buyers.body) };
}

async function loadText({ home, seller }: MarketWorld, buyer: MarketPerson): Promise<string> {
  const paths = [
    `/api/buyer-property-messages/${home}?limit=100`,
    `/api/property-offers/${home}`,
    `/api/sale/${home}/${seller.id}`,
    `/api/properties/time-slots/${home}`,
    `/api/properties/${home}`,
    '/api/my-offers',
    '/api/my-buying',
    '/api/my-viewing',
    '/api/messages',
    '/api/notifications?per_page=100',
  ];
  const answers = await Promise.all(paths.map((path) => readAs(buyer, path)));
  return answers.map(({ text }) => text).join('\n');
}
