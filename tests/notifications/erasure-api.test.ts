import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UserId } from '../../events/vocabulary.ts';
import type * as notificationStore from '../../functions/notifications/adapters/notification-repository.ts';
import { password } from '../accounts/visitor.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { asFunction } from './as-function.ts';
import { tellingAt } from './telling.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { about, bell, call, member, onSale, own } = tellingAt(cloud);

let loadNotificationPage: (typeof notificationStore)['loadNotificationPage'];
beforeAll(async () => {
  asFunction(cloud);
  ({ loadNotificationPage } =
    await import('../../functions/notifications/adapters/notification-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

test('deletes notifications with the account and ends the links of its mails', async () => {
  const leaving = await member('Lea Leaving');
  await onSale(leaving);
  expect((await bell(leaving)).total).toBeGreaterThan(0);
  const key = /unsubscribe\?(\S+)/.exec(about(leaving.email, 'on sale')[0]?.text ?? '')?.[1];
  expect((await call('POST', `/api/unsubscribe?${key}`)).status).toBe(200);
  await own(leaving, 'DELETE', '/api/delete-account', { password });
  cloud.clock.advance(15 * 86_400_000);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  expect(await loadNotificationPage(UserId.parse(leaving.id), 1, 20)).toMatchObject({
    notifications: [],
    total: 0,
  });
  expect((await call('POST', `/api/unsubscribe?${key}`)).status).toBe(422);
});
