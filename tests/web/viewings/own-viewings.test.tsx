import { beforeEach, expect, it } from 'vitest';
import { ids } from '../../properties/sample.ts';
import { freshVisitor, logInFirst, openSite, userAnswer } from '../app.tsx';
import { inDays } from '../payments/sample.ts';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

it('shows once that a buyer’s viewings could not be loaded, and reloads them', async () => {
  let isDown = true;
  const { screen } = await openSite('/my-buying?tab=viewings', {
    'GET /api/user': userAnswer(),
    'GET /api/my-viewing': () =>
      isDown
        ? { status: 422, body: { status: 422, detail: 'Out of order' } }
        : { body: { viewings: [], total: 0, page: 1, per_page: 50 } },
  });
  await expect.element(screen.getByText('Out of order')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No upcoming viewings' })).toBeVisible();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
});

const viewing = {
  id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1M',
  timeSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  propertyId: ids.property,
  sellerId: ids.owner,
  buyerId: ids.other,
  counterpart: { id: ids.owner, user_name: 'sally seller' },
  start: inDays(2),
  end: inDays(2),
  kind: 'private',
  attendees: 1,
  status: 'confirmed',
  side: 'buyer',
  agreed: true,
  reschedules: 0,
  can: ['cancel', 'reschedule'],
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
};

it('opens the cancellation of a viewing by the link of its mail, and once', async () => {
  const { screen } = await openSite(`/viewings?cancel=${viewing.id}`, {
    'GET /api/user': userAnswer({ id: ids.other }),
    'GET /api/my-viewing': { body: { viewings: [viewing], total: 1, page: 1, per_page: 50 } },
  });
  const dialog = screen.getByRole('dialog', { name: 'Cancel this viewing?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(window.location.search).not.toContain('cancel');
});
