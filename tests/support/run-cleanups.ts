import { afterAll } from 'vitest';
import { cleanups } from './cleanups.ts';

afterAll(async () => {
  for (const cleanUp of cleanups) await cleanUp();
});
