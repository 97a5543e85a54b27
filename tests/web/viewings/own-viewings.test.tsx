import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { getDayAfter } from '../payments/samples.ts';

beforeEach(startLogin);

it('shows once that a buyer’s viewings could not be loaded, and reloads them', async () => {
  let isDown = true;
  const { screen } = await openSite('/my-buying?tab=viewings', {
    'GET /api/user': createUserAnswer(),
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
  start: getDayAfter(2),
  end: getDayAfter(2),
  kind: 'private',
  attendees: 1,
  status: 'confirmed',
  side: 'buyer',
  agreed: true,
  reschedules: 0,
  can: ['cancel', 'reschedule'],
  createdAt: getDayAfter(-1),
  updatedAt: getDayAfter(-1),
};

it('opens the cancellation of a viewing by the link of its mail, and once', async () => {
  const { screen } = await openSite(`/viewings?cancel=${viewing.id}`, {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-viewing': { body: { viewings: [viewing], total: 1, page: 1, per_page: 50 } },
  });
  const dialog = screen.getByRole('dialog', { name: 'Cancel this viewing?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(window.location.search).not.toContain('cancel');
});

const proposal = { timeSlotId: viewing.timeSlotId, start: getDayAfter(3), end: getDayAfter(3), by: 'seller' };
it.each([
  [{ can: ['cancel'] }, 'Cancel', 'Cancel the viewing', 'Viewing cancelled'],
  [{ status: 'waitlisted', can: ['cancel'] }, 'Leave the waitlist', 'Leave it', 'You’ve left the waitlist'],
  [{ status: 'requested', agreed: false, can: ['reject'] }, 'Decline', 'Decline', 'Request declined'],
  [
    { status: 'reschedule_proposed', proposal, can: ['reject'] },
    'Keep the old time',
    'Decline',
    'New time declined',
  ],
])('calls no end a success: %j', async (change, button, action, title) => {
  const own = { ...viewing, ...change };
  const answer = { body: { viewing: own, messageId: viewing.messageId } };
  const { screen } = await openSite('/viewings', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-viewing': { body: { viewings: [own], total: 1, page: 1, per_page: 50 } },
    [`PUT /api/viewing/update/${viewing.id}/${viewing.messageId}`]: answer,
    [`PUT /api/viewing/reject/${viewing.timeSlotId}/${viewing.messageId}`]: answer,
  });
  // What a booked viewing seldom needs is behind a line.
  if (own.status === 'confirmed') await screen.getByText('Cancel', { exact: true }).first().click();
  await screen.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  const dialog = screen.getByRole('dialog');
  if (action.startsWith('Cancel') || action.startsWith('Leave'))
    await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  // The title of the toast, in place of “Success”.
  await expect.element(screen.getByRole('status').getByText(title, { exact: true })).toBeVisible();
});

it.each([
  ['buyer', 'confirmed', '14 Oak Road, Leeds LS6 3HN', 1],
  ['buyer', 'confirmed', undefined, 0],
  ['buyer', 'cancelled', '14 Oak Road, Leeds LS6 3HN', 0],
  ['seller', 'confirmed', '14 Oak Road, Leeds LS6 3HN', 0],
])('shows a %s of a %s viewing at %s the way there: %i', async (side, status, address, links) => {
  const own = { ...viewing, side, status, address, can: [] };
  const { screen } = await openSite('/viewings', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-viewing': { body: { viewings: [own], total: 1, page: 1, per_page: 50 } },
  });
  await expect.element(screen.getByRole('article', { name: /^Viewing of/ })).toBeVisible();
  const found = screen.getByRole('link', { name: 'Directions' });
  expect(found.elements()).toHaveLength(links);
  if (links > 0)
    await expect
      .element(found)
      .toHaveAttribute('href', expect.stringContaining('destination=14+Oak+Road%2C+Leeds+LS6+3HN'));
});

describe('proposing another time where the seller has no others', () => {
  const open = async (side: 'buyer' | 'seller', more = {}) => {
    const own =
      side === 'buyer'
        ? viewing
        : { ...viewing, side, counterpart: { id: ids.other, user_name: 'ben buyer' } };
    const { screen } = await openSite(side === 'buyer' ? '/my-buying?tab=viewings' : '/viewings', {
      'GET /api/user': createUserAnswer({ id: side === 'buyer' ? ids.other : ids.owner }),
      'GET /api/my-viewing': { body: { viewings: [own], total: 1, page: 1, per_page: 50 } },
      [`GET /api/properties/time-slots/${ids.property}`]: { body: { slots: [], days: [] } },
      ...more,
    });
    await screen.getByText('Change or cancel').first().click();
    await screen
      .getByRole('button', { name: /^Propose another time/ })
      .first()
      .click();
    return screen.getByRole('dialog', { name: 'Change the time' });
  };
  const Sent = z.object({ propertyId: z.string(), toUserId: z.string(), body: z.string() });

  test('asks the seller by message for the days that suit the buyer', async () => {
    const sent: unknown[] = [];
    const dialog = await open('buyer', {
      'POST /api/messages': (body: unknown) => {
        sent.push(body);
        return { status: 201, body: {} };
      },
    });
    await expect.element(dialog.getByText(/^Sally Seller has no other viewing times/i)).toBeVisible();
    await dialog.getByRole('checkbox').nth(1).click();
    await dialog.getByRole('button', { name: 'Ask for another time' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    const { body, toUserId } = Sent.parse(sent[0]);
    expect(toUserId).toBe(ids.owner);
    expect(body).toMatch(/^Could we move my viewing of .+, now .+\?\nDays that suit me: /);
  });

  test('sends the seller to where times are added', async () => {
    const dialog = await open('seller');
    await expect
      .element(dialog.getByRole('link', { name: 'Add viewing times' }))
      .toHaveAttribute('href', `/my-listing/${ids.property}/viewings`);
    await expect.element(dialog.getByRole('button', { name: 'Propose this time' })).not.toBeInTheDocument();
  });
});

const card = { id: ids.property, title: 'Oak Road, Leeds', status: 'live', price: 250_000 };
it.each([
  ['leads to other times', {}, 1],
  ['leads to none once its buyer has booked another', { bookedAgain: true }, 0],
])('a declined viewing %s', async (_, change, links) => {
  const declined = { ...viewing, card, status: 'rejected', can: [], ...change };
  const { screen } = await openSite('/viewings?when=past', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/my-viewing': { body: { viewings: [declined], total: 1, page: 1, per_page: 50 } },
  });
  await expect.element(screen.getByText('Declined', { exact: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See other times' }).elements()).toHaveLength(links);
});
