import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForFirstPage } from '../../web/lib/live/first-page.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('the live channel leaves the first page its calls, and opens at once later', async () => {
  const opened: string[] = [];
  const open = async (name: string) => {
    await waitForFirstPage();
    opened.push(name);
  };
  void open('first');
  await vi.advanceTimersByTimeAsync(1_400);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  void open('later');
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toEqual(['first', 'later']);
});
