import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { reportingAt } from './people.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { decide, file, member, onSale, own, staff, words } = reportingAt(cloud);

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

describe('the own reports', () => {
  const list = (person: Member, query = '') => own(person, 'GET', `/api/cases${query}`);

  test('come page by page, the latest first, with what became of each', async () => {
    const first = await file(buyer, { propertyId: home, details: 'A hotel in Spain' });
    const second = await file(buyer, { userId: seller.id, category: 'harassment' });
    await file(undefined, { propertyId: home, email: buyer.email });
    await decide(stella, first, { measure: 'remove_home', ground: 'fraud' });
    const { body } = await list(buyer);
    expect(body).toMatchObject({
      total: 2,
      reports: [
        { id: second, subject: 'person', status: 'open', title: 'A member of Gable' },
        { id: first, subject: 'home', status: 'action', outcome: expect.stringContaining('off the site') },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of [seller.id, 'Sally', words, 'remove_home', stella.id])
      expect(text).not.toContain(secret);
    expect((await list(buyer, '?page=2&per_page=1')).body).toMatchObject({
      total: 2,
      page: 2,
      reports: [{ id: first }],
    });
  });

  test('are a person’s alone, and not what others report about them', async () => {
    await file(buyer, { propertyId: home });
    expect((await list(seller)).body).toMatchObject({ total: 0, reports: [] });
    expect((await list(stella)).body).toMatchObject({ total: 0, reports: [] });
  });
});
