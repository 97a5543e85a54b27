import { setTimeout as delay } from 'node:timers/promises';
import {
  type MarketAction,
  buyerVerbs,
  performMarketAction,
  sellerVerbs,
} from '../contract/market/actions.ts';
import { createMarketWorld, passTime, type MarketWorld } from '../contract/market/market-world.ts';
import { republishEvents } from '../contract/market/repeated-events.ts';
import { answerStaleCards, listBrokenRules } from '../contract/market/rules.ts';
import { type MarketView, loadMarketView } from '../contract/market/views.ts';
import { createCardPaymentClient, cardNumbers } from '../support/clients/card-payments.ts';
import { cloud } from '../support/cloud.ts';
import { listUndelivered } from './end-checks.ts';
import { beginPortalFault, sendToPortal } from './portal-play.ts';
import { sweepOutbox, waitUntilSettled } from './settle.ts';

/** What people did; `unacknowledged` calls ended in the gateway’s 500 of a killed function. */
export const totals = { worlds: 0, calls: 0, acknowledged: 0, unacknowledged: 0, payments: 0, events: 0 };

const client = createCardPaymentClient(cloud);
/** Payments that people made, with their pence. */
export const payments = new Map<string, number>();

interface Play {
  readonly random: () => number;
  /** Begins the faults. */
  readonly begin: () => void;
  /** Ends the kills: retries would meet one each, as the clock moves to them. */
  readonly endKills: () => void;
  readonly end: () => void;
  readonly until: number;
}

const momentsPerWorld = 8;
const hoursToPass = [0, 0, 0, 1, 25, 74];
const opening = ['read', 'openSlot', 'offer', 'ask', 'offer', 'ask', 'offer', 'write'];

/** The moments of one home with its seller and three buyers, and one payment; returns the broken rules. */
export async function playWorld(play: Play): Promise<string[]> {
  const world = await createMarketWorld();
  totals.worlds += 1;
  await sendToPortal(world);
  const problems = await payUnderFaults(play);
  let view = await loadMarketView(world);
  const seen = new Set(world.knownEventIds);
  for (let moment = 0; moment < momentsPerWorld && problems.length === 0; moment += 1) {
    if (Date.now() > play.until && moment > 0) break;
    // oxlint-disable-next-line no-await-in-loop -- moments follow each other
    view = await playMoment(play, world, view, moment === 0);
    problems.push(...listBrokenRules(view, world), ...listMissing(view, world));
    // oxlint-disable-next-line no-await-in-loop -- moments follow each other
    const stale = await answerStaleCards(view, world);
    problems.push(...stale.filter((status) => status !== 409).map((status) => `stale card: ${status}`));
    const events = cloud.events().filter(({ id }) => !seen.has(id));
    for (const { id } of events) seen.add(id);
    totals.events += events.length;
    problems.push(...listUndelivered(events));
  }
  return problems;
}

async function playMoment(
  { random, begin, endKills, end }: Play,
  world: MarketWorld,
  before: MarketView,
  isFirst: boolean,
) {
  const answersBefore = world.answers.length;
  const acts = opening.map((verb, index): MarketAction => {
    const verbs = index < 2 ? sellerVerbs : buyerVerbs;
    const drawn = { verb: verbs[Math.floor(random() * verbs.length)] ?? 'read', n: Math.floor(random() * 3) };
    return isFirst ? { verb, n: 0 } : drawn;
  });
  const order = Array.from({ length: 10 }, () => Math.floor(random() * 100));
  const hours = hoursToPass[Math.floor(random() * hoursToPass.length)] ?? 0;
  const portalFault = await beginPortalFault(random);
  begin();
  await Promise.all([
    ...acts.map((act, number) => performMarketAction(world, before, number, act)),
    portalFault.act(world),
  ]);
  await republishEvents(world, order);
  await delay(random() * longestStormMs);
  endKills();
  await waitUntilSettled();
  await portalFault.end();
  end();
  await waitUntilSettled();
  await sweepOutbox();
  await passTime(world, hours);
  countAnswers(world, answersBefore);
  return loadMarketView(world);
}

const isLost = ({ status, text }: MarketWorld['answers'][number]): boolean =>
  status === 500 && text.includes('Internal Server Error');

/** How long functions are killed after the last act of a moment, while events go their ways. */
const longestStormMs = 3_000;

/** Counts the answers, and leaves out those of killed functions, which acknowledge nothing. */
function countAnswers(world: MarketWorld, from: number): void {
  const answers = world.answers.splice(from);
  totals.calls += answers.length;
  totals.unacknowledged += answers.filter(isLost).length;
  totals.acknowledged += answers.filter(({ status }) => status < 300).length;
  world.answers.push(...answers.filter((answer) => !isLost(answer)));
}

/** The id of what a call made, alone or in its chat message's view. */
const firstId = (text: string): string => /"id":"([a-z]+_[0-9A-Z]{26})"/.exec(text)?.[1] ?? 'without an id';
const making = /^(?:buyer (?:offer|ask|wait)|(?:buyer|seller) write)$/;

/** Acknowledged offers, viewings and messages that neither of the two sees any more. */
function listMissing(view: MarketView, world: MarketWorld): string[] {
  const text = JSON.stringify([view.offers, view.viewings, view.chats]);
  return world.answers.flatMap((answer) => {
    if (answer.status >= 300 || !making.test(answer.verb)) return [];
    const id = firstId(answer.text);
    return text.includes(id) ? [] : [`${answer.verb}: the acknowledged ${id} is missing`];
  });
}

/** A package paid by card, with the provider’s webhook and all that follows under faults. */
async function payUnderFaults({ random, begin, endKills, end }: Play): Promise<string[]> {
  const { seller, home, packageId } = await client.createUnpaidPackage();
  const { paymentId, url } = await client.startPayment(seller, packageId);
  begin();
  await client.payByCard(url, cardNumbers.good);
  await delay(random() * longestStormMs);
  endKills();
  await waitUntilSettled();
  end();
  await sweepOutbox();
  const { status, totalPence } = await client.getPayment(seller, paymentId);
  const { current } = await client.getPackages(seller, home);
  payments.set(paymentId, totalPence);
  totals.payments += 1;
  if (status === 'succeeded' && current?.id === packageId && current.status === 'active') return [];
  return [`payment ${paymentId} is ${status}, its package ${current?.status ?? 'not there'}`];
}
