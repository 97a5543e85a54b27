import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { connectLive, liveAnswers } from '../live.ts';
import { getDayAfter, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const slotId = 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1S';
const start = getDayAfter(2);
const createRequest = (nth: number, user_name: string) => ({
  id: `vwg_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}V`,
  messageId: `msg_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}M`,
  timeSlotId: slotId,
  propertyId: ids.property,
  sellerId: ids.owner,
  buyerId: `usr_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}U`,
  counterpart: { id: `usr_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}U`, user_name },
  start,
  end: start,
  kind: 'private',
  attendees: 1,
  status: 'requested',
  side: 'seller',
  agreed: false,
  reschedules: 0,
  can: ['accept', 'reject'],
  createdAt: start,
  updatedAt: start,
});

/** Opens the viewings of an own home, with requests for one slot. */
async function openViewings(people: readonly string[], capacity: number) {
  const accept = vi.fn(() => ({ body: { viewing: createRequest(1, 'ben buyer'), messageId: 'msg_1' } }));
  const asked = { people };
  const listRequests = () => asked.people.map((name, at) => createRequest(at + 1, name));
  const createSlot = () => ({
    id: slotId,
    propertyId: ids.property,
    start,
    end: start,
    kind: 'private',
    capacity,
    booked: 0,
    status: 'open',
    full: false,
    requests: asked.people.length,
  });
  const createNotice = (name: string, at: number) => ({
    id: `ntf_${String(at).padStart(26, '0')}`,
    topic: 'viewings',
    title: 'Viewing request: 14 Oak Road, Leeds',
    body: `${name} asks to view 14 Oak Road, Leeds.`,
    href: `/my-listing/${ids.property}/viewings`,
    createdAt: start,
    read: false,
  });
  const { screen } = await openSite(`/my-listing/${ids.property}/viewings`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    ...liveAnswers,
    [`GET /api/properties/time-slots/${ids.property}`]: () => ({
      body: { slots: [createSlot()], days: [], total: 1, page: 1, per_page: 200 },
    }),
    'GET /api/my-viewing': () => ({
      body: { viewings: listRequests(), total: asked.people.length, page: 1, per_page: 50 },
    }),
    'GET /api/notifications': () => ({
      body: {
        notifications: asked.people.map(createNotice).toReversed(),
        unread: asked.people.length,
        total: asked.people.length,
        page: 1,
        per_page: 8,
      },
    }),
    [`PUT /api/viewing/accept/${slotId}/${createRequest(1, '').messageId}`]: accept,
  });
  return { screen, accept, asked };
}

describe('a request for a time that others asked for, too', () => {
  test('shows them, and names those that a confirmation turns down before it is sent', async () => {
    const { screen, accept } = await openViewings(['ben buyer', 'ann other'], 1);
    await expect.element(screen.getByText('Ann Other asked for this time too.')).toBeVisible();
    await screen
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Ben Buyer?' });
    await expect
      .element(dialog.getByText(/^Ann Other asked for this time too\. Confirming fills it/))
      .toBeVisible();
    expect(accept).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => accept.mock.calls.length).toBe(1);
  });

  test('shows that others asked as soon as they do, also in the list of times and under the bell', async () => {
    const { screen, asked } = await openViewings(['ben buyer'], 1);
    const times = screen.getByRole('region', { name: '1 viewing time' });
    await expect.element(times.getByText('1 request', { exact: true })).toBeVisible();
    const sendHint = await connectLive();
    asked.people = ['ben buyer', 'ann other'];
    sendHint({ topic: 'viewings', propertyId: ids.property });
    sendHint({ topic: 'notifications' });
    await expect.element(screen.getByText('Ann Other asked for this time too.')).toBeVisible();
    await expect.element(times.getByText('2 requests', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: /^Notifications/ }).click();
    await expect.element(screen.getByText('ann other asks to view 14 Oak Road, Leeds.')).toBeVisible();
  });

  test('is confirmed by one press where there is room for both', async () => {
    const { screen, accept } = await openViewings(['ben buyer', 'ann other'], 4);
    await screen
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect.poll(() => accept.mock.calls.length).toBe(1);
  });

  test('is confirmed by one press where it is the only one', async () => {
    const { screen, accept } = await openViewings(['ben buyer'], 1);
    await screen
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect.poll(() => accept.mock.calls.length).toBe(1);
  });
});
