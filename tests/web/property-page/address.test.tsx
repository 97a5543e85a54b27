import { expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const slug = '14-oak-road-leeds-4KQ7';
const home = { ...body, slug, isOwner: false, owner: undefined };

test.each([
  ['its id', ids.property],
  ['an address that it had', 'oak-road-leeds-4KQ7'],
])('a home that is asked for by %s is at its own address, read once', async (_, name) => {
  let reads = 0;
  const { screen, router } = await openSite(`/property-details/${name}?share=x1`, {
    [`GET /api/properties/${name}`]: () => {
      reads += 1;
      return { body: home };
    },
    'POST /api/decrypt': { status: 422, body: { code: 'invalid' } },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/property-details/${slug}?share=x1`);
  expect(reads).toBe(1);
});
