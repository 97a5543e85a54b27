import { afterAll } from 'vitest';
import { tidying } from './tidying.ts';

afterAll(async () => {
  for (const tidy of tidying) await tidy();
});
