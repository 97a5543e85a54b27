import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, own, openSlot, ask, accept, reject, change, mine, slots, told } = at;

let seller: Awaited<ReturnType<typeof member>>;
let buyer: Awaited<ReturnType<typeof member>>;
let other: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Viewed');
  buyer = await member('Ben Viewing');
  other = await member('Olive Other');
});

describe('a request', () => {
  test('is held, confirmed by the seller, and then tells the address and a calendar link', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(30));
    const asked = await ask(buyer, home, slot, { attendees: 2, message: 'We are chain free' });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        viewing: {
          status: 'requested',
          side: 'buyer',
          attendees: 2,
          counterpart: { user_name: 'Sally Viewed' },
          can: ['cancel'],
          card: { id: home, title: 'Oak Road, Leeds' },
        },
      },
    });
    expect(asked.body['viewing']).not.toHaveProperty('address');
    expect(asked.body['viewing']).not.toHaveProperty('icsUrl');
    const confirmed = await accept(seller, slot, asked.messageId);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { viewing: { status: 'confirmed', side: 'seller' } },
    });
    const [shown] = await mine(buyer, '?when=upcoming');
    expect(shown).toMatchObject({
      status: 'confirmed',
      address: expect.stringMatching(/^\d+ Oak Road, .*Leeds LS6 3HN$/),
      icsUrl: expect.stringMatching(/^\/api\/viewing-calendar\/vwg_.+\.ics$/),
      can: expect.arrayContaining(['reschedule', 'cancel']),
    });
    expect((await slots(buyer, home)).slots).toMatchObject([
      { booked: 1, full: true, mine: { status: 'confirmed' } },
    ]);
    await cloud.idle();
    expect(told('viewing.requested.v1', home)).toHaveLength(1);
    expect(told('viewing.confirmed.v1', home)).toMatchObject([{ by: 'seller', rescheduled: false }]);
  });
});
