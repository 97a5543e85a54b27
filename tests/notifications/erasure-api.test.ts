import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UserId } from '../../events/vocabulary.ts';
import type * as notificationStore from '../../functions/reach/notifications/adapters/notification-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { listMailsAbout, listNotifications, call, createMember, publishProperty, callAs } =
  createNotificationClient(cloud);

let loadNotificationPage: (typeof notificationStore)['loadNotificationPage'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ loadNotificationPage } =
    await import('../../functions/reach/notifications/adapters/notification-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

test('deletes notifications with the account and ends the links of its mails', async () => {
  const leaving = await createMember('Lea Leaving');
  await publishProperty(leaving);
  expect((await listNotifications(leaving)).total).toBeGreaterThan(0);
  const key = /unsubscribe\?(\S+)/.exec(listMailsAbout(leaving.email, 'on sale')[0]?.text ?? '')?.[1];
  expect((await call('POST', `/api/unsubscribe?${key}`)).status).toBe(200);
  await callAs(leaving, 'DELETE', '/api/delete-account', { password });
  cloud.clock.advance(15 * 86_400_000);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  expect(await loadNotificationPage(UserId.parse(leaving.id), 1, 20)).toMatchObject({
    notifications: [],
    total: 0,
  });
  expect((await call('POST', `/api/unsubscribe?${key}`)).status).toBe(422);
});
