import { cloud } from '../../support/cloud.ts';
import type { MarketPerson, MarketWorld } from './market-world.ts';
import type { ChatSeen, MarketView } from './views.ts';

const openOffer = new Set(['pending', 'countered', 'on_hold', 'accepted']);
const openViewing = new Set(['waitlisted', 'requested', 'confirmed', 'reschedule_proposed']);
const free = new Set(['live', 'paused', 'fallen_through']);
const underWay = new Set(['under_offer', 'sold_stc']);

/** Returns the violations of a rule in a view; empty if it holds. */
type Rule = (view: MarketView, world: MarketWorld) => readonly string[];

/** At most one accepted offer, which decides the property's status and excludes other acceptable offers. */
const sale: Rule = ({ offers, status }) => {
  const accepted = offers.filter((offer) => offer.status === 'accepted').length;
  const states = offers.map((offer) => offer.status);
  const beside = accepted > 0 ? ['pending', 'countered'] : ['on_hold'];
  return [
    ...(accepted > 1 ? [`${accepted} accepted offers`] : []),
    ...((accepted > 0 ? underWay : free).has(status) ? [] : [`home ${status}, ${accepted} accepted`]),
    ...(states.some((state) => beside.includes(state)) ? [`offers ${states.join()} on ${status}`] : []),
  ];
};

/** Bookings fit the capacity; only full slots have a waitlist, and only slots with places have requests. */
const places: Rule = ({ slots, viewings }) =>
  slots.flatMap(({ id, start, booked, capacity, full }) => {
    // A buyer who declined a moved slot keeps the old time, which is no longer the slot's.
    const here = viewings.filter(
      (viewing) =>
        viewing.timeSlotId === id && (viewing.start === start || viewing.proposal?.timeSlotId === id),
    );
    const come = here.filter(({ status, agreed }) => agreed && openViewing.has(status)).length;
    const states = here.map(({ status }) => status).join();
    return [
      ...(booked > capacity ? [`${booked} parties where ${capacity} can come`] : []),
      ...(come === booked ? [] : [`${booked} booked of ${states}`]),
      ...(!full && here.some(({ status }) => status === 'waitlisted') ? [`waiting for a free time`] : []),
      ...(booked >= capacity && here.some(({ status }) => status === 'requested')
        ? [`asking for a taken time`]
        : []),
    ];
  });

const oneEach: Rule = ({ offers, viewings }, { buyers }) =>
  buyers.flatMap(({ id, name }) => {
    const own = <T extends { counterpart: { id: string } }>(all: readonly T[]) =>
      all.filter(({ counterpart }) => counterpart.id === id);
    const counts = [
      own(offers).filter(({ status }) => openOffer.has(status)).length,
      own(viewings).filter(({ status }) => openViewing.has(status)).length,
    ];
    return counts.some((count) => count > 1) ? [`${name} has ${counts.join(' and ')} open`] : [];
  });

/** Between users with a block between them nothing is open except a sale, and the outcome of a viewing that was. */
const apart: Rule = ({ offers, viewings, blockedBuyers: buyers }) =>
  [...buyers].flatMap(({ id, name }) => {
    const now = new Date(cloud.clock.now()).toISOString();
    const open = [
      ...offers.filter(({ status }) => openOffer.has(status) && status !== 'accepted'),
      ...viewings.filter(
        ({ status, end }) => openViewing.has(status) && (status !== 'confirmed' || end > now),
      ),
    ].filter(({ counterpart }) => counterpart.id === id);
    return open.map(({ id: what, status }) => `${name}: ${what} is ${status}`);
  });

/**
 * A card's object is in its chat with its latest card, and has the same status on both sides and in all
 * lists.
 */
const cards: Rule = ({ chats, offers, viewings }) =>
  chats.flatMap(({ sellers, buyers }) => {
    if (!sellers || !buyers) return [];
    const known = new Map([...offers, ...viewings].map(({ id, status }) => [id, status]));
    return [sellers, buyers].flatMap((chat) => {
      const objects = [...chat.offers, ...chat.viewings];
      const shown = new Set(chat.messages.map(({ id }) => id));
      const orphans = chat.messages.filter(({ card }) => card && !objects.some(({ id }) => id === card.id));
      return [
        ...orphans.map(({ card }) => `a card of ${card?.type} ${card?.id}, which is not there`),
        ...objects.flatMap(({ id, status, messageId }) => [
          ...(known.get(id) === status ? [] : [`${id} is ${status} in the chat, ${known.get(id)} else`]),
          ...(shown.has(messageId) ? [] : [`${id} is ${status} without its card ${messageId}`]),
        ]),
      ];
    });
  });

const countUnread = (chat: ChatSeen | undefined): number =>
  (chat?.messages ?? []).filter(({ mine, state, removed }) => !mine && !removed && state !== 'read').length;

/** Unread counters match the unread messages. */
const unread: Rule = ({ chats, unread: counters }, { seller, buyers }) => {
  const there = new Map<MarketPerson, number>([
    [seller, chats.reduce((sum, { sellers }) => sum + countUnread(sellers), 0)],
    ...buyers.map((buyer, index) => [buyer, countUnread(chats[index]?.buyers)] as const),
  ]);
  return [...there].flatMap(([person, count]) =>
    counters.get(person) === count ? [] : [`${person.name}: ${counters.get(person)} unread, ${count} there`],
  );
};

/** Nothing that a buyer sees contains another buyer's name, ids or amounts in any format. */
const privacy: Rule = ({ texts, offers, viewings }, { buyers, sums }) =>
  buyers.flatMap((reader) =>
    buyers
      .filter((other) => other !== reader)
      .flatMap((other) => {
        const theirs = [...offers, ...viewings].filter(({ counterpart }) => counterpart.id === other.id);
        const secrets = [
          other.id,
          other.name,
          ...theirs.flatMap(({ id, messageId }) => [id, messageId]),
          ...[...(sums.get(other.id) ?? [])].flatMap((sum) => [String(sum), sum.toLocaleString('en-GB')]),
        ];
        const told = secrets.filter((secret) =>
          new RegExp(`(?<![\\dA-Z])${secret}(?![\\dA-Z])`).test(texts.get(reader) ?? ''),
        );
        return told.map((secret) => `${reader.name} learns ${secret} of ${other.name}`);
      }),
  );

const noFault: Rule = (_, { answers }) =>
  answers.flatMap(({ verb, status, text }) => (status >= 500 ? [`${verb}: ${status} ${text}`] : []));

const rules = { sale, places, oneEach, apart, cards, unread, privacy, noFault };

/** The violations of all rules, prefixed with the rule's name. */
export function listBrokenRules(view: MarketView, world: MarketWorld): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => rule(view, world).map((text) => `${name}: ${text}`));
}

/** Both sides answer an outdated card of each chat; returns the statuses. */
export async function answerStaleCards(view: MarketView, { seller, buyers }: MarketWorld): Promise<number[]> {
  const tries = view.chats.flatMap(({ buyers: chat }, index) => {
    const current = new Set([...(chat?.offers ?? []), ...(chat?.viewings ?? [])].map((one) => one.messageId));
    const stale = (chat?.messages ?? []).find(({ id, card }) => card && !current.has(id));
    return stale ? [seller, buyers[index]].map((person) => ({ person, id: stale.id })) : [];
  });
  return Promise.all(
    tries.map(async ({ person, id }) => {
      const call = { method: 'PUT', body: { status: 'accepted' }, token: person?.token ?? '' };
      return (await cloud.api(`/api/messages/update-status/${id}`, call)).status;
    }),
  );
}
