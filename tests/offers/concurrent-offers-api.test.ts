import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { isPublic } from '../../functions/listings/properties/domain/transitions.ts';
import { createOfferClient, type OfferBody } from '../support/clients/offers.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { countRuns } from '../support/nightly.ts';

cloud.wakeAll();
cloud.allowCopies('signUp', 'publishing');

vi.setConfig({ testTimeout: 3 * slowTestMs, hookTimeout: slowTestMs });
const offerClient = createOfferClient(cloud);
const {
  createMember,
  callAs,
  publishProperty,
  postOffer,
  changeOffer,
  acceptOffer,
  rejectOffer,
  listOffers,
} = offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

const bus = new EventBridgeClient(cloud.aws);
const [EventBusName] = cloud.model.buses.filter((name) => name !== 'default');
const Detail = z.looseObject({
  meta: z.looseObject({ id: z.string() }),
  data: z.looseObject({ propertyId: z.string().optional() }),
});

/** Events that the offers' subscribers react to. */
const answered = /^(offer\.(accepted|fell_through)|property\.status_changed)\./;

/** Publishes the property's events a second time, in another order and with new ids. */
async function tellAgain(home: string, order: (index: number) => number): Promise<void> {
  const told = cloud
    .events()
    .filter(({ detailType }) => answered.test(detailType))
    .map(({ detailType, detail }) => ({ detailType, detail: Detail.parse(detail) }))
    .filter(({ detail }) => detail.data.propertyId === home);
  const shuffled = told
    .map((one, index) => ({ one, rank: order(index) }))
    .toSorted((a, b) => a.rank - b.rank);
  for (let start = 0; start < shuffled.length; start += 10) {
    const Entries = shuffled.slice(start, start + 10).map(({ one: { detailType, detail } }) => ({
      EventBusName,
      Source: 'gable',
      DetailType: detailType,
      Detail: JSON.stringify({ ...detail, meta: { ...detail.meta, id: crypto.randomUUID() } }),
    }));
    await bus.send(new PutEventsCommand({ Entries }));
  }
  await cloud.idle();
}

const acts = ['offer', 'raise', 'withdraw', 'accept', 'counter', 'agree', 'reject', 'reconfirm'] as const;
const rounds = fc.array(
  fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...acts)), { minLength: 8, maxLength: 8 }),
  {
    minLength: 3,
    maxLength: 3,
  },
);
const isOpen = ({ status }: OfferBody): boolean =>
  ['pending', 'countered', 'on_hold', 'accepted'].includes(status);

test('keeps one sale at most and leaks no amount under concurrent steps and repeated events', async () => {
  const seller = await createMember('Stella Storm');
  const buyers: Member[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil'])
    buyers.push(await createMember(`${name} Storm`));
  let sums = 0;
  const nextSum = () => 300_000 + (sums += 1) * 1_117;

  const doing = async (
    home: string,
    buyer: Member,
    act: (typeof acts)[number],
    list: readonly OfferBody[],
  ) => {
    const open = list.find((one) => one['buyerId'] === buyer.id && isOpen(one));
    if (act === 'offer' || !open) return postOffer(buyer, home, nextSum());
    const { id } = open;
    if (act === 'accept') return acceptOffer(seller, id);
    if (act === 'reject') return rejectOffer(seller, id);
    if (act === 'counter') return changeOffer(seller, id, { action: 'counter', amount: nextSum() });
    if (act === 'agree') return changeOffer(buyer, id, { action: 'accept_counter' });
    if (act === 'reconfirm') return changeOffer(buyer, id, { action: 'reconfirm' });
    if (act === 'withdraw') return changeOffer(buyer, id, { action: 'withdraw', reason: 'other' });
    return changeOffer(buyer, id, { amount: nextSum() });
  };

  await fc.assert(
    fc.asyncProperty(rounds, fc.infiniteStream(fc.nat()), async (steps, ranks) => {
      const home = await publishProperty(seller);
      const before = new Map<string, unknown[]>();
      for (const step of steps) {
        const { offers } = await listOffers(seller, home);
        const replies = await Promise.all(
          step.map(([nth, act]) => doing(home, buyers[nth] ?? seller, act, offers)),
        );
        for (const { status } of replies) expect([200, 201, 404, 409, 422]).toContain(status);
        await cloud.idle();
        await tellAgain(home, () => ranks.next().value ?? 0);
        await look(home, before);
        // A property whose sale fell through is relisted, so that the walk goes on.
        await callAs(seller, 'POST', `/api/relist-property/${home}`);
        await cloud.idle();
      }
    }),
    // One walk per run, with a new seed each time; a failure prints its seed.
    { numRuns: countRuns(1, 10), endOnFailure: true },
  );

  async function look(home: string, before: Map<string, unknown[]>): Promise<void> {
    const { offers } = await listOffers(seller, home);
    const status = PropertyStatus.parse((await offerClient.getPropertyPage(home, seller)).body['status']);
    expect(offers.filter((one) => one.status === 'accepted')).toHaveLength(status === 'under_offer' ? 1 : 0);
    const waiting = status === 'under_offer' ? ['pending', 'countered'] : ['on_hold'];
    expect(offers.filter((one) => waiting.includes(one.status))).toEqual([]);
    for (const one of offers) {
      expect(one.history.slice(0, before.get(one.id)?.length ?? 0)).toEqual(before.get(one.id) ?? []);
      before.set(one.id, one.history);
    }
    for (const buyer of buyers) {
      // Only buyers with an offer can see a property that is off the market.
      const isStranger = !offers.some((one) => one['buyerId'] === buyer.id);
      if (isStranger && !isPublic(status)) continue;
      const mine = await listOffers(buyer, home);
      expect(mine.offers.filter(isOpen).length).toBeLessThan(2);
      const text = JSON.stringify(mine);
      for (const one of offers.filter((each) => each['buyerId'] !== buyer.id))
        for (const { amount } of one.history)
          if (amount !== undefined) expect(text).not.toContain(String(amount));
    }
  }
});
