import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../properties/sample.ts';
import { freshVisitor, logInFirst, openSite, userAnswer } from '../app.tsx';
import { inDays, known } from '../payments/sample.ts';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

const slotId = 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1S';
const start = inDays(2);
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
  const requests = people.map((name, at) => createRequest(at + 1, name));
  const slot = {
    id: slotId,
    propertyId: ids.property,
    start,
    end: start,
    kind: 'private',
    capacity,
    booked: 0,
    status: 'open',
    full: false,
    requests: people.length,
  };
  const { screen } = await openSite(`/my-listing/${ids.property}/viewings`, {
    'GET /api/user': userAnswer({ id: ids.owner }),
    ...known('live'),
    [`GET /api/properties/time-slots/${ids.property}`]: {
      body: { slots: [slot], days: [], total: 1, page: 1, per_page: 200 },
    },
    'GET /api/my-viewing': { body: { viewings: requests, total: 2, page: 1, per_page: 50 } },
    [`PUT /api/viewing/accept/${slotId}/${createRequest(1, '').messageId}`]: accept,
  });
  return { screen, accept };
}

describe('a request for a time that others asked for, too', () => {
  test('says so, and whom its confirmation turns down before it confirms', async () => {
    const { screen, accept } = await openViewings(['ben buyer', 'ann other'], 1);
    await expect.element(screen.getByText('Ann Other asked for this time, too.')).toBeVisible();
    await screen
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Ben Buyer?' });
    await expect
      .element(dialog.getByText(/^Ann Other asked for this time, too\. Confirming fills it/))
      .toBeVisible();
    expect(accept).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => accept.mock.calls.length).toBe(1);
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
