import { afterAll, beforeAll, expect, test } from 'vitest';
import { localCluster } from '../../infra/search-choice.ts';
import { getClusterAssembly } from '../support/assembly.ts';
import { openCloud, type TestCloud } from '../support/test-cloud.ts';

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await openCloud({
    assembly: await getClusterAssembly(),
    addresses: { [localCluster.url]: nowhere },
    chooseThread: () => 'together',
  });
});
afterAll(() => cloud.close());

test('the search of a stage without a fallback states that it is not answering', async () => {
  for (const path of ['/api/search-properties?q=Leeds', '/api/all-properties']) {
    const { status, headers, body } = await cloud.api(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('30');
    expect(body).toMatchObject({
      code: 'unavailable',
      detail: 'The search isn’t answering right now. Try again in a minute.',
    });
  }
});

test('suggestions of places need no cluster', async () => {
  expect((await cloud.api('/api/places?q=lee')).status).toBe(200);
});
