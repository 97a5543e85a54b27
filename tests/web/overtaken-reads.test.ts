import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../web/lib/query-client.ts';

const queryKey = ['viewings'];
let queries = createQueryClient();
afterEach(() => {
  queries.unmount();
  queries = createQueryClient();
});

/** A read whose responses are given by the test; `begun` counts its requests. */
function makeRead() {
  const pending: ((value: string) => void)[] = [];
  let begun = 0;
  const queryFn = () => {
    begun += 1;
    return new Promise<string>((resolve) => pending.push(resolve));
  };
  return { queryFn, answer: (value: string) => pending.shift()?.(value), begun: () => begun };
}

it('repeats the first read of a shown query that was invalidated meanwhile', async () => {
  const { queryFn, answer, begun } = makeRead();
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  void queries.invalidateQueries({ queryKey });
  answer('before the change');
  await expect.poll(begun).toBe(2);
  answer('after the change');
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('after the change');
  expect(begun()).toBe(2);
  stop();
});

it('takes the first read of a query that nothing shows for stale when it was invalidated meanwhile', async () => {
  const { queryFn, answer, begun } = makeRead();
  void queries.prefetchQuery({ queryKey, queryFn });
  void queries.invalidateQueries({ queryKey });
  answer('before the change');
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('before the change');
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(begun()).toBe(1);
});

it('replaces a later read that was invalidated meanwhile, once', async () => {
  const { queryFn, answer, begun } = makeRead();
  queries.setQueryData(queryKey, 'old', { updatedAt: 0 });
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  expect(begun()).toBe(1);
  void queries.invalidateQueries({ queryKey });
  expect(begun()).toBe(2);
  answer('before the change');
  answer('after the change');
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('after the change');
  expect(begun()).toBe(2);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
  stop();
});

it('does not repeat a read that no change overtook', async () => {
  const { queryFn, answer, begun } = makeRead();
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  answer('now');
  await expect.poll(() => queries.getQueryData(queryKey)).toBe('now');
  expect(begun()).toBe(1);
  stop();
});
