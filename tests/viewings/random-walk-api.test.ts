import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { hourMs } from '../../functions/kernel/time.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';
import { countRuns } from '../support/nightly.ts';

vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: slowTestMs });
const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  callAs,
  openSlot,
  requestViewing,
  acceptViewing,
  rejectViewing,
  changeViewing,
  listOwnViewings,
  listSlots,
  advanceAndLogIn,
} = viewingClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyers: Member[];
beforeAll(async () => {
  seller = await createMember('Sally Sequence');
  buyers = [
    await createMember('Ann Sequence'),
    await createMember('Bob Sequence'),
    await createMember('Cat Sequence'),
  ];
});

const who = fc.nat({ max: 2 });
const where = fc.nat({ max: 2 });
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('ask' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('wait' as const), who, where }) },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('accept' as const), who, where }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('agree' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('reject' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('cancel' as const), who, where }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('propose' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('counter' as const), who, where }) },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('move' as const), who, where }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
/** The commands of a batch are sent concurrently, all with the cards from before the batch. */
const batches = fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 5 });

const none = { id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1J', messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1K' };
const open = ['waitlisted', 'requested', 'confirmed', 'reschedule_proposed'];

async function begin() {
  const home = await publishProperty(seller);
  const times = [
    viewingClient.getSlotStart(72),
    viewingClient.getSlotStart(100),
    viewingClient.getSlotStart(130),
  ];
  const ids = [
    await openSlot(seller, home, String(times[0])),
    await openSlot(seller, home, String(times[1]), { kind: 'open_house', capacity: 2 }),
    await openSlot(seller, home, String(times[2])),
  ];
  const ofHome = (person: Member) => listOwnViewings(person, `?property_id=${home}`);
  const run = async ({ verb, who: n, where: m }: Command, cards: Map<string, typeof none>) => {
    const buyer = buyers[n] ?? seller;
    const slot = ids[m] ?? '';
    const card = cards.get(buyer.id) ?? none;
    if (verb === 'ask' || verb === 'wait')
      return requestViewing(buyer, home, slot, { waitlist: verb === 'wait' });
    if (verb === 'accept') return acceptViewing(seller, slot, card.messageId);
    if (verb === 'agree') return acceptViewing(buyer, slot, card.messageId);
    if (verb === 'reject') return rejectViewing(seller, slot, card.messageId);
    if (verb === 'cancel')
      return changeViewing(buyer, card, { status: 'cancelled', reason: 'Plans changed' });
    if (verb === 'propose') return changeViewing(buyer, card, { timeSlotId: slot });
    if (verb === 'counter') return changeViewing(seller, card, { timeSlotId: slot });
    const start = viewingClient.addMinutes(String(times[m]), 30 * (n - 1));
    return callAs(seller, 'PUT', `/api/property-time-slot/${slot}`, { start });
  };
  const cards = async () => {
    const found = new Map<string, typeof none>();
    for (const buyer of buyers) {
      const current = (await ofHome(buyer)).find(({ status }) => open.includes(status));
      if (current) found.set(buyer.id, current);
    }
    return found;
  };
  return { home, run, cards, ofHome };
}

async function expectInOrder({ home, ofHome }: Awaited<ReturnType<typeof begin>>) {
  const all = (await Promise.all(buyers.map(ofHome))).flat();
  const current = all.filter(({ status }) => open.includes(status));
  expect(new Set(current.map((one) => one['buyerId'])).size).toBe(current.length);
  for (const slot of (await listSlots(seller, home)).slots) {
    const here = current.filter((one) => one['timeSlotId'] === slot.id && one['agreed'] === true);
    const inTime = here.filter((one) => one['start'] === slot['start']);
    expect(Number(slot['booked'])).toBeLessThanOrEqual(Number(slot['capacity']));
    expect(inTime.length).toBeLessThanOrEqual(Number(slot['booked']));
    expect(Number(slot['booked'])).toBeLessThanOrEqual(here.length);
  }
}

test('books no buyer twice and no slot beyond capacity under concurrent random steps', async () => {
  await fc.assert(
    fc.asyncProperty(batches, fc.boolean(), async (steps, aDayPasses) => {
      const world = await begin();
      for (const step of steps) {
        const cards = await world.cards();
        const answers = await Promise.all(step.map((one) => world.run(one, cards)));
        for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
        await cloud.idle();
        await expectInOrder(world);
      }
      if (aDayPasses) {
        cloud.clock.advance(25 * hourMs);
        await cloud.idle();
        seller = await advanceAndLogIn(0, seller);
        buyers = await Promise.all(buyers.map((buyer) => advanceAndLogIn(0, buyer)));
        // All earlier requests have expired; a place that came free by that is offered again.
        const kept = (await world.cards()).size;
        expect(kept).toBeLessThanOrEqual(buyers.length);
        await expectInOrder(world);
      }
      await callAs(seller, 'DELETE', `/api/properties/${world.home}?reason=Done`);
      await cloud.idle();
      for (const { status } of (await Promise.all(buyers.map(world.ofHome))).flat())
        expect(open).not.toContain(status);
    }),
    { numRuns: countRuns(2, 20) },
  );
});
