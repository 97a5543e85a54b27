import { beforeEach, expect, test, vi } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { freshVisitor, logInFirst, openSite, userAnswer } from '../app.tsx';
import { known } from '../payments/sample.ts';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

test('puts a home back on sale from the top of its page after a fall-through', async () => {
  const relist = vi.fn(() => ({ body: {} }));
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': userAnswer({ id: ids.owner }),
    ...known('fallen_through'),
    [`GET /api/relist-property/${ids.property}`]: relist,
  });
  const next = screen.getByRole('region', { name: 'What comes next' });
  await next.getByRole('button', { name: 'Put back on sale' }).click();
  await expect.poll(() => relist.mock.calls.length).toBe(1);
});
