import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChannelListener } from '../../web/lib/live/channel.ts';
import { createHintFeed } from '../../web/lib/live/hint-feed.ts';

const hint = { topic: 'viewings', propertyId: 'prp_1' } as const;
const seconds = 1000;
let channels: ChannelListener[] = [];

beforeEach(() => {
  channels = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const createFeed = () => createHintFeed(async (listener) => channels.push(listener));

it('opens one channel and passes each hint to the followers of its topic', () => {
  const follow = createFeed();
  const [viewings, offers] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = follow(['viewings'], viewings);
  follow(['offers'], offers);
  expect(channels).toHaveLength(1);
  channels[0]?.onHint(hint);
  expect(viewings.mock.calls).toEqual([[hint]]);
  expect(offers).not.toHaveBeenCalled();
  channels[0]?.onGap();
  expect(offers.mock.calls).toEqual([[undefined]]);
  stop();
  channels[0]?.onHint(hint);
  expect(viewings).toHaveBeenCalledTimes(2);
});

it('notifies a follower of several topics once after a gap', () => {
  const follow = createFeed();
  const matters = vi.fn<() => void>();
  follow(['offers', 'viewings'], matters);
  channels[0]?.onGap();
  expect(matters.mock.calls).toEqual([[undefined]]);
  channels[0]?.onHint(hint);
  expect(matters).toHaveBeenCalledTimes(2);
  const later = vi.fn<() => void>();
  follow(['offers', 'viewings'], later);
  expect(later.mock.calls).toEqual([[undefined]]);
});

it('notifies a follower from the start of a hint within half a minute before', () => {
  const follow = createFeed();
  follow(['viewings'], vi.fn<() => void>())();
  channels[0]?.onHint(hint);
  vi.advanceTimersByTime(29 * seconds);
  const recent = vi.fn<() => void>();
  follow(['viewings'], recent)();
  expect(recent.mock.calls).toEqual([[undefined]]);
  const other = vi.fn<() => void>();
  follow(['offers'], other)();
  vi.advanceTimersByTime(2 * seconds);
  follow(['viewings'], other)();
  expect(other).not.toHaveBeenCalled();
});

it('opens the channel with the next follower when the first could not', async () => {
  const connect = vi.fn<(listener: ChannelListener) => Promise<void>>();
  connect.mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const follow = createHintFeed(connect);
  follow(['viewings'], vi.fn<() => void>());
  await vi.advanceTimersByTimeAsync(0);
  follow(['viewings'], vi.fn<() => void>());
  expect(connect).toHaveBeenCalledTimes(2);
});
