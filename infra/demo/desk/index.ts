import * as z from 'zod';
import type { DemoHome } from '../homes/homes.ts';
import { showIdentity } from '../people/prove-owner.ts';
import { runOnce } from '../progress.ts';
import type { Site } from '../site.ts';
import { cast, registerCast } from './cast.ts';
import { writeHeldComments } from './comments.ts';
import { sendLetters } from './letters.ts';
import { refundPart, offerHome, payByCard, payByPaypal, type PayerWorld, sendGrant } from './payers.ts';
import { appealReport, type OnSale, reportHome, reportMessage } from './reports.ts';
import { takeStep } from './step.ts';

export interface DeskWorld extends PayerWorld {
  readonly sellerOf: (home: string) => string;
}

const Anything = z.unknown();
const staffEmail = 'staff@gable.test';

/**
 * What waits at the desk, and a little that is done: letters, comments, reports, an appeal, homes to check, payments, a
 * refund that was asked for, an identity and a proof of ownership. Each part is written once, step by
 * step: a start goes on where an earlier one was cut off.
 * @param homes are on sale, and nothing of them is told elsewhere; without four in England nothing is written
 */
export async function fillDesk(world: DeskWorld, homes: readonly DemoHome[]): Promise<void> {
  const { site, cloud, progress, tokenOf } = world;
  const [reported, written, warned, copied] = homes.flatMap((home) => {
    const id = progress.findId(home.key);
    const isUseful = id !== undefined && home.address.nation === 'england';
    return isUseful ? [{ home, id, seller: world.sellerOf(home.key) }] : [];
  });
  if (!reported || !written || !warned || !copied) return;
  const once = (name: string, work: () => Promise<void>) => runOnce(progress, `desk: ${name}`, work);
  await once('people join', () => registerCast(site, cloud));
  await Promise.all([
    once('letters', async () => sendLetters(site, progress, await tokenOf(staffEmail))),
    once('held comments', () => writeHeldComments(world)),
    once('applicant', () => applyAsAffiliate(site)),
    once('selfie', async () =>
      showIdentity(site, await tokenOf(cast.viktor.email), { outcome: 'selfie_face_mismatch', daysAgo: 0 }),
    ),
    once('held text', () => offerHeldHome(world, written.home)),
    once('copied home', () => copyHome(world, copied)),
    once('executor', () => sellAsExecutor(world, warned.home)),
    once('reported home', () => reportHome(world, reported)),
    once('reported message', () => reportMessage(world, written, cast.viktor.email)),
    once('appeal', () => appealReport(world, warned, cast.imogen.email)),
  ]);
}

/** A home whose words staff read, paid by card; a part of it was given back. */
async function offerHeldHome(world: DeskWorld, like: DemoHome): Promise<void> {
  const adds = 'The neighbours are quiet people who like to keep it that way: adults only, please.';
  const home = { by: 'nora', like, adds, packageId: 'standard', daysAgo: 0.5 } as const;
  await offerHome(world, { ...home, change: { houseNo: '114' } }, (packageId) =>
    payByCard(world, 'nora', packageId),
  );
  await takeStep(world.progress, 'a part is given back', () => refundPart(world, 'nora'));
}

/** A home that another seller has on sale, for a fifth less. */
async function copyHome(world: DeskWorld, { home: like }: OnSale & { readonly home: DemoHome }) {
  const listedPrice = Math.round((like.price * 0.8) / 1_000) * 1_000;
  await offerHome(world, {
    by: 'dean',
    like,
    change: { listedPrice, price: listedPrice },
    packageId: 'starter',
    daysAgo: 0.2,
  });
}

/** A home that an executor sells: paid by PayPal, with the papers to read and the money asked back. */
async function sellAsExecutor(world: DeskWorld, like: DemoHome): Promise<void> {
  const { site, tokenOf, cloud, progress } = world;
  const { email } = cast.imogen;
  const token = await tokenOf(email);
  const home = { by: 'imogen', like, change: { houseNo: '116' }, packageId: 'standard', daysAgo: 0 } as const;
  const propertyId = await offerHome(world, home, (packageId) => payByPaypal(world, 'imogen', packageId));
  await takeStep(progress, 'executor shows a document', () =>
    showIdentity(site, token, { outcome: 'verified', daysAgo: 0 }),
  );
  await cloud.idle();
  await takeStep(progress, 'grant of probate', () => sendGrant(world, 'imogen', propertyId));
  const message =
    'I chose Standard for my late uncle’s house, and my sister has just told me that she wants to keep it. May I have the money back before anyone books a viewing?';
  const body = { name: 'Imogen Carrow', email, topic: 'refund', message, consent: true };
  await site('/api/contact-us', Anything, { token, body });
}

async function applyAsAffiliate(site: Site): Promise<void> {
  const body = {
    name: 'Tamsin Veale',
    email: 'tamsin.veale@example.com',
    phone: '+44 7700 900471',
    town: 'Falmouth',
    company: 'Veale Removals',
    audience: 'People who move to and within Cornwall, some thirty a month',
    why: 'We meet sellers weeks before they move, and half of them ask us how to sell without an agent.',
    consent: true,
  };
  await site('/api/grand-ambassador', Anything, { body, daysAgo: 1.5 });
}
