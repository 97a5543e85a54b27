import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buyingKey } from '../../../web/entities/offer/api.ts';
import { ownHomesKey } from '../../../web/entities/own-home/api.ts';
import { invalidateViewings, viewingsKey } from '../../../web/entities/viewing/api.ts';

test.each([
  ['the viewings', viewingsKey],
  ['buying', buyingKey],
  ['the own homes', ownHomesKey],
])('a step of a viewing has %s read again', async (_, key) => {
  const queries = new QueryClient();
  queries.setQueryData(key, []);
  await invalidateViewings(queries);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
