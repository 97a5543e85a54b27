import { cardNumbers, createCardPaymentClient } from '../../support/clients/card-payments.ts';
import { createStaffMember } from '../../support/clients/staff.ts';
import { cloud } from '../../support/cloud.ts';

export const cardPaymentClient = createCardPaymentClient(cloud);
const {
  createMember,
  submitProperty,
  postPayment,
  payByCard,
  payByDebit,
  controlProvider,
  getProviderState,
  getChargeId,
  call,
  callAs,
} = cardPaymentClient;

type Person = Awaited<ReturnType<typeof createMember>>;

/** A seller with a property, and a coupon that is limited to one use and shared with a rival. */
export interface PaymentWorld {
  readonly seller: Person;
  readonly home: string;
  readonly rival: { readonly person: Person; readonly home: string };
  readonly code: string;
  /** The latest choice, and all pages that the seller has opened. */
  choice: string | undefined;
  readonly pages: string[];
  readonly answers: { readonly verb: string; readonly status: number }[];
}
export interface PaymentAction {
  readonly verb: string;
  readonly n: number;
}

let worldCount = 0;

export async function createPaymentWorld(): Promise<PaymentWorld> {
  worldCount += 1;
  const [seller, person, staff] = [
    await createMember(),
    await createMember(),
    await createStaffMember(cloud),
  ];
  const code = `LAST-${worldCount}-${Date.now()}`;
  const body = { code, type: 'percent', value: 20, mostUses: 1, mostPerUser: 1 };
  const made = await call('POST', '/api/staff/coupons', { token: staff.token, body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const [home, other] = [await submitProperty(seller), await submitProperty(person)];
  return { seller, home, rival: { person, home: other }, code, choice: undefined, pages: [], answers: [] };
}

const sizes = ['standard', 'plus', 'premium'] as const;
const pickNth = <T>(all: readonly T[], n: number): T | undefined => all[all.length - 1 - (n % all.length)];

async function choosePackage(world: PaymentWorld, n: number, couponCode?: string) {
  const packageId = sizes[n % sizes.length];
  const body = { propertyId: world.home, packageId, startNow: true, terms: true };
  const answer = await callAs(world.seller, 'POST', '/api/property-package', {
    ...body,
    ...(couponCode && { couponCode }),
  });
  if (answer.status === 201) world.choice = String(answer.body['id']);
  return answer.status;
}

async function openPayment(world: PaymentWorld, donationPence: number) {
  if (world.choice === undefined) return 0;
  const { status, body } = await postPayment(world.seller, world.choice, { donationPence });
  const url = String(body['url']);
  if (status === 200 && !world.pages.includes(url)) world.pages.push(url);
  return status;
}

/** An act at the provider; an act that it refuses changes nothing. */
async function actAtProvider(world: PaymentWorld, n: number, work: (url: string) => Promise<unknown>) {
  const url = pickNth(world.pages, n);
  if (url === undefined) return 0;
  try {
    await work(url);
    return 200;
  } catch {
    return 400;
  }
}

const stripe = cardPaymentClient.stripe;
async function getDispute(url: string): Promise<string> {
  const { data } = await stripe.disputes.list({ charge: await getChargeId(url) });
  return data[0]?.id ?? '';
}

type Verb = (world: PaymentWorld, n: number) => Promise<number>;

/** Each returns a status; 0 when there was nothing to act on. */
export const verbs: Readonly<Record<string, Verb>> = {
  choose: (world, n) => choosePackage(world, n),
  chooseByCoupon: (world, n) => choosePackage(world, n, world.code),
  begin: (world, n) => openPayment(world, n % 2 === 0 ? 0 : 1_00),
  twoTabs: async (world, n) => {
    const [one, other] = await Promise.all([
      openPayment(world, 0),
      openPayment(world, n % 2 === 0 ? 0 : 1_00),
    ]);
    return Math.max(one, other);
  },
  pay: (world, n) => actAtProvider(world, n, (url) => payByCard(url, cardNumbers.good)),
  payTwice: (world, n) =>
    actAtProvider(world, n, (url) =>
      Promise.all([payByCard(url, cardNumbers.good), payByCard(url, cardNumbers.good)]),
    ),
  payAll: async (world) => {
    const paid = await Promise.all(world.pages.map((url) => payByCard(url, cardNumbers.good)));
    return paid.length === 0 ? 0 : 200;
  },
  decline: (world, n) => actAtProvider(world, n, (url) => payByCard(url, cardNumbers.declined)),
  payDisputed: (world, n) => actAtProvider(world, n, (url) => payByCard(url, cardNumbers.disputed)),
  payByDebit: (world, n) =>
    actAtProvider(world, n, (url) => payByDebit(url, n % 2 === 0 ? '00012345' : '33333335')),
  expire: (world, n) =>
    actAtProvider(world, n, (url) => controlProvider('expire', { session: url.split('/').at(-1) ?? '' })),
  cancel: async ({ seller, home }) => {
    const { current, pending } = await cardPaymentClient.getPackages(seller, home);
    const found = current ?? pending;
    if (!found) return 0;
    const path = `/api/property-package/status/${found.id}`;
    return (await callAs(seller, 'PUT', path, { status: 'cancelled' })).status;
  },
  dispute: (world, n) =>
    actAtProvider(world, n, async (url) => controlProvider('dispute', { payment: await getChargeId(url) })),
  closeDispute: (world, n) =>
    actAtProvider(world, n, async (url) =>
      controlProvider('close-dispute', {
        dispute: await getDispute(url),
        outcome: n % 2 === 0 ? 'won' : 'lost',
      }),
    ),
  refundThere: (world, n) =>
    actAtProvider(world, n, async (url) =>
      stripe.refunds.create({ charge: await getChargeId(url), amount: 1_00 }),
    ),
  hold: async () => {
    await controlProvider('hold');
    return 200;
  },
  release: async () => {
    await controlProvider('release');
    return 200;
  },
  resend: async (_, n) => {
    const { webhooks } = await getProviderState();
    const found = pickNth(webhooks.slice(0, 20), n);
    if (!found) return 0;
    await controlProvider('resend', { event: found.id });
    return 200;
  },
  rivalUsesCoupon: async ({ rival: { person, home }, code }) => {
    const body = { propertyId: home, packageId: 'standard', startNow: true, terms: true, couponCode: code };
    const { status, body: chosen } = await callAs(person, 'POST', '/api/property-package', body);
    if (status !== 201) return status;
    const begunThere = await postPayment(person, String(chosen['id']));
    if (begunThere.status === 200) await payByCard(String(begunThere.body['url']), cardNumbers.good);
    return begunThere.status;
  },
  look: async ({ seller }) => (await callAs(seller, 'GET', '/api/payments')).status,
  rest: async () => {
    await cloud.idle();
    return 200;
  },
};

export async function performPaymentAction(world: PaymentWorld, { verb, n }: PaymentAction): Promise<void> {
  const status = (await verbs[verb]?.(world, n)) ?? 0;
  world.answers.push({ verb, status });
}

/** Settles everything that is under way. */
export async function settleAll(world: PaymentWorld): Promise<void> {
  await controlProvider('release');
  for (const url of world.pages) {
    const {
      status,
      payment_status,
      payment_intent: intent,
    } = await cardPaymentClient.getCheckoutSession(url);
    if (status === 'complete' && payment_status === 'unpaid' && typeof intent === 'object' && intent)
      await actAtProvider(world, 0, () => controlProvider('settle', { id: intent.id }));
  }
  await cloud.idle();
}
