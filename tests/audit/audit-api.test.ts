import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PropertyPriceChanged } from '../../events/property.ts';
import { ViewingRejected } from '../../events/viewing.ts';
import { MessageId, PropertyId, SlotId, UserId, ViewingId } from '../../events/vocabulary.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

const { publishEvent, createMember, publishProperty, getPropertyPage } = createNotificationClient(cloud);

/** No call returns the trail yet, so the test reads it like a function does. */
async function store() {
  stubFunctionEnvironment(cloud);
  return import('../../functions/people/audit/adapters/audit-repository.ts');
}

let listAuditEntries: Awaited<ReturnType<typeof store>>['listAuditEntries'];
let propertyId: PropertyId;
let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  ({ listAuditEntries } = await store());
  seller = await createMember('Audrey Audited');
  propertyId = PropertyId.parse(await publishProperty(seller));
});
afterAll(() => vi.unstubAllEnvs());

test('records the events of a sale with their actors', async () => {
  const trail = await listAuditEntries(propertyId);
  expect(trail.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['property.submitted.v1', 'package.activated.v1', 'property.published.v1']),
  );
  expect(trail.find(({ name }) => name === 'property.submitted.v1')).toMatchObject({
    actor: seller.id,
    facts: { ownerId: seller.id },
  });
  expect(trail.map(({ at }) => at)).toEqual(trail.map(({ at }) => at).toSorted());
});

test('records no private drafts', async () => {
  expect((await listAuditEntries(propertyId)).map(({ name }) => name).join()).not.toMatch(
    /draft|property\.changed/,
  );
});

test('records a repeated event once and never changes an entry', async () => {
  const price = (to: number) =>
    PropertyPriceChanged.of({ propertyId, ownerId: UserId.parse(seller.id), from: 325_000, to });
  const changes = async () =>
    (await listAuditEntries(propertyId)).filter(({ name }) => name === 'property.price_changed.v1');
  const before = (await changes()).length;
  await publishEvent(price(310_000), 'evt-price');
  await publishEvent(price(310_000), 'evt-price');
  expect((await changes()).slice(before)).toMatchObject([{ facts: { from: 325_000, to: 310_000 } }]);
  expect((await getPropertyPage(propertyId)).status).toBe(200);
});

test('records no text that a user wrote', async () => {
  const sign = '7'.padStart(26, '0');
  const start = new Date(cloud.clock.now() + 86_400_000).toISOString();
  const rejected = ViewingRejected.of({
    viewingId: ViewingId.parse(`vwg_${sign}`),
    messageId: MessageId.parse(`msg_${sign}`),
    timeSlotId: SlotId.parse(`slt_${sign}`),
    propertyId,
    sellerId: UserId.parse(seller.id),
    buyerId: UserId.parse(`usr_${sign}`),
    kind: 'private',
    start,
    end: start,
    by: 'seller',
    reason: 'My mother is ill',
    alternatives: [],
    waitlistOffered: false,
  });
  await publishEvent(rejected);
  const trail = await listAuditEntries(propertyId);
  expect(trail.map(({ name }) => name)).toContain('viewing.rejected.v1');
  expect(JSON.stringify(trail)).not.toContain('mother');
});
