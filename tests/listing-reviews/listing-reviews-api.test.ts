import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createDescription, createReviewClient } from '../support/clients/listing-reviews.ts';
import { type Person } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { createBlockPicture } from './block-picture.ts';
import { photoCopies } from './photo-copies.ts';

cloud.wake('notifications', 'staff');

const reviewClient = createReviewClient(cloud);
const {
  call,
  createMember,
  callAs,
  submitProperty,
  postPackageChoice,
  publishProperty,
  getPropertyPage,
  listEvents,
  createPropertyData,
  createUpload,
  advanceAndLogIn,
} = reviewClient;
const { getOwnProperty, changeProperty, decideReview, getReview, waitForReview, getStaffToken } =
  reviewClient;

let seller: Awaited<ReturnType<typeof createMember>>;
let rival: typeof seller;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
  rival = await createMember('Rita Rival');
});
const forReview = createDescription('Ladies only.');

describe('the text of a listing', () => {
  test('is rejected by field for contact details, bank details or an exclusion of people', async () => {
    const data = await createPropertyData(
      seller,
      createDescription('Whites only, no DSS. Call 07700 900123. Sort code 20-45-77, account 12345678.'),
    );
    const reply = await callAs(seller, 'POST', '/api/properties', { data });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: {
          description: [/20-45-77/, /07700 900123/, /no DSS|Whites only/i].map((words) =>
            expect.stringMatching(words),
          ),
        },
      },
    });
  });

  test('is rejected in an edit of a property on sale, which stays on sale', async () => {
    const id = await publishProperty(seller);
    expect(await changeProperty(id, createDescription('Write to jane@example.com.'), seller)).toMatchObject({
      status: 422,
      body: { errors: { description: [expect.stringContaining('jane@example.com')] } },
    });
    expect(await getOwnProperty(id, seller)).toMatchObject({ status: 'live' });
  });

  test('sends a property on sale to a review, and back once its seller changes it', async () => {
    const id = await publishProperty(seller);
    expect(await changeProperty(id, forReview, seller)).toMatchObject({
      status: 200,
      body: {
        status: 'under_review',
        owner: { review: { reasons: ['text'], texts: [{ excerpt: 'Ladies only' }] } },
      },
    });
    expect((await getPropertyPage(id)).status).toBe(404);
    expect(await changeProperty(id, createDescription('Bright.'), seller)).toMatchObject({
      status: 200,
      body: { status: 'live' },
    });
    await cloud.idle();
    expect(listEvents('property.published.v1', id).at(-1)).toMatchObject({ occasion: 'resumed' });
    expect(listEvents('listing_review.decided.v1', id)).toMatchObject([
      { outcome: 'approved', wasOnSale: true },
    ]);
    expect((await getReview(id)).body).toMatchObject({ status: 'approved' });
  });

  test('does not hold the property again after staff approved it', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    expect(await decideReview(id, { outcome: 'approved' })).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    });
    await reviewClient.setPublished(seller, id, false);
    expect((await reviewClient.setPublished(seller, id)).body).toMatchObject({ status: 'live' });
  });
});

describe('a review', () => {
  test('keeps no reason for photos where none were found', async () => {
    const id = await publishProperty(seller);
    await changeProperty(id, forReview, seller);
    const decided = await decideReview(id, { outcome: 'approved', photos: 'allowed' });
    expect(decided).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(decided.body).not.toHaveProperty('photos');
    expect((await getReview(id)).body).not.toHaveProperty('photos');
  });

  test('shows the seller reason and deadline, and staff the evidence', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    const [opened] = listEvents('listing_review.opened.v1', id);
    expect(opened).toMatchObject({ reasons: ['text'], dueAt: expect.any(String) });
    const mail = await cloud.mails.waitFor(
      ({ to, subject }) => to.includes(seller.email) && subject.includes('We’re checking your home'),
    );
    expect(mail.text).toContain('needs to read some of the wording in your listing');
    const { body } = await call('GET', '/api/staff/reviews?per_page=100', { token: await getStaffToken() });
    expect(body['reviews']).toContainEqual(expect.objectContaining({ propertyId: id, reasons: ['text'] }));
    expect((await getReview(id)).body).toMatchObject({
      status: 'waiting',
      home: { id, owner: { user_name: expect.stringContaining('Sally Seller') } },
      findings: { texts: [{ rule: 'discrimination', field: 'description', excerpt: 'Ladies only' }] },
      texts: expect.arrayContaining([expect.objectContaining({ field: 'description' })]),
      proof: { level: 'none', documents: [] },
    });
  });

  test('pauses the package, which continues afterwards', async () => {
    const person = await createMember('Percy Paused');
    const id = await submitProperty(person, forReview);
    await postPackageChoice(person, id);
    await waitForReview(id, person);
    const packageOf = async (token: string) =>
      z
        .object({ current: z.object({ status: z.string(), endsAt: z.string() }) })
        .parse((await call('GET', `/api/property-package/${id}`, { token })).body).current;
    const before = await packageOf(person.token);
    expect(before.status).toBe('paused');
    const again = await advanceAndLogIn(3 * dayMs, person);
    await decideReview(id, { outcome: 'approved' });
    const after = await packageOf(again.token);
    expect(after.status).toBe('active');
    expect(Date.parse(after.endsAt) - Date.parse(before.endsAt)).toBeGreaterThanOrEqual(3 * dayMs - 60_000);
    seller = await advanceAndLogIn(0, seller);
    rival = await advanceAndLogIn(0, rival);
  });

  test('returns a property with reasons to its seller, who puts it on sale once it is fixed', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    expect(await decideReview(id, { outcome: 'returned', reasons: [] })).toMatchObject({ status: 422 });
    await decideReview(id, { outcome: 'returned', reasons: ['text'], note: 'Leave out who may buy it.' });
    expect((await getPropertyPage(id, seller)).body).toMatchObject({
      status: 'draft',
      owner: {
        returned: { reasons: ['text'], note: 'Leave out who may buy it.' },
        package: { packageId: 'starter' },
      },
    });
    const mail = await cloud.mails.waitFor(({ subject }) => subject.includes('Your listing needs a change'));
    expect(mail.text).toContain('Leave out who may buy it.');
    await changeProperty(id, createDescription('Bright.'), seller);
    expect((await reviewClient.setPublished(seller, id)).body).toMatchObject({ status: 'live' });
    expect((await getPropertyPage(id, seller)).body).not.toHaveProperty('owner.returned');
  });

  test('removes a property permanently', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    expect(await decideReview(id, { outcome: 'removed', note: 'It is not a home.' })).toMatchObject({
      status: 200,
    });
    expect(await getOwnProperty(id, seller)).toMatchObject({ status: 'removed' });
  });

  test('is decided once for two concurrent decisions', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    const replies = await Promise.all([
      decideReview(id, { outcome: 'approved' }),
      decideReview(id, { outcome: 'returned', reasons: ['text'] }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(['approved', 'returned']).toContain(lost?.body['state']);
    expect(listEvents('listing_review.decided.v1', id)).toHaveLength(1);
  });

  test('is closed when its seller withdraws the property', async () => {
    const id = await submitProperty(seller, forReview);
    await postPackageChoice(seller, id);
    await waitForReview(id, seller);
    await callAs(seller, 'DELETE', `/api/properties/${id}`);
    await cloud.idle();
    expect((await getReview(id)).body).toMatchObject({ status: 'closed' });
  });

  test('is not there for a home that went on sale at once', async () => {
    expect(await getReview(await publishProperty(seller))).toMatchObject({ status: 404 });
  });
});

describe('photos of another property', () => {
  test('hold a property by two of them, with both as evidence, but not by one or by one’s own', async () => {
    const [front, kitchen] = [await createBlockPicture(11), await createBlockPicture(12)];
    const copies = [
      await createBlockPicture(11, { width: 900, height: 340, quality: 60 }),
      await photoCopies.mirrored(await createBlockPicture(12, { quality: 50 })),
    ];
    const send = async (person: Person, files: readonly Buffer[]) =>
      Promise.all(files.map(async (file) => ({ id: await createUpload(person, file) })));
    const originals = await send(seller, [front, kitchen]);
    const original = await publishProperty(seller, { images: originals });
    expect(await getOwnProperty(await publishProperty(seller, { images: originals }), seller)).toMatchObject({
      status: 'live',
    });
    const copied = await send(rival, copies);
    const single = await publishProperty(rival, { images: copied.slice(0, 1) });
    expect(await getOwnProperty(single, rival)).toMatchObject({ status: 'live' });
    const double = await waitForReview(await publishProperty(rival, { images: copied }), rival);
    const { body } = await getReview(double);
    expect(body).toMatchObject({
      others: expect.arrayContaining([expect.objectContaining({ id: original })]),
    });
    const { pictures } = z
      .object({
        findings: z.object({ pictures: z.array(z.object({ otherPropertyId: z.string(), url: z.string() })) }),
      })
      .transform(({ findings }) => findings)
      .parse(body);
    expect(pictures.filter(({ otherPropertyId }) => otherPropertyId === original)).toHaveLength(2);
    expect((await changeProperty(double, { images: copied.slice(0, 1) }, rival)).body).toMatchObject({
      status: 'live',
    });
  });
});
