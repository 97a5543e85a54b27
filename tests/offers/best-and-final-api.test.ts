import * as z from 'zod';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { days, patience } from '../properties/seller.ts';
import { pdf } from '../properties/photos.ts';
import { cloud } from '../support/cloud.ts';
import { biddingAt } from './bidding.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = biddingAt(cloud);
const { member, own, packed, offer, offered, change, accept, offersOn, seen, told } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  // Starts long before all other tests' deals, so that advancing the clock by weeks does not affect them.
  cloud.clock.advance(-100 * days);
  seller = await member('Rita Rounds');
  ann = await member('Amy Round');
  bob = await member('Ben Round');
});
const onSale = async (person: Member) => {
  const home = await at.onSale(person);
  await packed(person, home, 'plus');
  return home;
};
const hours = 3_600_000;
const inTime = (milliseconds: number) => new Date(cloud.clock.now() + milliseconds).toISOString();
const callRound = (home: string, deadline = inTime(2 * days), person = seller) =>
  own(person, 'POST', `/api/best-and-final/${home}`, { deadline, note: 'Best sum, please' });

describe('best-and-final round', () => {
  test('invites all buyers, seals amounts until its deadline and blocks acceptance before it', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    expect((await callRound(home)).status).toBe(409);
    const two = await offered(bob, home, 301_000);
    expect((await callRound(home, inTime(hours))).status).toBe(422);
    expect((await callRound(home, inTime(15 * days))).status).toBe(422);
    expect((await callRound(home, undefined, ann)).status).toBe(404);
    const deadline = inTime(2 * days);
    expect(await callRound(home, deadline)).toMatchObject({ status: 201, body: { deadline, open: true } });
    expect((await callRound(home, deadline)).status).toBe(409);
    await cloud.idle();
    const [called] = told('best_and_final.called.v1', home);
    expect(z.array(z.string()).parse(called?.['buyerIds']).toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(await seen(ann, home, one.id)).toMatchObject({
      round: { deadline, open: true },
      next: { owedBy: 'buyer' },
    });

    expect(
      await change(ann, one.id, { amount: 344_000, deposit: 77_000, note: 'The very best' }),
    ).toMatchObject({
      body: { amount: 344_000, sealed: true },
    });
    const late = await member('Cleo Round');
    const secret = await offered(late, home, 355_000, { deposit: 88_000, message: 'We give 355000' });
    const shown = await offersOn(seller, home);
    for (const hidden of ['344', '77000', 'very best', '355', '88000'])
      expect(JSON.stringify(shown)).not.toContain(hidden);
    expect(await seen(seller, home, one.id)).toMatchObject({ amount: 300_000, sealed: true });
    expect((await seen(seller, home, secret.id)).amount).toBeUndefined();
    expect(await accept(seller, one.id)).toMatchObject({ status: 409, body: { state: 'best_and_final' } });
    expect((await change(seller, two.id, { action: 'counter', amount: 350_000 })).status).toBe(409);

    cloud.clock.advance(2 * days + 60_000);
    const owner = await at.later(0, seller);
    const opened = await seen(owner, home, one.id);
    expect(opened).toMatchObject({ amount: 344_000, sealed: false });
    expect(opened.history.at(-1)).toMatchObject({ kind: 'raised', amount: 344_000, note: 'The very best' });
    expect(await seen(owner, home, secret.id)).toMatchObject({ amount: 355_000, message: 'We give 355000' });
    await cloud.idle();
    expect(told('best_and_final.closed.v1', home)).toMatchObject([{ offers: 2 }]);
    expect(await accept(owner, one.id)).toMatchObject({ status: 200, body: { amount: 344_000 } });
    seller = owner;
    [ann, bob] = await Promise.all([at.later(0, ann), at.later(0, bob)]);
  });

  test('keeps sealed amounts secret when cancelled and restores the earlier ones', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    await offered(bob, home, 301_000);
    await callRound(home);
    await change(ann, one.id, { amount: 344_000 });
    expect((await own(ann, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(404);
    expect((await own(seller, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(204);
    expect((await own(seller, 'DELETE', `/api/best-and-final/${home}`)).status).toBe(409);
    expect(await seen(ann, home, one.id)).toMatchObject({ amount: 300_000, sealed: false });
    await cloud.idle();
    expect(told('best_and_final.cancelled.v1', home)).toHaveLength(1);
    expect(JSON.stringify(await offersOn(seller, home))).not.toContain('344');
    expect(await accept(seller, one.id)).toMatchObject({ status: 200, body: { amount: 300_000 } });
  });
});

describe('proof of an offer', () => {
  test('opens for the two sides only, by a link valid for minutes, until it is out of date', async () => {
    const home = await onSale(seller);
    const docId = await at.uploadedId(ann, pdf, 'document', 'application/pdf');
    const image = await at.uploadedId(ann, pdf, 'epc', 'application/pdf');
    expect(await offer(ann, home, 300_000, { proofDocId: image })).toMatchObject({
      status: 422,
      body: { errors: { proofDocId: expect.anything() } },
    });
    expect((await offer(bob, home, 300_000, { proofDocId: docId })).status).toBe(422);
    const until = inTime(20 * days).slice(0, 10);
    const { id } = await offered(ann, home, 300_000, {
      funding: 'cash',
      proofDocId: docId,
      proofExpires: until,
    });
    const path = `/api/offers/${id}/documents/${docId}`;
    expect((await own(bob, 'GET', path)).status).toBe(404);
    expect((await own(seller, 'GET', `/api/offers/${id}/documents/${image}`)).status).toBe(404);
    const link = z.object({ url: z.string() }).parse((await own(seller, 'GET', path)).body);
    const file = await fetch(link.url);
    expect(file.headers.get('content-disposition')).toContain('Proof of funds');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect(link.url).toContain('X-Amz-Expires=300');
    const strength = (offer: Record<string, unknown>) =>
      z
        .array(z.looseObject({ part: z.string(), level: z.string() }))
        .parse(offer['strength'])
        .find(({ part }) => part === 'proof');
    expect(strength(await seen(seller, home, id))).toMatchObject({ level: 'strong' });
    cloud.clock.advance(21 * days);
    const owner = await at.later(0, seller);
    expect((await own(owner, 'GET', path)).status).toBe(410);
    expect(strength(await seen(owner, home, id))).toMatchObject({
      level: 'weak',
      text: 'The proof is out of date',
    });
    seller = owner;
    [ann, bob] = await Promise.all([at.later(0, ann), at.later(0, bob)]);
  });

  test('survives the clean-up of files as long as its offer is open', async () => {
    const home = await onSale(seller);
    const docId = await at.uploadedId(ann, pdf, 'document', 'application/pdf');
    const { id } = await offered(ann, home, 300_000, { proofDocId: docId });
    const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
    const Bucket = cloud.model.buckets.find(({ name }) => name.includes('media'))?.name;
    const there = async () =>
      s3.send(new GetObjectCommand({ Bucket, Key: `documents/${docId}` })).then(
        () => true,
        () => false,
      );
    const weeks = async (count: number) => {
      for (let week = 0; week < count; week += 1) {
        cloud.clock.advance(8 * days);
        await at.everyDay('properties');
      }
    };
    await weeks(2);
    expect(await there()).toBe(true);
    ann = await at.later(0, ann);
    expect((await change(ann, id, { action: 'withdraw' })).status).toBe(200);
    await weeks(2);
    expect(await there()).toBe(false);
    [seller, ann, bob] = await Promise.all([at.later(0, seller), at.later(0, ann), at.later(0, bob)]);
  });
});
