import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReportClient } from '../support/clients/reports.ts';
import { cloud } from '../support/cloud.ts';

const { decideReport, fileReport, createMember, publishProperty, callAs, createStaff, decisionText } =
  createReportClient(cloud);

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

describe('the own reports', () => {
  const list = (person: Member, query = '') => callAs(person, 'GET', `/api/cases${query}`);

  test('come page by page, the latest first, with what became of each', async () => {
    const first = await fileReport(buyer, { propertyId: home, details: 'A hotel in Spain' });
    const second = await fileReport(buyer, { userId: seller.id, category: 'harassment' });
    await fileReport(undefined, { propertyId: home, email: buyer.email });
    await decideReport(stella, first, { measure: 'remove_home', ground: 'fraud' });
    const { body } = await list(buyer);
    expect(body).toMatchObject({
      total: 2,
      reports: [
        { id: second, subject: 'person', status: 'open', title: 'A member of Gable' },
        { id: first, subject: 'home', status: 'action', outcome: expect.stringContaining('off the site') },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of [seller.id, 'Sally', decisionText, 'remove_home', stella.id])
      expect(text).not.toContain(secret);
    expect((await list(buyer, '?page=2&per_page=1')).body).toMatchObject({
      total: 2,
      page: 2,
      reports: [{ id: first }],
    });
  });

  test('are a person’s alone, and not what others report about them', async () => {
    await fileReport(buyer, { propertyId: home });
    expect((await list(seller)).body).toMatchObject({ total: 0, reports: [] });
    expect((await list(stella)).body).toMatchObject({ total: 0, reports: [] });
  });
});
