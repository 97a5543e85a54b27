import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { imageRoutes } from '../../functions/listings/properties/contract.ts';
import { pdf } from '../properties/photos.ts';
import { cardNumbers } from '../support/clients/card-payments.ts';
import { createReviewClient } from '../support/clients/listing-reviews.ts';
import { type Person } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const reviewClient = createReviewClient(cloud);
const {
  createMember,
  callAs,
  submitProperty,
  postPackageChoice,
  publishProperty,
  getPropertyPage,
  createPropertyData,
  createUpload,
  advanceAndLogIn,
} = reviewClient;
const { getOwnProperty, decideReview, getReview, waitForReview } = reviewClient;

let seller: Awaited<ReturnType<typeof createMember>>;
let rival: typeof seller;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
  rival = await createMember('Rita Rival');
});

describe('an address that another seller has on sale', () => {
  /** A property on sale and a second one at its address that is under review. */
  const dispute = async () => {
    const { houseNo, address } = await createPropertyData(seller);
    const holder = await publishProperty(seller, { houseNo, address });
    const challenger = await submitProperty(rival, { houseNo, address });
    await postPackageChoice(rival, challenger);
    await waitForReview(challenger, rival);
    return { holder, challenger };
  };
  const sendProof = async (person: Person, id: string) => {
    const document = await createUpload(person, pdf, 'document', 'application/pdf');
    return callAs(person, 'POST', `/api/address-proofs/${id}`, {
      documents: [{ id: document, name: 'Title register.pdf' }],
    });
  };

  test('is shared when staff allow it, and stays shared', async () => {
    const { holder, challenger } = await dispute();
    expect(await decideReview(challenger, { outcome: 'approved' })).toMatchObject({
      status: 409,
      body: { state: 'address_claimed' },
    });
    expect(await decideReview(challenger, { outcome: 'approved', address: 'shared' })).toMatchObject({
      status: 200,
    });
    expect([await getOwnProperty(holder, seller), await getOwnProperty(challenger, rival)]).toMatchObject([
      { status: 'live' },
      { status: 'live' },
    ]);
    await reviewClient.setPublished(rival, challenger, false);
    expect((await reviewClient.setPublished(rival, challenger)).body).toMatchObject({ status: 'live' });
    await callAs(rival, 'DELETE', `/api/properties/${challenger}`);
    await cloud.idle();
    expect(await getOwnProperty(holder, seller)).toMatchObject({ status: 'live' });
  });

  test('is found behind other words beside a number that its postcode has', async () => {
    const { body } = await callAs(seller, 'GET', '/api/addresses?postcode=LS6%203HN');
    const { addresses } = imageRoutes.addresses.result.parse(body);
    const { houseNo = '', uprn } = addresses.find((found) => /^\d+$/.test(found.houseNo)) ?? {};
    // An address typed by hand has no UPRN.
    const { uprn: _, ...address } = (await createPropertyData(seller)).address;
    await publishProperty(seller, { houseNo, address: { ...address, uprn } });
    const challenger = await submitProperty(rival, { houseNo: `${houseNo} Oak House`, address });
    await postPackageChoice(rival, challenger);
    await waitForReview(challenger, rival);
    expect((await reviewClient.getPropertyPage(challenger, rival)).body).toMatchObject({
      status: 'under_review',
      owner: { review: { reasons: ['address'] } },
    });
  });

  test('is transferred to the seller with a proof, and its holder goes under review', async () => {
    const { holder, challenger } = await dispute();
    await cloud.mails.waitFor(
      ({ to, subject }) => to.includes(seller.email) && subject.includes('listing your address'),
    );
    expect((await callAs(seller, 'GET', `/api/address-proofs/${holder}`)).body).toMatchObject({
      documents: [],
      challengeEndsAt: expect.any(String),
    });
    expect(await sendProof(rival, challenger)).toMatchObject({
      status: 201,
      body: { documents: [{ name: 'Title register.pdf' }] },
    });
    expect((await callAs(seller, 'GET', `/api/address-proofs/${challenger}`)).status).toBe(404);
    expect((await getReview(challenger)).body).toMatchObject({
      proof: { documents: [{ url: expect.stringContaining('documents/') }] },
      holderProof: { level: 'none' },
    });
    await decideReview(challenger, { outcome: 'approved', address: 'transfer' });
    expect(await getOwnProperty(challenger, rival)).toMatchObject({ status: 'live' });
    expect((await getPropertyPage(holder, seller)).body).toMatchObject({
      status: 'under_review',
      owner: { review: { reasons: ['address'], from: 'live', holdsAddress: false } },
    });
    expect(await decideReview(holder, { outcome: 'approved', address: 'transfer' })).toMatchObject({
      status: 409,
      body: { state: 'claim_proven' },
    });
    await callAs(rival, 'DELETE', `/api/properties/${challenger}`);
    await cloud.idle();
    expect(await getOwnProperty(holder, seller)).toMatchObject({ status: 'live' });
  });

  test('has no documents left of a seller whose account is deleted', async () => {
    const { houseNo, address } = await createPropertyData(seller);
    await publishProperty(seller, { houseNo, address });
    const leaver = await createMember('Lena Leaver');
    const id = await submitProperty(leaver, { houseNo, address });
    await postPackageChoice(leaver, id);
    await waitForReview(id, leaver);
    const document = await createUpload(leaver, pdf, 'document', 'application/pdf');
    const documents = [{ id: document, name: 'Title register.pdf' }];
    expect((await callAs(leaver, 'POST', `/api/address-proofs/${id}`, { documents })).status).toBe(201);
    expect(await reviewClient.listStoredKeys(`documents/${document}`)).toHaveLength(1);
    await callAs(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' });
    seller = await advanceAndLogIn(15 * dayMs, seller);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    await reviewClient.runDailySchedule('properties');
    rival = await advanceAndLogIn(0, rival);
    expect((await getReview(id)).body).toMatchObject({ proof: { documents: [] } });
    expect(await reviewClient.listStoredKeys(`documents/${document}`)).toEqual([]);
  });

  test('passes to the waiting property once its holder leaves the market', async () => {
    const { holder, challenger } = await dispute();
    await callAs(seller, 'DELETE', `/api/properties/${holder}`);
    await cloud.idle();
    expect(await getOwnProperty(challenger, rival)).toMatchObject({ status: 'live' });
  });

  test('stays with an unproven holder after the challenge while the challenger is unproven too', async () => {
    const { holder, challenger } = await dispute();
    seller = await advanceAndLogIn(14 * dayMs + 60_000, seller);
    await cloud.idle();
    rival = await advanceAndLogIn(0, rival);
    expect([await getOwnProperty(holder, seller), await getOwnProperty(challenger, rival)]).toMatchObject([
      { status: 'live' },
      { status: 'under_review' },
    ]);
  });

  test('passes after the challenge to a seller who paid from one without a proof', async () => {
    const { houseNo, address } = await createPropertyData(seller);
    const holder = await publishProperty(seller, { houseNo, address });
    const challenger = await submitProperty(rival, { houseNo, address });
    const { id: packageId } = await reviewClient.choosePackage(rival, challenger);
    const { url } = await reviewClient.startPayment(rival, packageId);
    await reviewClient.payByCard(url, cardNumbers.good);
    await waitForReview(challenger, rival);
    expect((await getReview(challenger)).body).toMatchObject({ proof: { level: 'paid' } });
    seller = await advanceAndLogIn(14 * dayMs + 60_000, seller);
    await cloud.idle();
    rival = await advanceAndLogIn(0, rival);
    expect([await getOwnProperty(holder, seller), await getOwnProperty(challenger, rival)]).toMatchObject([
      { status: 'under_review' },
      { status: 'live' },
    ]);
  });
});
