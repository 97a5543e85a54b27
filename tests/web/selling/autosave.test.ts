import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from '../../../web/features/selling/autosave.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';

interface Change {
  readonly price?: number;
  readonly title?: string;
}
const quietMs = 600;
const retryMs = 4_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that stores changes, or answers the next calls with the given failures. */
function server(...failures: unknown[]) {
  const sent: Change[] = [];
  const kept: Change[] = [];
  const save = async (change: Change): Promise<Change> => {
    sent.push(change);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return change;
  };
  return {
    sent,
    kept,
    saving: createAutosave<Change, Change>({ save, onSaved: (one) => void kept.push(one) }),
  };
}
const stale = () => new ApiError(409, { code: 'stale' });
const invalid = (errors: Record<string, string[]>) => new ApiError(422, { code: 'invalid', errors });

test('saves changes typed in one go together', async () => {
  const { sent, saving } = server();
  saving.change({ price: 1 });
  await vi.advanceTimersByTimeAsync(quietMs - 1);
  saving.change({ price: 2, title: 'a' });
  await vi.advanceTimersByTimeAsync(quietMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ price: 2, title: 'a' }]);
  expect(saving.state().is).toBe('saved');
});

test('saves changes typed during a save after it', async () => {
  let finish = (): void => undefined;
  const sent: Change[] = [];
  const save = (change: Change) => {
    sent.push(change);
    return new Promise<Change>((resolve) => (finish = () => resolve(change)));
  };
  const saving = createAutosave<Change, Change>({ save, onSaved: () => undefined });
  saving.change({ price: 1 });
  await vi.advanceTimersByTimeAsync(quietMs);
  saving.change({ price: 2 });
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(sent).toEqual([{ price: 1 }]);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ price: 1 }, { price: 2 }]);
});

test('waits without a network, loses nothing, and retries by itself', async () => {
  const { sent, saving } = server(new NetworkError('offline'));
  saving.change({ price: 1 });
  await vi.advanceTimersByTimeAsync(quietMs);
  expect(saving.state().is).toBe('waiting');
  expect([...saving.unsaved()]).toEqual(['price']);
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(sent).toEqual([{ price: 1 }, { price: 1 }]);
  expect(saving.state().is).toBe('saved');
  expect(saving.unsaved().size).toBe(0);
});

test('prefers newer input over a failed change', async () => {
  const { sent, saving } = server(new NetworkError('offline'));
  saving.change({ price: 1, title: 'a' });
  const flushed = saving.flush();
  saving.change({ price: 2 });
  expect(await flushed).toBe(false);
  expect(await saving.flush()).toBe(true);
  expect(sent.at(-1)).toEqual({ price: 2, title: 'a' });
});

test('waits as long as the server asks after too many requests', async () => {
  const { sent, saving } = server(new ApiError(429, { code: 'too_many' }, 60));
  saving.change({ price: 1 });
  await vi.advanceTimersByTimeAsync(quietMs + 59_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saving.state().is).toBe('saved');
});

test('keeps the input after a lost login without retrying', async () => {
  const { sent, saving } = server(new ApiError(401, { code: 'unauthenticated' }));
  saving.change({ price: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(saving.state().is).toBe('waiting');
  expect(await saving.flush()).toBe(true);
});

test('sets a rejected field aside and saves all others', async () => {
  const { kept, saving } = server(invalid({ 'data.price': ['Too low.'] }));
  saving.change({ price: 1, title: 'a' });
  expect(await saving.flush()).toBe(false);
  expect(kept).toEqual([{ title: 'a' }]);
  expect(saving.state()).toMatchObject({ is: 'refused', errors: { 'data.price': ['Too low.'] } });
  expect([...saving.unsaved()]).toEqual(['price']);
  saving.change({ title: 'b' });
  expect(await saving.flush()).toBe(false);
  expect(kept.at(-1)).toEqual({ title: 'b' });
  saving.change({ price: 5 });
  expect(await saving.flush()).toBe(true);
  expect(kept.at(-1)).toEqual({ price: 5 });
});

test('stops after a conflict until a person decides', async () => {
  const { sent, saving } = server(stale());
  saving.change({ price: 1 });
  expect(await saving.flush()).toBe(false);
  saving.change({ price: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saving.flush()).toBe(false);
  expect(saving.state().is).toBe('overtaken');
  expect(sent).toHaveLength(1);
  saving.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ price: 2 });
});

test('drops the queue after a conflict on request', async () => {
  const { sent, saving } = server(stale());
  saving.change({ price: 1 });
  await saving.flush();
  saving.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(saving.unsaved().size).toBe(0);
});
