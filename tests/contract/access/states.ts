import { hourMs } from '../../../functions/kernel/time.ts';
import { createFirm } from '../../sales/sale-examples.ts';
import { cloud } from '../../support/cloud.ts';
import { viewingClient, type Cast, callOrThrow, type CastPerson } from './cast.ts';

/** Ids for paths and bodies by their names. */
export type StateIds = Readonly<Record<string, string>>;
type CreateState = (cast: Cast) => Promise<StateIds>;

const onSale: CreateState = async ({ members: { seller, buyer } }) => ({
  home: await viewingClient.publishProperty(seller),
  buyer: buyer.id,
  seller: seller.id,
});

/** A property with time slots; the buyer and the rival have requested a viewing each. */
const asked: CreateState = async (cast) => {
  const { seller, buyer, rival } = cast.members;
  const ids = await onSale(cast);
  const home = ids['home'] ?? '';
  const start = viewingClient.getSlotStart(72);
  const slot = await viewingClient.openSlot(seller, home, start, { kind: 'open_house', capacity: 9 });
  const spare = await viewingClient.openSlot(seller, home, viewingClient.getSlotStart(96));
  const [theirs, mine] = await Promise.all([
    requestViewing(rival, home, slot),
    requestViewing(buyer, home, slot),
  ]);
  const { id: viewing, messageId: card } = mine;
  return { ...ids, start, slot, spare, viewing, card, rivals: theirs.id, rivalsCard: theirs.messageId };
};
async function requestViewing(person: CastPerson, home: string, slot: string) {
  const answer = await viewingClient.requestViewing(person, home, slot);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer;
}
const mergeIds = (ids: StateIds, answer: { messageId: string }): StateIds => ({
  ...ids,
  card: answer.messageId,
});

const booked: CreateState = async (cast) => {
  const ids = await asked(cast);
  const answer = await viewingClient.acceptViewing(cast.members.seller, ids['slot'] ?? '', ids['card'] ?? '');
  const [viewing] = await viewingClient.listOwnViewings(cast.members.buyer, `?property_id=${ids['home']}`);
  const key = String(viewing?.['icsUrl']).split('/').at(-1) ?? '';
  return { ...mergeIds(ids, answer), key };
};
const proposed: CreateState = async (cast) => {
  const ids = await asked(cast);
  const viewing = { id: ids['viewing'] ?? '', messageId: ids['card'] ?? '' };
  return mergeIds(
    ids,
    await viewingClient.changeViewing(cast.members.seller, viewing, { timeSlotId: ids['spare'] }),
  );
};
/** Headers that set the time, in hours after the start of the viewing; negative before it. */
export function toViewingHeaders({ start }: StateIds, hours: number) {
  return {
    'x-local-ahead-ms': String(Date.parse(start ?? '') - cloud.clock.now() + hours * hourMs),
  };
}
const missed: CreateState = async (cast) => {
  const ids = await booked(cast);
  const { body } = await viewingClient.call('PUT', `/api/viewing/update/${ids['viewing']}/${ids['card']}`, {
    token: cast.members.seller.token,
    headers: toViewingHeaders(ids, 2),
    body: { status: 'no_show' },
  });
  return mergeIds(ids, { messageId: String(body['messageId']) });
};

/** Both buyers made an offer; the buyer's has a proof of funds. */
const offered: CreateState = async (cast) => {
  const ids = await onSale(cast);
  await viewingClient.grantPackage(cast.members.seller, ids['home'] ?? '', 'plus');
  const { buyer, rival } = cast.members;
  const terms = { propertyId: ids['home'], funding: 'cash', position: 'ftb' };
  const withProof = { ...terms, amount: 310_000, proofDocId: cast.files.proof };
  const [mine, theirs] = await Promise.all([
    callOrThrow(buyer, 'POST', '/api/offers', withProof),
    callOrThrow(rival, 'POST', '/api/offers', { ...terms, amount: 305_000 }),
  ]);
  return { ...ids, offer: mine.id, card: mine.messageId, rivals: theirs.id, proof: cast.files.proof };
};
const round: CreateState = async (cast) => {
  const ids = await offered(cast);
  const deadline = new Date(cloud.clock.now() + 48 * 3_600_000).toISOString();
  await callOrThrow(cast.members.seller, 'POST', `/api/best-and-final/${ids['home']}`, { deadline });
  return ids;
};
const countered: CreateState = async (cast) => {
  const ids = await offered(cast);
  const counter = { action: 'counter', amount: 320_000 };
  return mergeIds(ids, await callOrThrow(cast.members.seller, 'PUT', `/api/offers/${ids['offer']}`, counter));
};
const accepted: CreateState = async (cast) => {
  const ids = await offered(cast);
  return mergeIds(
    ids,
    await callOrThrow(cast.members.seller, 'PUT', `/api/accept-offer/${ids['offer']}`, {}),
  );
};
const changeAsked: CreateState = async (cast) => {
  const ids = await accepted(cast);
  const change = { action: 'ask_change', amount: 300_000, reason: 'The survey' };
  return mergeIds(ids, await callOrThrow(cast.members.buyer, 'PUT', `/api/offers/${ids['offer']}`, change));
};
const backAgain: CreateState = async (cast) => {
  const ids = await accepted(cast);
  await cloud.idle();
  const why = { action: 'release', reason: 'too_slow' };
  await callOrThrow(cast.members.seller, 'PUT', `/api/offers/${ids['offer']}`, why);
  return ids;
};

let instructionCount = 0;
/** A sale with both solicitors named, the buyer's with a link; its memorandum is issued. */
const instructed: CreateState = async (cast) => {
  const ids = await accepted(cast);
  const { seller, buyer } = cast.members;
  const { home: propertyId = '' } = ids;
  instructionCount += 1;
  const email = `nia-${instructionCount}@hartlake.example`;
  const theirs = await callOrThrow(buyer, 'POST', '/api/solicitor', {
    propertyId,
    ...createFirm({ email }),
  });
  await callOrThrow(seller, 'POST', '/api/solicitor', {
    propertyId,
    ...createFirm({ email: 'other@hartlake.example' }),
  });
  for (const [person, name] of [
    [seller, 'Sally Seller'],
    [buyer, 'Ben Buyer'],
  ] as const)
    await callOrThrow(person, 'PUT', `/api/sale/${propertyId}/details`, {
      party: { legalNames: [name] },
      ...(person === seller && { details: { titleNumber: 'WYK123456' } }),
    });
  await callOrThrow(buyer, 'POST', `/api/sale/${propertyId}/solicitor-link`);
  const [mail] = viewingClient.listMailsOfCalls(email);
  const token = /\/sale-link#([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  const { body } = await callOrThrow(buyer, 'GET', `/api/sale/${propertyId}/${seller.id}`);
  const paper = /\/api\/memorandum\/([^"]+)/.exec(JSON.stringify(body))?.[1] ?? '';
  return { ...ids, solicitor: theirs.id, email, token, paper };
};

/** A thread with a file, a question and its answer; the rival has a thread, too. */
const talking: CreateState = async (cast) => {
  const ids = await onSale(cast);
  const { seller, buyer, rival } = cast.members;
  const { home: propertyId = '' } = ids;
  const letter = { id: cast.files.letter, name: 'Letter' };
  const body = 'Is the garden south-facing?';
  const write = (from: { id: string; token: string }, toUserId: string, more: object) =>
    callOrThrow(from, 'POST', '/api/messages', { propertyId, toUserId, body, ...more });
  await write(rival, seller.id, {});
  const withFile = await write(buyer, seller.id, { attachmentIds: [letter] });
  const question = await write(buyer, seller.id, {});
  const answer = await write(seller, buyer.id, { body: 'Yes, all day.' });
  // A viewing request notifies the seller by bell and mail.
  const start = viewingClient.getSlotStart(72);
  await requestViewing(buyer, propertyId, await viewingClient.openSlot(seller, propertyId, start));
  await cloud.idle();
  const told = await callOrThrow(seller, 'GET', '/api/notifications');
  const notification = /ntf_[0-9A-Z]{26}/.exec(JSON.stringify(told.body))?.[0] ?? '';
  const mail = viewingClient.listMails(cast.sellerEmail).find(({ headers }) => 'list-unsubscribe' in headers);
  const unsubscribe = /key=([^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  return {
    ...ids,
    bystander: cast.members.bystander.id,
    question: question.id,
    answer: answer.id,
    withFile: withFile.id,
    letter: letter.id,
    notification,
    unsubscribe,
  };
};

/** The states that the rows of the tables start from. */
export const states = {
  onSale,
  asked,
  proposed,
  booked,
  missed,
  offered,
  round,
  countered,
  accepted,
  changeAsked,
  backAgain,
  instructed,
  talking,
} as const satisfies Record<string, CreateState>;
export type State = keyof typeof states;
