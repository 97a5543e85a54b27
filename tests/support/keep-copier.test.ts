import { expect, test } from 'vitest';
import { keepCopier } from './clients/keep-copier.ts';

test('a copier is made once for a cloud, but again after it could not be made', async () => {
  const kept = new WeakMap<object, Promise<number>>();
  const cloud = {};
  let tries = 0;
  const make = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The upload was not ready');
    return tries;
  };
  await expect(keepCopier(kept, cloud, make)).rejects.toThrow('The upload was not ready');
  expect(await Promise.all([keepCopier(kept, cloud, make), keepCopier(kept, cloud, make)])).toEqual([2, 2]);
  expect(await keepCopier(kept, {}, make)).toBe(3);
});
