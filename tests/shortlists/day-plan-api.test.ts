import { expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('favourites', 'shortlists', 'viewings');

const client = createViewingClient(cloud);
const { callAs, createMember, publishProperty } = client;

test('a plan names the next free day of a home that has none on the chosen one', async () => {
  const seller = await createMember('Sally Later');
  const alex = await createMember('Alex Planning');
  const home = await publishProperty(seller);
  await callAs(alex, 'POST', '/api/favourites', { propertyId: home });
  const later = client.getSlotStart(96);
  await client.openSlot(seller, home, later);
  const day = new Date(cloud.clock.now() + 2 * dayMs).toISOString().slice(0, 10);
  const { body } = await callAs(alex, 'GET', `/api/day-plan?day=${day}&property_ids=${home}`);
  expect(body).toMatchObject({
    stops: [],
    left: [{ propertyId: home, reason: 'no_times', nextDay: later.slice(0, 10) }],
  });
});
