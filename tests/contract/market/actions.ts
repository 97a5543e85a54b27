import { cloud } from '../../support/cloud.ts';
import { viewingClient, drawNextSum, type MarketPerson, type MarketWorld } from './market-world.ts';
import type { MarketView } from './views.ts';

/** An action of a client; `n` selects the buyer or the slot. */
export interface MarketAction {
  readonly verb: string;
  readonly n: number;
}
interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}
type CreateRequest = (scene: ActionContext) => ApiRequest | undefined;
interface ActionContext {
  readonly world: MarketWorld;
  readonly view: MarketView;
  readonly actor: MarketPerson;
  readonly buyer: MarketPerson;
  readonly n: number;
}

const put = (path: string, body?: unknown): ApiRequest => ({ method: 'PUT', path, body });
const post = (path: string, body?: unknown): ApiRequest => ({ method: 'POST', path, body });

/** The seller's n-th open object, or a buyer's latest one, as of the last view. */
const findTheirs = <T extends { readonly counterpart: { id: string }; readonly can: readonly string[] }>(
  all: readonly T[],
  { world, actor, buyer, n }: ActionContext,
): T | undefined => {
  if (actor !== world.seller) return all.find(({ counterpart }) => counterpart.id === buyer.id);
  const open = all.filter(({ can }) => can.length > 0);
  return open[n % Math.max(1, open.length)];
};
const findOffer = (scene: ActionContext) => findTheirs(scene.view.offers, scene);
const findViewing = (scene: ActionContext) => findTheirs(scene.view.viewings, scene);
const createOfferStep =
  (body: (scene: ActionContext) => object): CreateRequest =>
  (scene) => {
    const offer = findOffer(scene);
    return offer && put(`/api/offers/${offer.id}`, body(scene));
  };
const createViewingStep =
  (body: (scene: ActionContext) => object | undefined): CreateRequest =>
  (scene) => {
    const viewing = findViewing(scene);
    const sent = body(scene);
    return viewing && sent && put(`/api/viewing/update/${viewing.id}/${viewing.messageId}`, sent);
  };
const createDecision =
  (how: 'accept' | 'reject'): CreateRequest =>
  (scene) => {
    const viewing = findViewing(scene);
    const slot = viewing?.proposal?.timeSlotId ?? viewing?.timeSlotId;
    return (
      viewing && put(`/api/viewing/${how}/${slot}/${viewing.messageId}`, how === 'reject' ? {} : undefined)
    );
  };
const createViewingRequest =
  (waitlist: boolean): CreateRequest =>
  ({ view: { slots }, world, n }) => {
    const slot = slots[n % Math.max(1, slots.length)];
    return slot && post('/api/viewing', { propertyId: world.home, timeSlotId: slot.id, waitlist });
  };

/** Actions of both sides in a chat. */
const chatActions: Record<string, CreateRequest> = {
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
  sayYes: (scene) => answerCard(scene, 'accepted'),
  sayNo: (scene) => answerCard(scene, 'rejected'),
};
type Message = NonNullable<MarketView['chats'][number]['buyers']>['messages'][number];
function lastMessage({ world, view, actor, buyer }: ActionContext, wanted: (message: Message) => boolean) {
  const chat = view.chats[world.buyers.indexOf(buyer)];
  return (actor === world.seller ? chat?.sellers : chat?.buyers)?.messages.find(wanted);
}
function answerCard(scene: ActionContext, status: string): ApiRequest | undefined {
  const card = lastMessage(scene, ({ kind }) => kind === 'card');
  return card && put(`/api/messages/update-status/${card.id}`, { status });
}

const getOtherSide = ({ world, actor, buyer }: ActionContext): MarketPerson =>
  actor === world.seller ? buyer : world.seller;
const createPublishing =
  (published: boolean): CreateRequest =>
  ({ world: { home } }) =>
    put(`/api/property-published/${home}`, { published });

/** Actions that block and unblock. */
const blockActions: Record<string, CreateRequest> = {
  block: (scene) => post('/api/report', { type: 'block', userId: getOtherSide(scene).id }),
  unblock: (scene) => post(`/api/un-block-user/${getOtherSide(scene).id}`),
};

const sellerActions: Record<string, CreateRequest> = {
  ...chatActions,
  ...blockActions,
  pause: createPublishing(false),
  resume: createPublishing(true),
  accept: (scene) => {
    const offer = findOffer(scene);
    return offer && put(`/api/accept-offer/${offer.id}`, { keepBackups: scene.n !== 2 });
  },
  reject: (scene) => {
    const offer = findOffer(scene);
    return offer && put(`/api/reject-offer/${offer.id}`, { reason: 'too_low' });
  },
  counter: (scene) => {
    const { world, buyer } = scene;
    const offer = findOffer(scene);
    const other = world.buyers.find(({ id }) => id === offer?.counterpart.id) ?? buyer;
    return createOfferStep(() => ({ action: 'counter', amount: drawNextSum(world, other) }))(scene);
  },
  release: createOfferStep(() => ({ action: 'release', reason: 'too_slow' })),
  relist: ({ world: { home } }) => post(`/api/relist-property/${home}`),
  callRound: ({ world: { home } }) =>
    post(`/api/best-and-final/${home}`, {
      deadline: new Date(cloud.clock.now() + 24 * 3_600_000).toISOString(),
    }),
  cancelRound: ({ world: { home } }) => ({ method: 'DELETE', path: `/api/best-and-final/${home}` }),
  confirm: createDecision('accept'),
  decline: createDecision('reject'),
  propose: createViewingStep(({ view: { slots }, n }) => slots[n] && { timeSlotId: slots[n].id }),
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

const buyerActions: Record<string, CreateRequest> = {
  ...chatActions,
  ...blockActions,
  offer: ({ world, buyer }) =>
    post('/api/offers', {
      propertyId: world.home,
      amount: drawNextSum(world, buyer),
      funding: 'cash',
      position: 'ftb',
    }),
  raise: createOfferStep(({ world, buyer }) => ({ amount: drawNextSum(world, buyer) })),
  withdraw: createOfferStep(() => ({ action: 'withdraw', reason: 'changed_mind' })),
  acceptCounter: createOfferStep(() => ({ action: 'accept_counter' })),
  rejectCounter: createOfferStep(() => ({ action: 'reject_counter' })),
  reconfirm: createOfferStep(() => ({ action: 'reconfirm' })),
  ask: createViewingRequest(false),
  wait: createViewingRequest(true),
  move: createViewingStep(({ view: { slots }, n }) => slots[n] && { timeSlotId: slots[n].id }),
  cancel: createViewingStep(() => ({ status: 'cancelled', reason: 'Another day' })),
  agree: createDecision('accept'),
};

/** Verbs that are listed more often are drawn more often. */
export const sellerVerbs = [
  ...Object.keys(sellerActions),
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
export const buyerVerbs = [...Object.keys(buyerActions), 'unblock', 'offer', 'offer', 'ask', 'ask', 'ask'];

/** Performs the action of one client; skips it if it does not apply. */
export async function performMarketAction(
  world: MarketWorld,
  view: MarketView,
  client: number,
  { verb, n }: MarketAction,
): Promise<void> {
  // Clients 0 and 1 are the seller's, then two of each buyer's.
  const selling = client < 2;
  const buyer = world.buyers[selling ? n : Math.floor(client / 2) - 1];
  if (!buyer) return;
  const actor = selling ? world.seller : buyer;
  const wanted = (selling ? sellerActions : buyerActions)[verb]?.({ world, view, actor, buyer, n });
  if (!wanted) return;
  const { path, ...call } = wanted;
  const { status, text } = await cloud.api(path, { ...call, token: actor.token });
  world.answers.push({ verb: `${selling ? 'seller' : 'buyer'} ${verb}`, status, text });
}
