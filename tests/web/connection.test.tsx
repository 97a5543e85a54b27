import { expect, test, vi } from 'vitest';
import { isOffline, subscribeToConnection } from '../../web/lib/connection.ts';
import { sendCall } from '../../web/lib/send.ts';

test('every call tells whether there is a connection, also one that is refused', async () => {
  const notify = vi.fn();
  const end = subscribeToConnection(notify);
  const fetching = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await sendCall('GET /api/user', {}).catch(() => undefined);
  expect(isOffline()).toBe(true);
  fetching.mockResolvedValue(Response.json({ status: 500 }, { status: 500 }));
  await sendCall('GET /api/user', {}).catch(() => undefined);
  expect(isOffline()).toBe(false);
  expect(notify).toHaveBeenCalledTimes(2);
  end();
});

test('a call that its page ends says nothing about it', async () => {
  const end = subscribeToConnection(() => undefined);
  vi.spyOn(window, 'fetch').mockRejectedValue(new DOMException('Ended', 'AbortError'));
  await sendCall('GET /api/user', { signal: AbortSignal.abort() }).catch(() => undefined);
  expect(isOffline()).toBe(false);
  end();
});
