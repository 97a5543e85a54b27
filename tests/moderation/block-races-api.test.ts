import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PropertyId, SlotId, UserId } from '../../events/vocabulary.ts';
import { NewOffer } from '../../functions/deals/offers/contract.ts';
import type * as blockStore from '../../functions/people/blocks/adapters/block-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { minimalTerms } from '../support/clients/offers.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

// A request that read the blocks before one was saved.
vi.mock('../../functions/people/blocks/adapters/block-repository.ts', async (original) => ({
  ...(await original<typeof blockStore>()),
  isBlockedBetween: () => Promise.resolve(false),
}));
stubFunctionEnvironment(cloud);
const { requestViewing } = await import('../../functions/deals/viewings/commands/request-viewing.ts');
const { makeOffer } = await import('../../functions/deals/offers/commands/make-offer.ts');
const viewingClient = createViewingClient(cloud);
const { createMember, publishProperty, openSlot, callAs, listOwnViewings } = viewingClient;

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let propertyId: PropertyId;
let timeSlotId: SlotId;
beforeAll(async () => {
  seller = await createMember('Sally Races');
  propertyId = PropertyId.parse(await publishProperty(seller));
  timeSlotId = SlotId.parse(await openSlot(seller, propertyId, viewingClient.getSlotStart(48)));
});
afterAll(() => vi.unstubAllEnvs());

const blocked = { code: 'blocked_by_user' };
const block = (one: Member, other: Member) =>
  callAs(one, 'POST', '/api/report', {
    type: 'block',
    userId: other.id,
    category: 'harassment',
    details: 'Rude at the door',
  });
const now = () => new Date(cloud.clock.now());

test('refuses a viewing that is written after a block of either side', async () => {
  for (const isBlocker of [true, false]) {
    const buyer = await createMember('Ben Races');
    await (isBlocker ? block(buyer, seller) : block(seller, buyer));
    const request = { propertyId, timeSlotId, attendees: 1, answers: [], waitlist: false };
    await expect(requestViewing(request, { id: UserId.parse(buyer.id) }, now())).rejects.toMatchObject(
      blocked,
    );
    expect(await listOwnViewings(buyer)).toEqual([]);
  }
});

test('refuses an offer that is written after a block of either side', async () => {
  for (const isBlocker of [true, false]) {
    const buyer = await createMember('Olga Races');
    await (isBlocker ? block(buyer, seller) : block(seller, buyer));
    const body = NewOffer.parse({ propertyId, amount: 300_000, ...minimalTerms });
    await expect(makeOffer(body, { id: UserId.parse(buyer.id) }, now())).rejects.toMatchObject(blocked);
    expect((await callAs(buyer, 'GET', '/api/my-offers')).body).toMatchObject({ total: 0 });
  }
});
