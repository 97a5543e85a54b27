import { cloud } from '../../support/cloud.ts';
import { viewingClient, nextSum, type Person, type World } from './people.ts';
import type { View } from './views.ts';

/** An action of a client; `n` selects the buyer or the slot. */
export interface Act {
  readonly verb: string;
  readonly n: number;
}
interface Try {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
type Verb = (scene: Scene) => Try | undefined;
interface Scene {
  readonly world: World;
  readonly view: View;
  readonly actor: Person;
  readonly buyer: Person;
  readonly n: number;
}

const put = (path: string, body?: unknown): Try => ({ method: 'PUT', path, body });
const post = (path: string, body?: unknown): Try => ({ method: 'POST', path, body });

/** The seller's n-th open object, or a buyer's latest one, as of the last view. */
const theirs = <T extends { readonly counterpart: { id: string }; readonly can: readonly string[] }>(
  all: readonly T[],
  { world, actor, buyer, n }: Scene,
): T | undefined => {
  if (actor !== world.seller) return all.find(({ counterpart }) => counterpart.id === buyer.id);
  const open = all.filter(({ can }) => can.length > 0);
  return open[n % Math.max(1, open.length)];
};
const offerOf = (scene: Scene) => theirs(scene.view.offers, scene);
const viewingOf = (scene: Scene) => theirs(scene.view.viewings, scene);
const step =
  (body: (scene: Scene) => object): Verb =>
  (scene) => {
    const offer = offerOf(scene);
    return offer && put(`/api/offers/${offer.id}`, body(scene));
  };
const viewingStep =
  (body: (scene: Scene) => object | undefined): Verb =>
  (scene) => {
    const viewing = viewingOf(scene);
    const sent = body(scene);
    return viewing && sent && put(`/api/viewing/update/${viewing.id}/${viewing.messageId}`, sent);
  };
const decided =
  (how: 'accept' | 'reject'): Verb =>
  (scene) => {
    const viewing = viewingOf(scene);
    const slot = viewing?.proposal?.timeSlotId ?? viewing?.timeSlotId;
    return (
      viewing && put(`/api/viewing/${how}/${slot}/${viewing.messageId}`, how === 'reject' ? {} : undefined)
    );
  };
const asking =
  (waitlist: boolean): Verb =>
  ({ view: { slots }, world, n }) => {
    const slot = slots[n % Math.max(1, slots.length)];
    return slot && post('/api/viewing', { propertyId: world.home, timeSlotId: slot.id, waitlist });
  };

/** Actions of both sides in a chat. */
const chatting: Record<string, Verb> = {
  write: ({ world: { home, seller }, actor, buyer }) =>
    post('/api/messages', {
      propertyId: home,
      toUserId: actor === seller ? buyer.id : seller.id,
      body: 'When does it suit you?',
    }),
  read: (scene) => {
    const last = lastMessage(scene, () => true);
    return last && put(`/api/update-is-read/${last.id}`);
  },
  takeBack: (scene) => {
    const own = lastMessage(scene, ({ mine, kind }) => mine && kind === 'text');
    return own && { method: 'DELETE', path: `/api/messages/${own.id}` };
  },
  sayYes: (scene) => answering(scene, 'accepted'),
  sayNo: (scene) => answering(scene, 'rejected'),
};
type Message = NonNullable<View['chats'][number]['buyers']>['messages'][number];
function lastMessage({ world, view, actor, buyer }: Scene, wanted: (message: Message) => boolean) {
  const chat = view.chats[world.buyers.indexOf(buyer)];
  return (actor === world.seller ? chat?.sellers : chat?.buyers)?.messages.find(wanted);
}
function answering(scene: Scene, status: string): Try | undefined {
  const card = lastMessage(scene, ({ kind }) => kind === 'card');
  return card && put(`/api/messages/update-status/${card.id}`, { status });
}

const otherOf = ({ world, actor, buyer }: Scene): Person => (actor === world.seller ? buyer : world.seller);
const publishing =
  (published: boolean): Verb =>
  ({ world: { home } }) =>
    put(`/api/property-published/${home}`, { published });

/** Actions that block and unblock. */
const keepingApart: Record<string, Verb> = {
  block: (scene) => post('/api/report', { type: 'block', userId: otherOf(scene).id }),
  unblock: (scene) => post(`/api/un-block-user/${otherOf(scene).id}`),
};

const sellers: Record<string, Verb> = {
  ...chatting,
  ...keepingApart,
  pause: publishing(false),
  resume: publishing(true),
  accept: (scene) => {
    const offer = offerOf(scene);
    return offer && put(`/api/accept-offer/${offer.id}`, { keepBackups: scene.n !== 2 });
  },
  reject: (scene) => {
    const offer = offerOf(scene);
    return offer && put(`/api/reject-offer/${offer.id}`, { reason: 'too_low' });
  },
  counter: (scene) => {
    const { world, buyer } = scene;
    const offer = offerOf(scene);
    const other = world.buyers.find(({ id }) => id === offer?.counterpart.id) ?? buyer;
    return step(() => ({ action: 'counter', amount: nextSum(world, other) }))(scene);
  },
  release: step(() => ({ action: 'release', reason: 'too_slow' })),
  relist: ({ world: { home } }) => post(`/api/relist-property/${home}`),
  callRound: ({ world: { home } }) =>
    post(`/api/best-and-final/${home}`, {
      deadline: new Date(cloud.clock.now() + 24 * 3_600_000).toISOString(),
    }),
  cancelRound: ({ world: { home } }) => ({ method: 'DELETE', path: `/api/best-and-final/${home}` }),
  confirm: decided('accept'),
  decline: decided('reject'),
  propose: viewingStep(({ view: { slots }, n }) => slots[n] && { timeSlotId: slots[n].id }),
  openSlot: ({ world: { home }, n }) => {
    const start = viewingClient.getSlotStart(26 + 24 * n);
    return post('/api/property-time-slot', { propertyId: home, start, end: viewingClient.addMinutes(start) });
  },
  moveSlot: ({ view: { slots }, n }) =>
    slots[n] &&
    put(`/api/property-time-slot/${slots[n].id}`, { start: viewingClient.addMinutes(slots[n].start, 60) }),
  closeSlot: ({ view: { slots }, n }) =>
    slots[n] && { method: 'DELETE', path: `/api/property-time-slot/${slots[n].id}` },
};

const buyers: Record<string, Verb> = {
  ...chatting,
  ...keepingApart,
  offer: ({ world, buyer }) =>
    post('/api/offers', {
      propertyId: world.home,
      amount: nextSum(world, buyer),
      funding: 'cash',
      position: 'ftb',
    }),
  raise: step(({ world, buyer }) => ({ amount: nextSum(world, buyer) })),
  withdraw: step(() => ({ action: 'withdraw', reason: 'changed_mind' })),
  acceptCounter: step(() => ({ action: 'accept_counter' })),
  rejectCounter: step(() => ({ action: 'reject_counter' })),
  reconfirm: step(() => ({ action: 'reconfirm' })),
  ask: asking(false),
  wait: asking(true),
  move: viewingStep(({ view: { slots }, n }) => slots[n] && { timeSlotId: slots[n].id }),
  cancel: viewingStep(() => ({ status: 'cancelled', reason: 'Another day' })),
  agree: decided('accept'),
};

/** Verbs that are listed more often are drawn more often. */
export const sellerVerbs = [
  ...Object.keys(sellers),
  'accept',
  'accept',
  'accept',
  'confirm',
  'confirm',
  'confirm',
  'confirm',
  'relist',
  'resume',
  'unblock',
  'read',
];
export const buyerVerbs = [...Object.keys(buyers), 'unblock', 'offer', 'offer', 'ask', 'ask', 'ask'];

/** Performs the action of one client; skips it if it does not apply. */
export async function perform(world: World, view: View, client: number, { verb, n }: Act): Promise<void> {
  // Clients 0 and 1 are the seller's, then two of each buyer's.
  const selling = client < 2;
  const buyer = world.buyers[selling ? n : Math.floor(client / 2) - 1];
  if (!buyer) return;
  const actor = selling ? world.seller : buyer;
  const wanted = (selling ? sellers : buyers)[verb]?.({ world, view, actor, buyer, n });
  if (!wanted) return;
  const { path, ...call } = wanted;
  const { status, text } = await cloud.api(path, { ...call, token: actor.token });
  world.answers.push({ verb: `${selling ? 'seller' : 'buyer'} ${verb}`, status, text });
}
