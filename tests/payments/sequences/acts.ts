import { cloud } from '../../support/cloud.ts';
import { staffAt } from '../../accounts/staff.ts';
import { card, payingAt } from '../paying-at.ts';

export const paying = payingAt(cloud);
const { member, submitted, pay, byCard, byDebit, control, standing, chargeOf, call, own } = paying;

type Person = Awaited<ReturnType<typeof member>>;

/** A seller with a property, and a coupon that is limited to one use and shared with a rival. */
export interface World {
  readonly seller: Person;
  readonly home: string;
  readonly rival: { readonly person: Person; readonly home: string };
  readonly code: string;
  /** The latest choice, and all pages that the seller has opened. */
  choice: string | undefined;
  readonly pages: string[];
  readonly answers: { readonly verb: string; readonly status: number }[];
}
export interface Act {
  readonly verb: string;
  readonly n: number;
}

let worlds = 0;

export async function newWorld(): Promise<World> {
  worlds += 1;
  const [seller, person, staff] = [await member(), await member(), await staffAt(cloud)];
  const code = `LAST-${worlds}-${Date.now()}`;
  const body = { code, type: 'percent', value: 20, mostUses: 1, mostPerUser: 1 };
  const made = await call('POST', '/api/staff/coupons', { token: staff.token, body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const [home, other] = [await submitted(seller), await submitted(person)];
  return { seller, home, rival: { person, home: other }, code, choice: undefined, pages: [], answers: [] };
}

const sizes = ['standard', 'plus', 'premium'] as const;
const nth = <T>(all: readonly T[], n: number): T | undefined => all[all.length - 1 - (n % all.length)];

async function choose(world: World, n: number, couponCode?: string) {
  const packageId = sizes[n % sizes.length];
  const body = { propertyId: world.home, packageId, startNow: true, terms: true };
  const answer = await own(world.seller, 'POST', '/api/property-package', {
    ...body,
    ...(couponCode && { couponCode }),
  });
  if (answer.status === 201) world.choice = String(answer.body['id']);
  return answer.status;
}

async function open(world: World, donationPence: number) {
  if (world.choice === undefined) return 0;
  const { status, body } = await pay(world.seller, world.choice, { donationPence });
  const url = String(body['url']);
  if (status === 200 && !world.pages.includes(url)) world.pages.push(url);
  return status;
}

/** An act at the provider; an act that it refuses changes nothing. */
async function there(world: World, n: number, work: (url: string) => Promise<unknown>) {
  const url = nth(world.pages, n);
  if (url === undefined) return 0;
  try {
    await work(url);
    return 200;
  } catch {
    return 400;
  }
}

const stripe = paying.stripe;
async function disputeOf(url: string): Promise<string> {
  const { data } = await stripe.disputes.list({ charge: await chargeOf(url) });
  return data[0]?.id ?? '';
}

type Verb = (world: World, n: number) => Promise<number>;

/** Each returns a status; 0 when there was nothing to act on. */
export const verbs: Readonly<Record<string, Verb>> = {
  choose: (world, n) => choose(world, n),
  chooseByCoupon: (world, n) => choose(world, n, world.code),
  begin: (world, n) => open(world, n % 2 === 0 ? 0 : 1_00),
  twoTabs: async (world, n) => {
    const [one, other] = await Promise.all([open(world, 0), open(world, n % 2 === 0 ? 0 : 1_00)]);
    return Math.max(one, other);
  },
  pay: (world, n) => there(world, n, (url) => byCard(url, card.good)),
  payTwice: (world, n) =>
    there(world, n, (url) => Promise.all([byCard(url, card.good), byCard(url, card.good)])),
  payAll: async (world) => {
    const paid = await Promise.all(world.pages.map((url) => byCard(url, card.good)));
    return paid.length === 0 ? 0 : 200;
  },
  decline: (world, n) => there(world, n, (url) => byCard(url, card.declined)),
  payDisputed: (world, n) => there(world, n, (url) => byCard(url, card.disputed)),
  payByDebit: (world, n) => there(world, n, (url) => byDebit(url, n % 2 === 0 ? '00012345' : '33333335')),
  expire: (world, n) => there(world, n, (url) => control('expire', { session: url.split('/').at(-1) ?? '' })),
  cancel: async ({ seller, home }) => {
    const { current, pending } = await paying.packages(seller, home);
    const found = current ?? pending;
    if (!found) return 0;
    const path = `/api/property-package/status/${found.id}`;
    return (await own(seller, 'PUT', path, { status: 'cancelled' })).status;
  },
  dispute: (world, n) => there(world, n, async (url) => control('dispute', { payment: await chargeOf(url) })),
  closeDispute: (world, n) =>
    there(world, n, async (url) =>
      control('close-dispute', { dispute: await disputeOf(url), outcome: n % 2 === 0 ? 'won' : 'lost' }),
    ),
  refundThere: (world, n) =>
    there(world, n, async (url) => stripe.refunds.create({ charge: await chargeOf(url), amount: 1_00 })),
  hold: async () => {
    await control('hold');
    return 200;
  },
  release: async () => {
    await control('release');
    return 200;
  },
  resend: async (_, n) => {
    const { webhooks } = await standing();
    const found = nth(webhooks.slice(0, 20), n);
    if (!found) return 0;
    await control('resend', { event: found.id });
    return 200;
  },
  rivalUsesCoupon: async ({ rival: { person, home }, code }) => {
    const body = { propertyId: home, packageId: 'standard', startNow: true, terms: true, couponCode: code };
    const { status, body: chosen } = await own(person, 'POST', '/api/property-package', body);
    if (status !== 201) return status;
    const begunThere = await pay(person, String(chosen['id']));
    if (begunThere.status === 200) await byCard(String(begunThere.body['url']), card.good);
    return begunThere.status;
  },
  look: async ({ seller }) => (await own(seller, 'GET', '/api/payments')).status,
  rest: async () => {
    await cloud.idle();
    return 200;
  },
};

export async function perform(world: World, { verb, n }: Act): Promise<void> {
  const status = (await verbs[verb]?.(world, n)) ?? 0;
  world.answers.push({ verb, status });
}

/** Settles everything that is under way. */
export async function settleAll(world: World): Promise<void> {
  await control('release');
  for (const url of world.pages) {
    const { status, payment_status, payment_intent: intent } = await paying.sessionOf(url);
    if (status === 'complete' && payment_status === 'unpaid' && typeof intent === 'object' && intent)
      await there(world, 0, () => control('settle', { id: intent.id }));
  }
  await cloud.idle();
}
