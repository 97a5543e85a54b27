import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PushDue } from '../../events/push.ts';
import { NotificationId, PushDeviceId, UserId } from '../../events/vocabulary.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createPushClient } from '../support/clients/push-devices.ts';
import { type Person } from '../support/clients/seller.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('push-notices', 'notifications', 'messages');
cloud.allowCopies('publishing');
const { createMember, callAs, publishProperty, makeOffer } = createOfferClient(cloud);
const { call, getMailedLink, getTokens } = createVisitorClient(cloud);
const { publishEvent, listNotifications } = createNotificationClient(cloud);
const push = createPushClient(cloud);

const Device = z.object({ id: z.string(), name: z.string() });
const State = z.object({ publicKey: z.string(), devices: z.array(Device), choice: z.looseObject({}) });
const addDevice = async (person: Person, kind?: string) => {
  const { name, body } = push.createDevice(kind);
  const answer = await callAs(person, 'POST', '/api/user/push', body);
  expect(answer).toMatchObject({ status: 201 });
  return { ...Device.parse(answer.body), name, body };
};
const readState = async (person: Person) => State.parse((await callAs(person, 'GET', '/api/user/push')).body);
/** What is stored of a device. */
async function readRow(id: string): Promise<object | undefined> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: cloud.tableName('Table') })) {
    const found = Items.find((row) => row['__edb_e__'] === 'push-device' && row['id'] === id);
    if (found) return found;
  }
  return undefined;
}
const choose = (person: Person, choice: object) => callAs(person, 'PUT', '/api/user/push/choice', choice);

let seller: Person & { readonly email: string };
let buyer: Person;
let home: string;
beforeEach(async () => {
  [seller, buyer] = [await createMember('Sally Push'), await createMember('Ben Push')];
  home = await publishProperty(seller);
  await choose(seller, { quiet: false });
  await cloud.idle();
});

describe('a device', () => {
  test('is told once, signed and encrypted, and nobody else’s is', async () => {
    const [mine, other] = [await addDevice(seller), await addDevice(await createMember())];
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(await push.listNotices(mine.name)).toEqual([
      {
        device: mine.name,
        ttl: 21_600,
        urgency: 'high',
        topic: expect.any(String),
        bytes: expect.any(Number),
      },
    ]);
    expect(await push.listNotices(other.name)).toEqual([]);
  });

  test('isn’t told of a topic that its person left out, nor in quiet hours', async () => {
    const { name } = await addDevice(seller);
    await choose(seller, { offers: false });
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    await choose(seller, { offers: true, quiet: true, quietFrom: '00:00', quietTo: '23:59' });
    await makeOffer(await createMember(), home, 330_000);
    await cloud.idle();
    expect(await push.listNotices(name)).toEqual([]);
  });

  test('tells of a message, but not of one’s own', async () => {
    const [mine, theirs] = [await addDevice(seller), await addDevice(buyer)];
    await choose(buyer, { quiet: false });
    await createMessageClient(cloud).sendMessage(buyer, seller, home, 'Is the garage included?');
    await cloud.idle();
    expect(await push.listNotices(mine.name)).toHaveLength(1);
    expect(await push.listNotices(theirs.name)).toEqual([]);
  });

  test('is removed once its push service says that it is gone, and kept while that is busy', async () => {
    await addDevice(seller, 'gone');
    const busy = await addDevice(seller, 'busy');
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect((await readState(seller)).devices.map(({ id }) => id)).toEqual([busy.id]);
    expect(await readRow(busy.id)).toMatchObject({
      failingSince: expect.any(String),
      failedAt: expect.any(String),
    });
  });

  test('isn’t told of what its person saw meanwhile', async () => {
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    const { id, name } = await addDevice(seller);
    const [newest] = (await listNotifications(seller)).notifications;
    const notificationId = NotificationId.parse(newest?.id);
    const due = PushDue.of({
      userId: UserId.parse(seller.id),
      deviceId: PushDeviceId.parse(id),
      at: new Date(cloud.clock.now()).toISOString(),
      about: { notificationId },
    });
    await publishEvent(due);
    expect(await push.listNotices(name)).toHaveLength(1);
    await callAs(seller, 'PUT', '/api/notifications/read', { upTo: notificationId });
    await publishEvent(due);
    expect(await push.listNotices(name)).toHaveLength(1);
  });

  test('becomes the next person’s who logs in there', async () => {
    const { name, body } = await addDevice(seller);
    await callAs(buyer, 'POST', '/api/user/push', body);
    expect((await readState(seller)).devices).toEqual([]);
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(await push.listNotices(name)).toEqual([]);
  });

  test('is removed by its person alone', async () => {
    const { id } = await addDevice(seller);
    expect((await callAs(buyer, 'DELETE', `/api/user/push/${id}`)).status).toBe(404);
    expect((await callAs(seller, 'DELETE', `/api/user/push/${id}`)).status).toBe(204);
    expect((await readState(seller)).devices).toEqual([]);
  });

  test('ends with the logins of its time', async () => {
    const { name } = await addDevice(seller);
    cloud.clock.advance(60_000);
    await call('POST', '/api/forgot-password', { body: { email: seller.email } });
    const fresh = 'Another-pass-7';
    const { token } = getMailedLink(seller.email);
    const reset = { token, email: seller.email, password: fresh, passwordConfirmation: fresh };
    expect((await call('POST', '/api/reset-password', { body: reset })).status).toBeLessThan(300);
    const again = { ...seller, token: (await getTokens(seller.email, fresh)).access_token };
    expect((await readState(again)).devices).toEqual([]);
    await makeOffer(buyer, home, 320_000);
    await cloud.idle();
    expect(await push.listNotices(name)).toEqual([]);
  });
});

test('refuses addresses inside, keys that are none, and an eleventh device', async () => {
  const { body } = push.createDevice();
  const refused = async (change: object) =>
    (await callAs(seller, 'POST', '/api/user/push', { ...body, ...change })).body['errors'];
  for (const endpoint of [
    'https://169.254.169.254/x',
    'http://push.example.com/x',
    'https://push.internal/x',
  ])
    expect(await refused({ endpoint })).toHaveProperty('endpoint');
  const nowhere = { ...body.keys, p256dh: 'B'.repeat(87) };
  expect(await refused({ keys: nowhere })).toHaveProperty('keys');
  for (let nth = 0; nth < 10; nth += 1) await addDevice(seller);
  expect((await callAs(seller, 'POST', '/api/user/push', push.createDevice().body)).status).toBe(409);
});

test('refuses quiet hours that end when they begin', async () => {
  const { status, body } = await choose(seller, { quiet: true, quietFrom: '22:00', quietTo: '22:00' });
  expect(status).toBe(422);
  expect(body['errors']).toHaveProperty('quietTo');
});
