import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeAs, reviewingAt } from '../listing-reviews/reviewing-at.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { reportingAt } from './people.ts';

cloud.wake('audit', 'notifications', 'staff');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { act, decide, file, member, onSale, own, page, staff, words } = reportingAt(cloud);
const reviews = reviewingAt(cloud);

type Member = Awaited<ReturnType<typeof member>>;
let stella: Member;
let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  stella = await staff();
});
beforeEach(async () => {
  [seller, buyer] = [await member('Sally Seller'), await member('Ben Buyer')];
  home = await onSale(seller);
});

const report = () => file(buyer, { propertyId: home });
/** Hides the home of a report until the decision. */
const hide = async (id: string) => {
  await act(stella, id, 'take');
  expect((await act(stella, id, 'hide', { reason: 'It looks like a scam' })).status).toBe(200);
  return id;
};
const dismiss = async (id: string) =>
  expect((await act(stella, id, 'decide', { measure: 'none', words })).status).toBe(200);
const statusOf = async () => (await reviews.mine(home, seller)).status;

describe('a home that a case hides', () => {
  test('names the case to its owner and to nobody else', async () => {
    const id = await hide(await report());
    expect((await page(home, seller)).body).toMatchObject({
      status: 'under_review',
      owner: { hiddenByCase: id },
    });
    await dismiss(id);
    const shown = await page(home, buyer);
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toContain(id);
  });

  test('does not go on sale again through a withdrawal', async () => {
    const id = await hide(await report());
    expect((await own(seller, 'DELETE', `/api/properties/${home}`)).status).toBe(204);
    expect(await own(seller, 'POST', `/api/relist-property/${home}`)).toMatchObject({
      status: 409,
      body: { state: 'hidden_by_case' },
    });
    await dismiss(id);
    await cloud.idle();
    expect((await own(seller, 'POST', `/api/relist-property/${home}`)).body).toMatchObject({
      status: 'live',
    });
  });

  test('is shown once the last of two cases is over', async () => {
    const [first, second] = [await report(), await report()];
    await hide(first);
    await hide(second);
    await dismiss(first);
    expect(await statusOf()).toBe('under_review');
    await dismiss(second);
    expect(await statusOf()).toBe('live');
  });
});

describe('a home that a case hides and a review holds', () => {
  const holdForReview = async () => {
    expect((await reviews.change(home, describeAs('Ladies only.'), seller)).body).toMatchObject({
      status: 'under_review',
    });
  };

  test('stays hidden when the review is approved, and is shown with the decision of the case', async () => {
    const id = await report();
    await holdForReview();
    await hide(id);
    expect((await reviews.decide(home, { outcome: 'approved' })).body).toMatchObject({ status: 'approved' });
    expect((await page(home)).status).toBe(404);
    expect(await statusOf()).toBe('under_review');
    await dismiss(id);
    expect((await page(home)).status).toBe(200);
  });

  test('stays held when the case is dismissed, and is shown with the approval of the review', async () => {
    const id = await report();
    await holdForReview();
    await dismiss(await hide(id));
    expect((await page(home)).status).toBe(404);
    await reviews.decide(home, { outcome: 'approved' });
    expect((await page(home)).status).toBe(200);
  });

  test('stays hidden when its seller mends what the review found', async () => {
    const id = await report();
    await holdForReview();
    await hide(id);
    expect((await reviews.change(home, describeAs('Bright.'), seller)).status).toBe(200);
    expect((await page(home)).status).toBe(404);
    await dismiss(id);
    expect((await page(home)).status).toBe(200);
  });
});

describe('the person behind reports', () => {
  test('shows staff how many wait and how many were agreed with', async () => {
    const agreed = await file(buyer, { propertyId: home });
    await decide(stella, agreed, { measure: 'warn', ground: 'misleading_listing' });
    await file(buyer, { propertyId: home });
    await decide(stella, await file(buyer, { propertyId: home }), { measure: 'none' });
    expect((await own(stella, 'GET', `/api/staff/people/${seller.id}`)).body).toMatchObject({
      counts: { openReports: 1, upheldReports: 1 },
    });
  });
});
