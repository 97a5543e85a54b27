import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDescription, createReviewClient } from '../support/clients/listing-reviews.ts';
import { createReportClient } from '../support/clients/reports.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('audit', 'notifications', 'staff');
cloud.allowCopies('signUp', 'publishing');

const {
  actOnReport,
  decideReport,
  fileReport,
  createMember,
  publishProperty,
  callAs,
  getPropertyPage,
  createStaff,
  decisionText,
} = createReportClient(cloud);
const reviewClient = createReviewClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let stella: Member;
let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  stella = await createStaff();
});
beforeEach(async () => {
  [seller, buyer] = [await createMember('Sally Seller'), await createMember('Ben Buyer')];
  home = await publishProperty(seller);
});

const report = () => fileReport(buyer, { propertyId: home });
/** Hides the home of a report until the decision. */
const hide = async (id: string) => {
  await actOnReport(stella, id, 'take');
  expect((await actOnReport(stella, id, 'hide', { reason: 'It looks like a scam' })).status).toBe(200);
  return id;
};
const dismiss = async (id: string) =>
  expect((await actOnReport(stella, id, 'decide', { measure: 'none', words: decisionText })).status).toBe(
    200,
  );
const statusOf = async () => (await reviewClient.getOwnProperty(home, seller)).status;

describe('a home that a case hides', () => {
  test('names the case to its owner and to no one else', async () => {
    const id = await hide(await report());
    expect((await getPropertyPage(home, seller)).body).toMatchObject({
      status: 'under_review',
      owner: { hiddenByCase: id },
    });
    await dismiss(id);
    const shown = await getPropertyPage(home, buyer);
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toContain(id);
  });

  test('does not go on sale again through a withdrawal', async () => {
    const id = await hide(await report());
    expect((await callAs(seller, 'DELETE', `/api/properties/${home}`)).status).toBe(204);
    expect(await callAs(seller, 'POST', `/api/relist-property/${home}`)).toMatchObject({
      status: 409,
      body: { state: 'hidden_by_case' },
    });
    await dismiss(id);
    await cloud.idle();
    expect((await callAs(seller, 'POST', `/api/relist-property/${home}`)).body).toMatchObject({
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
    expect(
      (await reviewClient.changeProperty(home, createDescription('Ladies only.'), seller)).body,
    ).toMatchObject({
      status: 'under_review',
    });
  };

  test('stays hidden when the review is approved, and is shown with the decision of the case', async () => {
    const id = await report();
    await holdForReview();
    await hide(id);
    expect((await reviewClient.decideReview(home, { outcome: 'approved' })).body).toMatchObject({
      status: 'approved',
    });
    expect((await getPropertyPage(home)).status).toBe(404);
    expect(await statusOf()).toBe('under_review');
    await dismiss(id);
    expect((await getPropertyPage(home)).status).toBe(200);
  });

  test('stays held when the case is dismissed, and is shown with the approval of the review', async () => {
    const id = await report();
    await holdForReview();
    await dismiss(await hide(id));
    expect((await getPropertyPage(home)).status).toBe(404);
    await reviewClient.decideReview(home, { outcome: 'approved' });
    expect((await getPropertyPage(home)).status).toBe(200);
  });

  test('stays hidden when its seller mends what the review found', async () => {
    const id = await report();
    await holdForReview();
    await hide(id);
    expect((await reviewClient.changeProperty(home, createDescription('Bright.'), seller)).status).toBe(200);
    expect((await getPropertyPage(home)).status).toBe(404);
    await dismiss(id);
    expect((await getPropertyPage(home)).status).toBe(200);
  });
});

describe('the person behind reports', () => {
  test('shows staff how many wait and how many were agreed with', async () => {
    const agreed = await fileReport(buyer, { propertyId: home });
    await decideReport(stella, agreed, { measure: 'warn', ground: 'misleading_listing' });
    await fileReport(buyer, { propertyId: home });
    await decideReport(stella, await fileReport(buyer, { propertyId: home }), { measure: 'none' });
    expect((await callAs(stella, 'GET', `/api/staff/people/${seller.id}`)).body).toMatchObject({
      counts: { openReports: 1, upheldReports: 1 },
    });
  });
});
