import * as z from 'zod';
import type { createSellerClient } from '../support/clients/seller.ts';
import type { TestCloud } from '../support/test-cloud.ts';
import type { Make } from './capacity-make.ts';

const Bell = z.object({ notifications: z.tuple([z.object({ id: z.string() })], z.unknown()) });

/** A user reads notifications and changes mail preferences. */
export async function readNotifications(
  cloud: TestCloud,
  { listMails }: ReturnType<typeof createSellerClient>,
  make: Make,
  { token, email }: { readonly token: string; readonly email: string },
): Promise<void> {
  await cloud.idle();
  await make('POST /api/live/ticket', { token });
  const { notifications } = Bell.parse(await make('GET /api/notifications', { token }));
  await make('PUT /api/notifications/read', { token, body: { upTo: notifications[0].id } });
  await make('GET /api/notification-preferences', { token });
  await make('PUT /api/notification-preferences', { token, body: { offers: true } });
  const link = listMails(email)
    .map(({ headers }) => /\?([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1])
    .find((found) => found !== undefined);
  await make('POST /api/unsubscribe', { query: link ?? '' });
  await make('POST /api/unsubscribe/undo', { query: link ?? '' });
}
