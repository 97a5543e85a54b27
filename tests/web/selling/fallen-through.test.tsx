import { beforeEach, expect, test, vi } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

test('puts a home back on sale from the top of its page after a fall-through', async () => {
  const relist = vi.fn(() => ({ body: {} }));
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('fallen_through'),
    [`GET /api/relist-property/${ids.property}`]: relist,
  });
  const next = screen.getByRole('region', { name: 'What comes next' });
  await next.getByRole('button', { name: 'Put back on sale' }).click();
  await expect.poll(() => relist.mock.calls.length).toBe(1);
});
