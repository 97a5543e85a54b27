import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CaseId } from '../../events/vocabulary.ts';
import { HomeCard } from '../../functions/reach/staff/contract.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('audit', 'cases', 'notifications');

const OwnPage = z.object({ owner: z.object({ removedByCase: CaseId }) });
const { listMails, createMember, publishProperty, callAs, getPropertyPage } = createSellerClient(cloud);

let stella: Awaited<ReturnType<typeof createStaffMember>>;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});
const card = async (id: string) =>
  HomeCard.parse((await callAs(stella, 'GET', `/api/staff/homes/${id}`)).body);
const act = (id: string, verb: string) =>
  callAs(stella, 'POST', `/api/staff/homes/${id}/${verb}`, { reason: 'This home belongs to somebody else.' });

describe('a home at the desk', () => {
  test('is removed with a statement of reasons, and restored off the market', async () => {
    const seller = await createMember('Sid Removed');
    const id = await publishProperty(seller);
    const { status, canRestore } = await card(id);
    expect({ status, canRestore }).toEqual({ status: 'live', canRestore: false });
    expect((await act(id, 'restore')).status).toBe(409);
    expect((await act(id, 'remove')).status).toBe(204);
    await cloud.idle();
    expect((await getPropertyPage(id)).status).toBe(404);
    expect(listMails(seller.email)[0]?.text).toContain('This home belongs to somebody else.');
    const { removedByCase } = OwnPage.parse((await getPropertyPage(id, seller)).body).owner;
    const statement = await callAs(seller, 'GET', `/api/cases/${removedByCase}`);
    expect(statement).toMatchObject({
      status: 200,
      body: { decision: { words: 'This home belongs to somebody else.' } },
    });
    expect((await act(id, 'restore')).status).toBe(204);
    await cloud.idle();
    const after = await card(id);
    expect(after).toMatchObject({ status: 'withdrawn', canRemove: true });
    expect(after.acts.map(({ action }) => action)).toEqual(['home.restore', 'home.remove']);
    expect(after.history.length).toBeGreaterThan(0);
    expect(after.history.map(({ detail }) => detail)).toContain('For sale to Removed');
    expect(after).toMatchObject({
      viewingCounts: { ahead: 0, completed: 0 },
      noOfBedrooms: expect.any(Number),
    });
    expect(after.picture).toBeDefined();
    expect(after).toMatchObject({ jointOwners: [], ownership: null, package: { name: expect.any(String) } });
  });
});
