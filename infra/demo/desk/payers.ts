import * as z from 'zod';
import { addPaper } from '../deals/checks.ts';
import type { DemoHome } from '../homes/homes.ts';
import { createListing } from '../homes/listing.ts';
import { createAlbum, type AlbumWorld } from '../people/uploads.ts';
import type { Progress } from '../progress.ts';
import { cast, type CastMember } from './cast.ts';
import { makeOnce, takeStep } from './step.ts';

export interface PayerWorld extends AlbumWorld {
  readonly tokenOf: (email: string) => Promise<string>;
  readonly progress: Progress;
}

const Anything = z.unknown();
const Id = z.object({ id: z.string() });
const Begun = z.object({ paymentId: z.string(), url: z.string() });
const Order = z.object({ approveUrl: z.string() });
const Found = z.object({ payments: z.array(z.object({ version: z.int() })) });

/** What a person says of a home that is like one of the demo's. */
interface NewHome {
  readonly by: CastMember;
  readonly like: DemoHome;
  /** Words that end the description. */
  readonly adds?: string;
  readonly change?: Partial<DemoHome>;
  readonly packageId: 'starter' | 'standard';
  readonly daysAgo: number;
}

/**
 * Submits a home, then chooses its package and pays it, each once. A choice is a step together with its payment, as its
 * price is held for half an hour: a start that was cut off between them chooses again.
 * @param pay pays a package that costs something
 * @returns the id of the home
 */
export async function offerHome(
  world: PayerWorld,
  offered: NewHome,
  pay: (packageId: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { site, progress } = world;
  const { by, packageId } = offered;
  const token = await world.tokenOf(cast[by].email);
  const propertyId = await makeOnce(progress, by, () => submitHome(world, offered, token));
  await takeStep(progress, `${by} chooses a package`, async () => {
    const body = { propertyId, packageId, startNow: true, terms: true };
    await pay((await site('/api/property-package', Id, { token, body })).id);
  });
  return propertyId;
}

async function submitHome(world: PayerWorld, offered: NewHome, token: string): Promise<string> {
  const { like, adds, change, daysAgo } = offered;
  const album = createAlbum(world, token);
  const description = adds === undefined ? like.description : `${like.description}\n\n${adds}`;
  const home = { ...like, ...change, description, reductions: [] };
  const data = await createListing(home, album.add, (name) => world.pictures.get(name)?.alt);
  await album.settle();
  return (await world.site('/api/properties', Id, { token, body: { data }, daysAgo })).id;
}

const submitForm = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

const paymentOf = (by: CastMember): string => `desk payment of ${by}`;

/** Pays a package by card, with a gift for trees. */
export async function payByCard(world: PayerWorld, by: CastMember, packageId: string): Promise<void> {
  const { site, tokenOf, progress } = world;
  const { email, userName } = cast[by];
  const body = { propertyPackageId: packageId, donationPence: 500 };
  const { paymentId, url } = await site('/api/payment/stripe/pay', Begun, {
    token: await tokenOf(email),
    body,
  });
  progress.noteId(paymentOf(by), paymentId);
  const number = '4242424242424242';
  await submitForm(url, { act: 'card', name: userName, email, number, expiry: '12 / 34', cvc: '123' });
}

export async function payByPaypal(world: PayerWorld, by: CastMember, packageId: string): Promise<void> {
  const { site, tokenOf } = world;
  const token = await tokenOf(cast[by].email);
  const pay = (more: object = {}) => ({ token, body: { propertyPackageId: packageId, ...more } });
  const { approveUrl } = await site('/api/payment/paypal/pay', Order, pay());
  await submitForm(approveUrl, { choice: 'good' });
  const orderId = new URL(approveUrl).pathname.split('/').at(-1);
  await site('/api/payment/paypal/pay', Anything, pay({ orderId }));
}

/** Staff give a part of what a member paid by card back, once its money is there. */
export async function refundPart(world: PayerWorld, by: CastMember): Promise<void> {
  const { site, tokenOf, cloud, progress } = world;
  const paymentId = progress.findId(paymentOf(by));
  await cloud.idle();
  const token = await tokenOf('staff@gable.test');
  const { payments } = await site(`/api/staff/payments?q=${paymentId}`, Found, { token });
  const reason = 'The page was down on its first evening.';
  const body = { amountPence: 1_500, reason, version: payments[0]?.version };
  await site(`/api/staff/payments/${paymentId}/refund`, Anything, { token, body });
}

/** Sends papers that show why this person may sell a home; they wait. */
export async function sendGrant({ site, tokenOf }: PayerWorld, by: CastMember, propertyId: string) {
  const token = await tokenOf(cast[by].email);
  const documents = [await addPaper(site, token, 'Grant of probate')];
  await site(`/api/ownership-checks/${propertyId}/documents`, Anything, {
    token,
    body: { capacity: 'executor', documents },
  });
}
