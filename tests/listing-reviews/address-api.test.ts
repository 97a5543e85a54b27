import { beforeAll, describe, expect, test, vi } from 'vitest';
import { card } from '../payments/paying-at.ts';
import { pdf } from '../properties/photos.ts';
import { days, patience, type Person } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { reviewingAt } from './reviewing-at.ts';

cloud.wake('notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = reviewingAt(cloud);
const { member, own, submitted, choose, onSale, page, wholeData, uploadedId, later } = at;
const { mine, decide, review, held } = at;

let seller: Awaited<ReturnType<typeof member>>;
let rival: typeof seller;
beforeAll(async () => {
  seller = await member('Sally Seller');
  rival = await member('Rita Rival');
});

describe('an address that another seller has on sale', () => {
  /** A property on sale and a second one at its address that is under review. */
  const dispute = async () => {
    const { houseNo, address } = await wholeData(seller);
    const holder = await onSale(seller, { houseNo, address });
    const challenger = await submitted(rival, { houseNo, address });
    await choose(rival, challenger);
    await held(challenger, rival);
    return { holder, challenger };
  };
  const sendProof = async (person: Person, id: string) => {
    const document = await uploadedId(person, pdf, 'document', 'application/pdf');
    return own(person, 'POST', `/api/address-proofs/${id}`, {
      documents: [{ id: document, name: 'Title register.pdf' }],
    });
  };

  test('is shared when staff allow it, and stays shared', async () => {
    const { holder, challenger } = await dispute();
    expect(await decide(challenger, { outcome: 'approved' })).toMatchObject({
      status: 409,
      body: { state: 'address_claimed' },
    });
    expect(await decide(challenger, { outcome: 'approved', address: 'shared' })).toMatchObject({
      status: 200,
    });
    expect([await mine(holder, seller), await mine(challenger, rival)]).toMatchObject([
      { status: 'live' },
      { status: 'live' },
    ]);
    await at.publish(rival, challenger, false);
    expect((await at.publish(rival, challenger)).body).toMatchObject({ status: 'live' });
    await own(rival, 'DELETE', `/api/properties/${challenger}`);
    await cloud.idle();
    expect(await mine(holder, seller)).toMatchObject({ status: 'live' });
  });

  test('is transferred to the seller with a proof, and its holder goes under review', async () => {
    const { holder, challenger } = await dispute();
    await cloud.mails.waitFor(
      ({ to, subject }) => to.includes(seller.email) && subject.includes('lists your address'),
    );
    expect((await own(seller, 'GET', `/api/address-proofs/${holder}`)).body).toMatchObject({
      documents: [],
      challengeEndsAt: expect.any(String),
    });
    expect(await sendProof(rival, challenger)).toMatchObject({
      status: 201,
      body: { documents: [{ name: 'Title register.pdf' }] },
    });
    expect((await own(seller, 'GET', `/api/address-proofs/${challenger}`)).status).toBe(404);
    expect((await review(challenger)).body).toMatchObject({
      proof: { documents: [{ url: expect.stringContaining('documents/') }] },
      holderProof: { level: 'none' },
    });
    await decide(challenger, { outcome: 'approved', address: 'transfer' });
    expect(await mine(challenger, rival)).toMatchObject({ status: 'live' });
    expect((await page(holder, seller)).body).toMatchObject({
      status: 'under_review',
      owner: { review: { reasons: ['address'], from: 'live', holdsAddress: false } },
    });
    expect(await decide(holder, { outcome: 'approved', address: 'transfer' })).toMatchObject({
      status: 409,
      body: { state: 'claim_proven' },
    });
    await own(rival, 'DELETE', `/api/properties/${challenger}`);
    await cloud.idle();
    expect(await mine(holder, seller)).toMatchObject({ status: 'live' });
  });

  test('has no documents left of a seller whose account is deleted', async () => {
    const { houseNo, address } = await wholeData(seller);
    await onSale(seller, { houseNo, address });
    const leaver = await member('Lena Leaver');
    const id = await submitted(leaver, { houseNo, address });
    await choose(leaver, id);
    await held(id, leaver);
    const document = await uploadedId(leaver, pdf, 'document', 'application/pdf');
    const documents = [{ id: document, name: 'Title register.pdf' }];
    expect((await own(leaver, 'POST', `/api/address-proofs/${id}`, { documents })).status).toBe(201);
    expect(await at.kept(`documents/${document}`)).toHaveLength(1);
    await own(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' });
    seller = await later(15 * days, seller);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    await at.everyDay('properties');
    rival = await later(0, rival);
    expect((await review(id)).body).toMatchObject({ proof: { documents: [] } });
    expect(await at.kept(`documents/${document}`)).toEqual([]);
  });

  test('passes to the waiting property once its holder leaves the market', async () => {
    const { holder, challenger } = await dispute();
    await own(seller, 'DELETE', `/api/properties/${holder}`);
    await cloud.idle();
    expect(await mine(challenger, rival)).toMatchObject({ status: 'live' });
  });

  test('stays with an unproven holder after the challenge while the challenger is unproven too', async () => {
    const { holder, challenger } = await dispute();
    seller = await later(14 * days + 60_000, seller);
    await cloud.idle();
    rival = await later(0, rival);
    expect([await mine(holder, seller), await mine(challenger, rival)]).toMatchObject([
      { status: 'live' },
      { status: 'under_review' },
    ]);
  });

  test('passes after the challenge to a seller who paid from one without a proof', async () => {
    const { houseNo, address } = await wholeData(seller);
    const holder = await onSale(seller, { houseNo, address });
    const challenger = await submitted(rival, { houseNo, address });
    const { id: packageId } = await at.chosen(rival, challenger);
    const { url } = await at.begun(rival, packageId);
    await at.byCard(url, card.good);
    await held(challenger, rival);
    expect((await review(challenger)).body).toMatchObject({ proof: { level: 'paid' } });
    seller = await later(14 * days + 60_000, seller);
    await cloud.idle();
    rival = await later(0, rival);
    expect([await mine(holder, seller), await mine(challenger, rival)]).toMatchObject([
      { status: 'under_review' },
      { status: 'live' },
    ]);
  });
});
