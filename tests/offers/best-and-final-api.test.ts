import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { HomeCard } from '../../functions/reach/staff/contract.ts';
import { pdf } from '../properties/photos.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('staff');
cloud.allowCopies('signUp', 'publishing');

const offerClient = createOfferClient(cloud);
const {
  createMember,
  callAs,
  grantPackage,
  postOffer,
  makeOffer,
  changeOffer,
  acceptOffer,
  listOffers,
  getOffer,
  listEvents,
} = offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  // Starts long before all other tests' deals, so that advancing the clock by weeks does not affect them.
  cloud.clock.advance(-100 * dayMs);
  seller = await createMember('Rita Rounds');
  ann = await createMember('Amy Round');
  bob = await createMember('Ben Round');
});
const onSale = async (person: Member) => {
  const home = await offerClient.publishProperty(person);
  await grantPackage(person, home, 'plus');
  return home;
};
const hours = 3_600_000;
const inTime = (milliseconds: number) => new Date(cloud.clock.now() + milliseconds).toISOString();
const callRound = (home: string, deadline = inTime(2 * dayMs), person = seller) =>
  callAs(person, 'POST', `/api/best-and-final/${home}`, { deadline, note: 'Best sum, please' });

/** What waits for the seller about the offers on a home. */
const listSellerTasks = async (home: string) =>
  z
    .object({ owner: z.object({ waiting: z.array(z.object({ kind: z.string(), count: z.int() })) }) })
    .parse((await callAs(seller, 'GET', `/api/properties/${home}`)).body)
    .owner.waiting.filter(({ kind }) => kind === 'offers');

describe('best-and-final round', () => {
  test('invites all buyers, seals amounts until its deadline and blocks acceptance before it', async () => {
    const home = await onSale(seller);
    const one = await makeOffer(ann, home, 300_000);
    expect((await callRound(home)).status).toBe(409);
    const two = await makeOffer(bob, home, 301_000);
    expect((await callRound(home, inTime(hours))).status).toBe(422);
    expect((await callRound(home, inTime(15 * dayMs))).status).toBe(422);
    expect((await callRound(home, undefined, ann)).status).toBe(404);
    const deadline = inTime(2 * dayMs);
    expect(await callRound(home, deadline)).toMatchObject({ status: 201, body: { deadline, open: true } });
    expect((await callRound(home, deadline)).status).toBe(409);
    await cloud.idle();
    const [called] = listEvents('best_and_final.called.v1', home);
    expect(z.array(z.string()).parse(called?.['buyerIds']).toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(await getOffer(ann, home, one.id)).toMatchObject({
      round: { deadline, open: true },
      next: { text: expect.stringContaining('best and final offer by') },
    });

    expect(
      await changeOffer(ann, one.id, { amount: 344_000, deposit: 77_000, note: 'The very best' }),
    ).toMatchObject({
      body: { amount: 344_000, sealed: true },
    });
    const late = await createMember('Cleo Round');
    expect(await listOffers(late, home)).toMatchObject({ offers: [], round: { deadline, open: true } });
    const secret = await makeOffer(late, home, 355_000, { deposit: 88_000, message: 'We give 355000' });
    const shown = await listOffers(seller, home);
    // Whole words, as a time or an id may contain any few digits.
    for (const hidden of ['344000', '77000', 'very best', '355000', '88000'])
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`\\b${hidden}\\b`));
    expect(await getOffer(seller, home, one.id)).toMatchObject({ amount: 300_000, sealed: true });
    expect((await getOffer(seller, home, secret.id)).amount).toBeUndefined();
    expect(await acceptOffer(seller, one.id)).toMatchObject({
      status: 409,
      body: { state: 'best_and_final' },
    });
    expect((await changeOffer(seller, two.id, { action: 'counter', amount: 350_000 })).status).toBe(409);

    cloud.clock.advance(2 * dayMs + 60_000);
    const owner = await offerClient.advanceAndLogIn(0, seller);
    const opened = await getOffer(owner, home, one.id);
    expect(opened).toMatchObject({ amount: 344_000, sealed: false });
    expect(opened.history.at(-1)).toMatchObject({ kind: 'raised', amount: 344_000, note: 'The very best' });
    expect(await getOffer(owner, home, secret.id)).toMatchObject({
      amount: 355_000,
      message: 'We give 355000',
    });
    await cloud.idle();
    expect(listEvents('best_and_final.closed.v1', home)).toMatchObject([{ offers: 2 }]);
    expect(await acceptOffer(owner, one.id)).toMatchObject({ status: 200, body: { amount: 344_000 } });
    seller = owner;
    [ann, bob] = await Promise.all([
      offerClient.advanceAndLogIn(0, ann),
      offerClient.advanceAndLogIn(0, bob),
    ]);
  });

  test('keeps sealed amounts secret when cancelled and restores the earlier ones', async () => {
    const home = await onSale(seller);
    const one = await makeOffer(ann, home, 300_000);
    await makeOffer(bob, home, 301_000);
    expect(await listSellerTasks(home)).toEqual([{ kind: 'offers', count: 2 }]);
    await callRound(home);
    expect(await listSellerTasks(home)).toEqual([]);
    await changeOffer(ann, one.id, { amount: 344_000 });
    const stella = await createStaffMember(cloud);
    const findAtDesk = async () =>
      HomeCard.parse((await callAs(stella, 'GET', `/api/staff/homes/${home}`)).body).offers.find(
        ({ id }) => id === one.id,
      );
    expect(await findAtDesk()).toMatchObject({ amount: null });
    expect((await callAs(ann, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(404);
    expect((await callAs(seller, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(204);
    expect((await callAs(seller, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(409);
    expect(await findAtDesk()).toMatchObject({ amount: 300_000 });
    expect(await getOffer(ann, home, one.id)).toMatchObject({ amount: 300_000, sealed: false });
    expect(await listSellerTasks(home)).toEqual([{ kind: 'offers', count: 2 }]);
    await cloud.idle();
    expect(listEvents('best_and_final.cancelled.v1', home)).toHaveLength(1);
    expect(JSON.stringify(await listOffers(seller, home))).not.toContain('344000');
    expect(await acceptOffer(seller, one.id)).toMatchObject({ status: 200, body: { amount: 300_000 } });
  });
});

describe('proof of an offer', () => {
  test('opens for the two sides only, by a link valid for minutes, until it is out of date', async () => {
    const home = await onSale(seller);
    const docId = await offerClient.createUpload(ann, pdf, 'document', 'application/pdf');
    const image = await offerClient.createUpload(ann, pdf, 'epc', 'application/pdf');
    expect(await postOffer(ann, home, 300_000, { proofDocId: image })).toMatchObject({
      status: 422,
      body: { errors: { proofDocId: expect.anything() } },
    });
    expect((await postOffer(bob, home, 300_000, { proofDocId: docId })).status).toBe(422);
    const until = inTime(20 * dayMs).slice(0, 10);
    const { id } = await makeOffer(ann, home, 300_000, {
      funding: 'cash',
      proofDocId: docId,
      proofExpires: until,
    });
    const path = `/api/offers/${id}/documents/${docId}`;
    expect((await callAs(bob, 'GET', path)).status).toBe(404);
    expect((await callAs(seller, 'GET', `/api/offers/${id}/documents/${image}`)).status).toBe(404);
    const link = z.object({ url: z.string() }).parse((await callAs(seller, 'GET', path)).body);
    const file = await fetch(link.url);
    expect(file.headers.get('content-disposition')).toContain('Proof of funds');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect(link.url).toContain('X-Amz-Expires=300');
    const strength = (offer: Record<string, unknown>) =>
      z
        .array(z.looseObject({ part: z.string(), level: z.string() }))
        .parse(offer['strength'])
        .find(({ part }) => part === 'proof');
    expect(strength(await getOffer(seller, home, id))).toMatchObject({ level: 'strong' });
    cloud.clock.advance(21 * dayMs);
    const owner = await offerClient.advanceAndLogIn(0, seller);
    expect((await callAs(owner, 'GET', path)).status).toBe(410);
    expect(strength(await getOffer(owner, home, id))).toMatchObject({
      level: 'weak',
      text: 'The proof is out of date',
    });
    seller = owner;
    [ann, bob] = await Promise.all([
      offerClient.advanceAndLogIn(0, ann),
      offerClient.advanceAndLogIn(0, bob),
    ]);
  });

  test('survives the clean-up of files as long as its offer is open', async () => {
    const home = await onSale(seller);
    const docId = await offerClient.createUpload(ann, pdf, 'document', 'application/pdf');
    const { id } = await makeOffer(ann, home, 300_000, { proofDocId: docId });
    const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
    const Bucket = cloud.model.buckets.find(({ notifies }) => notifies)?.name;
    const there = async () =>
      s3.send(new GetObjectCommand({ Bucket, Key: `documents/${docId}` })).then(
        () => true,
        () => false,
      );
    const weeks = async (count: number) => {
      for (let week = 0; week < count; week += 1) {
        cloud.clock.advance(8 * dayMs);
        await offerClient.runDailySchedule('properties');
      }
    };
    await weeks(2);
    expect(await there()).toBe(true);
    ann = await offerClient.advanceAndLogIn(0, ann);
    expect((await changeOffer(ann, id, { action: 'withdraw' })).status).toBe(200);
    await weeks(2);
    expect(await there()).toBe(false);
    [seller, ann, bob] = await Promise.all([
      offerClient.advanceAndLogIn(0, seller),
      offerClient.advanceAndLogIn(0, ann),
      offerClient.advanceAndLogIn(0, bob),
    ]);
  });
});
